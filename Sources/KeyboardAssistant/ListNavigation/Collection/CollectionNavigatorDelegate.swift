import UIKit

/// Draws the cursor of a ``CollectionNavigator`` and opens items.
@MainActor
public protocol CollectionNavigatorDelegate: AnyObject {
    /// The cursor moved; the collection view has scrolled already.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext)

    /// Somebody opened the item under the cursor.
    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath)

    /// The keys for `action`; none take it from the keyboard. The default ones unless implemented.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        keyCommandDescriptorsFor action: CollectionNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor]

    /// What a key press does to the cursor. The default navigation unless implemented.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        navigationResponseFor request: CollectionNavigator.NavigationRequest
    ) -> CollectionNavigator.NavigationResponse

    /// An arrow would have led beyond the first or last item. Nothing happens unless implemented.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didReachEndFor request: CollectionNavigator.NavigationRequest)
}

extension CollectionNavigatorDelegate {
    public func collectionNavigator(
        _ navigator: CollectionNavigator,
        keyCommandDescriptorsFor action: CollectionNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        defaultDescriptors
    }

    public func collectionNavigator(
        _ navigator: CollectionNavigator,
        navigationResponseFor request: CollectionNavigator.NavigationRequest
    ) -> CollectionNavigator.NavigationResponse {
        .defaultNavigation
    }

    public func collectionNavigator(
        _ navigator: CollectionNavigator,
        didReachEndFor request: CollectionNavigator.NavigationRequest
    ) {}
}
