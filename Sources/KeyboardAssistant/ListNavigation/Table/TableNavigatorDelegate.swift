import UIKit

/// Draws the cursor of a ``TableNavigator`` and opens rows.
@MainActor
public protocol TableNavigatorDelegate: AnyObject {
    /// The cursor moved, by keys; the table has scrolled already.
    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext)

    /// Somebody opened the row under the cursor.
    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath)

    /// The keys for `action`; none take it from the keyboard. The default ones unless implemented.
    func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor]

    /// What a key press does to the cursor. The default navigation unless implemented.
    func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse

    /// An arrow would have led beyond the first or last row. Nothing happens unless implemented.
    func tableNavigator(
        _ navigator: TableNavigator,
        didReachEndFor request: TableNavigator.NavigationRequest)
}

extension TableNavigatorDelegate {
    public func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        defaultDescriptors
    }

    public func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse {
        .defaultNavigation
    }

    public func tableNavigator(
        _ navigator: TableNavigator,
        didReachEndFor request: TableNavigator.NavigationRequest
    ) {}
}
