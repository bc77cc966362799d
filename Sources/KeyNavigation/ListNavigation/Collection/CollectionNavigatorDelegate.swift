import Foundation
import UIKit

/// An object that draws the cursor of a collection navigator and opens items.
@MainActor
public protocol CollectionNavigatorDelegate: AnyObject {
    /// Tells the delegate that the cursor moved, after the collection view has scrolled.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext)

    /// Tells the delegate to open the item under the cursor.
    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath)

    /// Asks the delegate for the keys of `action`.
    ///
    /// Return an empty array for no keys.
    ///
    /// The default implementation returns the default keys.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        keyCommandDescriptorsFor action: CollectionNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor]

    /// Asks the delegate how to respond to a key press that moves the cursor.
    ///
    /// The default implementation returns `.defaultNavigation`.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        navigationResponseFor request: CollectionNavigator.NavigationRequest
    ) -> CollectionNavigator.NavigationResponse

    /// Tells the delegate that an arrow key would have moved the cursor past the first or last
    /// item, or past the end of a line that ends with ``ListOptions/LineEnd/stops``.
    ///
    /// The default implementation does nothing.
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

extension CollectionNavigator {
    /// A destination for the cursor.
    public enum FocusIntent: Equatable, Sendable {
        /// The first item, or the first visible one, because there is no cursor.
        case initialItem
        /// The last visible item, because there is no cursor and people navigate backward.
        case lastVisibleItem
        /// The next item from this one in the direction of an arrow on the screen.
        case step(ArrowDirection, fromItemAt: IndexPath)
        /// The first item of the collection view.
        case firstItem
        /// The last item of the collection view.
        case lastItem
        /// The item a page after this one, in the same column.
        case nextPage(afterItemAt: IndexPath)
        /// The item a page before this one, in the same column.
        case previousPage(beforeItemAt: IndexPath)
        /// The first item on the line of this one.
        case firstItemInRow(ofItemAt: IndexPath)
        /// The last item on the line of this one.
        case lastItemInRow(ofItemAt: IndexPath)
        /// The parent of this item in an outline.
        case parentItem(ofItemAt: IndexPath)
        /// The touched item.
        case touchedItem(at: IndexPath)
        /// The item with a text that begins with the typed text.
        case matchingItem(at: IndexPath)
        /// No item.
        case noItem
    }

    /// The effect of a key press.
    public enum Action: Equatable, Sendable {
        /// Moves the cursor.
        case changeFocus(for: FocusIntent)
        /// Opens the item under the cursor.
        case commitFocusedItem(at: IndexPath)
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

extension CollectionNavigator.FocusIntent {
    init(_ intent: ListIntent) {
        switch intent {
        case .enter(.first): self = .initialItem
        case .enter(.last): self = .lastVisibleItem
        case .step(let arrow, let origin): self = .step(arrow, fromItemAt: origin.indexPath)
        case .end(.first): self = .firstItem
        case .end(.last): self = .lastItem
        case .page(.forward, let origin): self = .nextPage(afterItemAt: origin.indexPath)
        case .page(.backward, let origin): self = .previousPage(beforeItemAt: origin.indexPath)
        case .lineEnd(.first, let origin): self = .firstItemInRow(ofItemAt: origin.indexPath)
        case .lineEnd(.last, let origin): self = .lastItemInRow(ofItemAt: origin.indexPath)
        case .parent(_, let child): self = .parentItem(ofItemAt: child.indexPath)
        case .touch(let position): self = .touchedItem(at: position.indexPath)
        case .match(let position): self = .matchingItem(at: position.indexPath)
        case .leave: self = .noItem
        }
    }
}

extension CollectionNavigator.Action {
    /// Creates the delegate's form of an action; `nil` for actions apart from the cursor.
    init?(_ action: ListAction) {
        switch action {
        case .move(let intent): self = .changeFocus(for: CollectionNavigator.FocusIntent(intent))
        case .commit(let position), .open(let position):
            self = .commitFocusedItem(at: position.indexPath)
        default: return nil
        }
    }
}
