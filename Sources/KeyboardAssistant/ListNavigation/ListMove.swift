import CoreGraphics
import Foundation

/// A move of a list's cursor, with the scrolling that shows it.
public struct ListMove: Equatable, Sendable {
    /// The scrolling that belongs to a move of the cursor.
    public enum ScrollBehavior: Equatable, Sendable {
        /// No scrolling.
        case none
        /// Scrolls until a rectangle, in points of the list's own coordinates, is in sight.
        ///
        /// An empty or null one scrolls nothing.
        case scrollRectToVisible(CGRect, animated: Bool)
    }

    let destination: IndexPath?
    /// The scrolling that belongs to the move.
    public var scrollBehavior: ScrollBehavior

    /// Creates a move of the cursor to a row, or away with nil.
    ///
    /// A navigator does not move its cursor to a row that the table does not have.
    public init(focusingRowAt indexPath: IndexPath?, scrollBehavior: ScrollBehavior = .none) {
        destination = indexPath
        self.scrollBehavior = scrollBehavior
    }

    /// Creates a move of the cursor to an item, or away with nil.
    ///
    /// A navigator does not move its cursor to an item that the collection view does not have.
    public init(focusingItemAt indexPath: IndexPath?, scrollBehavior: ScrollBehavior = .none) {
        self.init(focusingRowAt: indexPath, scrollBehavior: scrollBehavior)
    }

    /// The row to which the cursor goes; nil if it goes away.
    public var indexPathForFocusedRow: IndexPath? { destination }

    /// The item to which the cursor goes; nil if it goes away.
    public var indexPathForFocusedItem: IndexPath? { destination }
}

/// The request for a move of the cursor, which a list's delegate may answer.
public struct ListMoveRequest<Intent: Equatable & Sendable>: Equatable, Sendable {
    /// The destination that is asked for.
    public let intent: Intent
    /// The means by which it was asked for.
    public let invocation: ListMoveInvocation

    /// Creates a request, for the tests of a delegate.
    public init(intent: Intent, invocation: ListMoveInvocation) {
        self.intent = intent
        self.invocation = invocation
    }

    /// Returns the same request in terms of another intent.
    func map<Other>(_ transform: (Intent) -> Other) -> ListMoveRequest<Other> {
        ListMoveRequest<Other>(intent: transform(intent), invocation: invocation)
    }
}

/// The means by which a move of the cursor was asked for.
public enum ListMoveInvocation: Equatable, Sendable {
    /// A key command with these keys.
    case keyCommand(KeyCommandDescriptor)
    /// A touch of the list.
    case touch
    /// Typing the beginning of a text, of which this is all so far.
    case typing(String)
    /// Focus that came to the list as a whole.
    case focus
}

/// The answer of a list's delegate to a request.
public enum ListMoveResponse: Equatable, Sendable {
    /// The cursor stays.
    case noNavigation
    /// The navigator decides.
    case defaultNavigation
    /// The cursor moves as given.
    case navigate(ListMove)
}

/// A finished move of the cursor, with the request that it answers.
public struct ListMoveContext<Intent: Equatable & Sendable>: Equatable, Sendable {
    /// The move that was made.
    public let navigation: ListMove
    /// The request that led to the move.
    public let request: ListMoveRequest<Intent>

    /// Creates the context of a finished move, for the tests of a delegate.
    public init(navigation: ListMove, request: ListMoveRequest<Intent>) {
        self.navigation = navigation
        self.request = request
    }
}

/// The positions of a list's cursor before and after a move.
public struct ListFocusUpdate: Equatable, Sendable {
    private let previous: IndexPath?
    private let focused: IndexPath?

    /// Creates an update, for the tests of a delegate.
    public init(from previous: IndexPath?, to focused: IndexPath?) {
        self.previous = previous
        self.focused = focused
    }

    /// A Boolean value that indicates whether the cursor is elsewhere than before.
    public var isFocusedRowChanged: Bool { previous != focused }

    /// The row that the cursor left; nil if it was nowhere.
    public var indexPathForPreviouslyFocusedRow: IndexPath? { previous }

    /// The row under the cursor; nil if it is nowhere.
    public var indexPathForFocusedRow: IndexPath? { focused }

    /// The rows that look different now, the one left first; none if nothing changed.
    public var indexPathsForChangedRows: [IndexPath] {
        isFocusedRowChanged ? [previous, focused].compactMap { $0 } : []
    }

    /// The item that the cursor left; nil if it was nowhere.
    public var indexPathForPreviouslyFocusedItem: IndexPath? { previous }

    /// The item under the cursor; nil if it is nowhere.
    public var indexPathForFocusedItem: IndexPath? { focused }

    /// The items that look different now, the one left first; none if nothing changed.
    public var indexPathsForChangedItems: [IndexPath] { indexPathsForChangedRows }
}
