import Foundation
import UIKit

/// An object that draws the cursor of a ``TableNavigator`` and opens rows.
@MainActor
public protocol TableNavigatorDelegate: AnyObject {
    /// Tells the delegate that the cursor moved, by keys; the table has scrolled already.
    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext)

    /// Tells the delegate to open the row under the cursor.
    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath)

    /// Asks the delegate for the keys of `action`; none take it from the keyboard.
    ///
    /// The default ones unless implemented.
    func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor]

    /// Asks the delegate how to answer a key press that moves the cursor.
    ///
    /// The default navigation unless implemented.
    func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse

    /// Tells the delegate that an arrow would have led beyond the first or last row.
    ///
    /// Nothing happens unless implemented.
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
        /// The first row, or the first one in sight, because the cursor is nowhere.
        case initialRow
        /// The last row in sight, because the cursor is nowhere and people come from below.
        case lastVisibleRow
        /// The row after another.
        case nextRow(afterRowAt: IndexPath)
        /// The row before another.
        case previousRow(beforeRowAt: IndexPath)
        /// The first row of all.
        case firstRow
        /// The last row of all.
        case lastRow
        /// The row that was touched.
        case touchedRow(at: IndexPath)
        /// The row whose text begins with what was typed.
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
    /// A move of the cursor, with the scrolling that shows it.
    public typealias Navigation = ListMove
    /// The request for a move of the cursor, which the delegate may answer.
    public typealias NavigationRequest = ListMoveRequest<FocusIntent>
    /// The answer of the delegate to a request.
    public typealias NavigationResponse = ListMoveResponse
    /// A finished move of the cursor, with the request that it answers.
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
        case .touch(let position): self = .touchedRow(at: position.indexPath)
        case .match(let position): self = .matchingRow(at: position.indexPath)
        case .leave: self = .noRow
        }
    }
}

extension TableNavigator.Action {
    /// Returns the action as the delegate sees it; nil if it does not concern the cursor.
    init?(_ action: ListAction) {
        switch action {
        case .move(let intent): self = .changeFocus(for: TableNavigator.FocusIntent(intent))
        case .commit(let position), .open(let position):
            self = .commitFocusedRow(at: position.indexPath)
        default: return nil
        }
    }
}
