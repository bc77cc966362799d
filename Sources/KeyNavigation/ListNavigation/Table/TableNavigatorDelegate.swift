import Foundation
import UIKit

/// An object that draws the cursor of a table navigator and opens rows.
@MainActor
public protocol TableNavigatorDelegate: AnyObject {
    /// Tells the delegate that keys moved the cursor, after the table has scrolled.
    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext)

    /// Tells the delegate to open the row under the cursor.
    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath)

    /// Asks the delegate for the keys of `action`.
    ///
    /// Return an empty array for no keys.
    ///
    /// The default implementation returns the default keys.
    func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor]

    /// Asks the delegate how to respond to a key press that moves the cursor.
    ///
    /// The default implementation returns `.defaultNavigation`.
    func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse

    /// Tells the delegate that an arrow key would have moved the cursor past the first or last row.
    ///
    /// The default implementation does nothing.
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

extension TableNavigator {
    /// A destination for the cursor.
    public enum FocusIntent: Equatable, Sendable {
        /// The first row, or the first visible one, because there is no cursor.
        case initialRow
        /// The last visible row, because there is no cursor and people navigate backward.
        case lastVisibleRow
        /// The row after this one.
        case nextRow(afterRowAt: IndexPath)
        /// The row before this one.
        case previousRow(beforeRowAt: IndexPath)
        /// The first row of the table.
        case firstRow
        /// The last row of the table.
        case lastRow
        /// The row a page after this one, in the same column.
        case nextPage(afterRowAt: IndexPath)
        /// The row a page before this one, in the same column.
        case previousPage(beforeRowAt: IndexPath)
        /// The parent of this row in an outline.
        case parentRow(ofRowAt: IndexPath)
        /// The touched row.
        case touchedRow(at: IndexPath)
        /// The row with a text that begins with the typed text.
        case matchingRow(at: IndexPath)
        /// No row.
        case noRow
    }

    /// The effect of a key press.
    public enum Action: Equatable, Sendable {
        /// Moves the cursor.
        case changeFocus(for: FocusIntent)
        /// Opens the row under the cursor.
        case commitFocusedRow(at: IndexPath)
    }

    /// The positions of the cursor before and after a move.
    public typealias FocusUpdate = ListFocusUpdate
    /// A move of the cursor, with its scrolling.
    public typealias Navigation = ListMove
    /// A request to the delegate to move the cursor.
    public typealias NavigationRequest = ListMoveRequest<FocusIntent>
    /// The delegate's response to a request.
    public typealias NavigationResponse = ListMoveResponse
    /// A completed move of the cursor, with its request.
    public typealias NavigationCompletionContext = ListMoveContext<FocusIntent>
}

extension TableNavigator.FocusIntent {
    init(_ intent: ListIntent) {
        switch intent {
        case .enter(.first): self = .initialRow
        case .enter(.last): self = .lastVisibleRow
        case .step(let arrow, let origin):
            self =
                arrow.isPositive
                ? .nextRow(afterRowAt: origin.indexPath)
                : .previousRow(beforeRowAt: origin.indexPath)
        case .end(.first): self = .firstRow
        case .end(.last): self = .lastRow
        case .page(.forward, let origin): self = .nextPage(afterRowAt: origin.indexPath)
        case .page(.backward, let origin): self = .previousPage(beforeRowAt: origin.indexPath)
        case .lineEnd(.first, _): self = .firstRow
        case .lineEnd(.last, _): self = .lastRow
        case .parent(_, let child): self = .parentRow(ofRowAt: child.indexPath)
        case .touch(let position): self = .touchedRow(at: position.indexPath)
        case .match(let position): self = .matchingRow(at: position.indexPath)
        case .leave: self = .noRow
        }
    }
}

extension TableNavigator.Action {
    /// Creates the delegate's form of an action; `nil` for actions apart from the cursor.
    init?(_ action: ListAction) {
        switch action {
        case .move(let intent): self = .changeFocus(for: TableNavigator.FocusIntent(intent))
        case .commit(let position), .open(let position):
            self = .commitFocusedRow(at: position.indexPath)
        default: return nil
        }
    }
}
