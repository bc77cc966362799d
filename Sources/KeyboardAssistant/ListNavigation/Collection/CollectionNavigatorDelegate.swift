import Foundation
import UIKit

/// An object that draws the cursor of a ``CollectionNavigator`` and opens items.
@MainActor
public protocol CollectionNavigatorDelegate: AnyObject {
    /// Tells the delegate that the cursor moved; the collection view has scrolled already.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext)

    /// Tells the delegate to open the item under the cursor.
    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath)

    /// Asks the delegate for the keys of `action`; none take it from the keyboard.
    ///
    /// The default ones unless implemented.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        keyCommandDescriptorsFor action: CollectionNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor]

    /// Asks the delegate how to answer a key press that moves the cursor.
    ///
    /// The default navigation unless implemented.
    func collectionNavigator(
        _ navigator: CollectionNavigator,
        navigationResponseFor request: CollectionNavigator.NavigationRequest
    ) -> CollectionNavigator.NavigationResponse

    /// Tells the delegate that an arrow would have led beyond the first or last item.
    ///
    /// Nothing happens unless implemented.
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
        /// The first item, or the first one in sight, because the cursor is nowhere.
        case initialItem
        /// The last item in sight, because the cursor is nowhere and people come from behind.
        case lastVisibleItem
        /// The item to which an arrow points from another, on the screen.
        case step(ArrowDirection, fromItemAt: IndexPath)
        /// The first item of all.
        case firstItem
        /// The last item of all.
        case lastItem
        /// The item that was touched.
        case touchedItem(at: IndexPath)
        /// The item whose text begins with what was typed.
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
    /// A move of the cursor, with the scrolling that shows it.
    public typealias Navigation = ListMove
    /// The request for a move of the cursor, which the delegate may answer.
    public typealias NavigationRequest = ListMoveRequest<FocusIntent>
    /// The answer of the delegate to a request.
    public typealias NavigationResponse = ListMoveResponse
    /// A finished move of the cursor, with the request that it answers.
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
        case .touch(let position): self = .touchedItem(at: position.indexPath)
        case .match(let position): self = .matchingItem(at: position.indexPath)
        case .leave: self = .noItem
        }
    }
}

extension CollectionNavigator.Action {
    /// Returns the action as the delegate sees it; nil if it does not concern the cursor.
    init?(_ action: ListAction) {
        switch action {
        case .move(let intent): self = .changeFocus(for: CollectionNavigator.FocusIntent(intent))
        case .commit(let position), .open(let position):
            self = .commitFocusedItem(at: position.indexPath)
        default: return nil
        }
    }
}
