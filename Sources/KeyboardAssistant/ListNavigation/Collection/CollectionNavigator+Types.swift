import Foundation
import UIKit

extension CollectionNavigator {
    /// Where a key press wants the cursor.
    public enum FocusIntent: Equatable, Sendable {
        /// On the first item, or the first one in sight, because it is nowhere.
        case initialItem
        /// On the last item in sight, because it is nowhere and people come from behind.
        case lastVisibleItem
        /// Where an arrow points to from an item, on the screen.
        case step(ArrowDirection, fromItemAt: IndexPath)
        /// On the first item of all.
        case firstItem
        /// On the last item of all.
        case lastItem
        /// On the item that was touched.
        case touchedItem(at: IndexPath)
        /// On the item whose text begins with what was typed.
        case matchingItem(at: IndexPath)
        /// Nowhere.
        case noItem
    }

    /// What a key press can do.
    public enum Action: Equatable, Sendable {
        /// Move the cursor.
        case changeFocus(for: FocusIntent)
        /// Open the item under the cursor.
        case commitFocusedItem(at: IndexPath)
    }

    /// Where the cursor was and where it is.
    public typealias FocusUpdate = ListFocusUpdate
    /// A move of the cursor, and what the collection view does so that it can be seen.
    public typealias Navigation = ListMove
    /// What the delegate is asked: somebody wants the cursor to move.
    public typealias NavigationRequest = ListMoveRequest<FocusIntent>
    /// What the delegate answers.
    public typealias NavigationResponse = ListMoveResponse
    /// What a finished move was.
    public typealias NavigationCompletionContext = ListMoveContext<FocusIntent>
}

extension CollectionNavigator.FocusIntent {
    init(_ intent: ListIntent) {
        switch intent {
        case .enter(.first): self = .initialItem
        case .enter(.last): self = .lastVisibleItem
        case .step(let arrow, let place): self = .step(arrow, fromItemAt: place.indexPath)
        case .end(.first): self = .firstItem
        case .end(.last): self = .lastItem
        case .touch(let place): self = .touchedItem(at: place.indexPath)
        case .match(let place): self = .matchingItem(at: place.indexPath)
        case .leave: self = .noItem
        }
    }
}

extension CollectionNavigator.Action {
    /// Nil for what is no affair of the cursor's.
    init?(_ action: ListAction) {
        switch action {
        case .move(let intent): self = .changeFocus(for: CollectionNavigator.FocusIntent(intent))
        case .commit(let place), .open(let place):
            self = .commitFocusedItem(at: place.indexPath)
        default: return nil
        }
    }
}
