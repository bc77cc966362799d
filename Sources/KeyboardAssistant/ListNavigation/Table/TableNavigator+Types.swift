import Foundation
import UIKit

extension TableNavigator {
    /// Where a key press wants the cursor.
    public enum FocusIntent: Equatable, Sendable {
        /// On the first row, or the first one in sight, because it is nowhere.
        case initialRow
        /// On the last row in sight, because it is nowhere and people come from below.
        case lastVisibleRow
        /// On the row after another.
        case nextRow(afterRowAt: IndexPath)
        /// On the row before another.
        case previousRow(beforeRowAt: IndexPath)
        /// On the first row of all.
        case firstRow
        /// On the last row of all.
        case lastRow
        /// On the row that was touched.
        case touchedRow(at: IndexPath)
        /// On the row whose text begins with what was typed.
        case matchingRow(at: IndexPath)
        /// Nowhere.
        case noRow
    }

    /// What a key press can do.
    public enum Action: Equatable, Sendable {
        /// Move the cursor.
        case changeFocus(for: FocusIntent)
        /// Open the row under the cursor.
        case commitFocusedRow(at: IndexPath)
    }

    /// Where the cursor was and where it is.
    public typealias FocusUpdate = ListFocusUpdate
    /// A move of the cursor, and what the table does so that it can be seen.
    public typealias Navigation = ListMove
    /// What the delegate is asked: somebody wants the cursor to move.
    public typealias NavigationRequest = ListMoveRequest<FocusIntent>
    /// What the delegate answers.
    public typealias NavigationResponse = ListMoveResponse
    /// What a finished move was.
    public typealias NavigationCompletionContext = ListMoveContext<FocusIntent>
}

extension ListMoveRequest {
    /// How somebody asked for a move.
    public typealias Invocation = ListMoveInvocation
}

extension TableNavigator.FocusIntent {
    init(_ intent: ListIntent) {
        switch intent {
        case .enter(.first): self = .initialRow
        case .enter(.last): self = .lastVisibleRow
        case .step(let arrow, let place):
            self =
                arrow.isPositive
                ? .nextRow(afterRowAt: place.indexPath)
                : .previousRow(beforeRowAt: place.indexPath)
        case .end(.first): self = .firstRow
        case .end(.last): self = .lastRow
        case .touch(let place): self = .touchedRow(at: place.indexPath)
        case .match(let place): self = .matchingRow(at: place.indexPath)
        case .leave: self = .noRow
        }
    }
}

extension TableNavigator.Action {
    /// Nil for what is no affair of the cursor's.
    init?(_ action: ListAction) {
        switch action {
        case .move(let intent): self = .changeFocus(for: TableNavigator.FocusIntent(intent))
        case .commit(let place), .open(let place):
            self = .commitFocusedRow(at: place.indexPath)
        default: return nil
        }
    }
}
