import CoreGraphics
import Foundation

/// A move of a list's cursor, with its scrolling.
public struct ListMove: Equatable, Sendable {
    /// The scrolling that accompanies a move of the cursor.
    public enum ScrollBehavior: Equatable, Sendable {
        /// No scrolling.
        case none
        /// Scrolls until a rectangle, in the list's coordinates, is visible.
        ///
        /// An empty or null rectangle doesn't scroll.
        case scrollRectToVisible(CGRect, animated: Bool)
    }

    let destination: IndexPath?
    /// The scrolling that accompanies the move.
    public var scrollBehavior: ScrollBehavior

    /// Creates a move of the cursor to a row; `nil` removes the cursor.
    ///
    /// A navigator ignores a row outside the table.
    public init(focusingRowAt indexPath: IndexPath?, scrollBehavior: ScrollBehavior = .none) {
        destination = indexPath
        self.scrollBehavior = scrollBehavior
    }

    /// Creates a move of the cursor to an item; `nil` removes the cursor.
    ///
    /// A navigator ignores an item outside the collection view.
    public init(focusingItemAt indexPath: IndexPath?, scrollBehavior: ScrollBehavior = .none) {
        self.init(focusingRowAt: indexPath, scrollBehavior: scrollBehavior)
    }

    /// The row to which the cursor moves; `nil` if the cursor is removed.
    public var indexPathForFocusedRow: IndexPath? { destination }

    /// The item to which the cursor moves; `nil` if the cursor is removed.
    public var indexPathForFocusedItem: IndexPath? { destination }
}

/// A request to the delegate of a list to move the cursor.
public struct ListMoveRequest<Intent: Equatable & Sendable>: Equatable, Sendable {
    /// The requested destination.
    public let intent: Intent
    /// The source of the request.
    public let invocation: ListMoveInvocation

    /// Creates a request, for use in tests of a delegate.
    public init(intent: Intent, invocation: ListMoveInvocation) {
        self.intent = intent
        self.invocation = invocation
    }

    /// Returns the same request with a converted intent.
    func map<Other>(_ transform: (Intent) -> Other) -> ListMoveRequest<Other> {
        ListMoveRequest<Other>(intent: transform(intent), invocation: invocation)
    }
}

/// The source of a request to move the cursor.
public enum ListMoveInvocation: Equatable, Sendable {
    /// A key command with these keys.
    case keyCommand(KeyCommandDescriptor)
    /// A touch in the list.
    case touch
    /// Typing to find a row or item. The value is the text typed so far.
    case typing(String)
    /// Focus that moved to the list as a whole.
    case focus
}

/// The response of a list's delegate to a request.
public enum ListMoveResponse: Equatable, Sendable {
    /// The cursor doesn't move.
    case noNavigation
    /// The navigator decides how to move the cursor.
    case defaultNavigation
    /// The cursor makes this move.
    case navigate(ListMove)
}

/// A completed move of the cursor, with its request.
public struct ListMoveContext<Intent: Equatable & Sendable>: Equatable, Sendable {
    /// The move that was made.
    public let navigation: ListMove
    /// The request that led to the move.
    public let request: ListMoveRequest<Intent>

    /// Creates the context of a completed move, for use in tests of a delegate.
    public init(navigation: ListMove, request: ListMoveRequest<Intent>) {
        self.navigation = navigation
        self.request = request
    }
}

/// The positions of a list's cursor before and after a move.
public struct ListFocusUpdate: Equatable, Sendable {
    private let previous: IndexPath?
    private let focused: IndexPath?

    /// Creates an update, for use in tests of a delegate.
    public init(from previous: IndexPath?, to focused: IndexPath?) {
        self.previous = previous
        self.focused = focused
    }

    /// A Boolean value that indicates whether the cursor moved.
    public var isFocusedRowChanged: Bool { previous != focused }

    /// The row that the cursor left; `nil` if there was no cursor.
    public var indexPathForPreviouslyFocusedRow: IndexPath? { previous }

    /// The row under the cursor; `nil` if there is no cursor.
    public var indexPathForFocusedRow: IndexPath? { focused }

    /// The rows with a changed appearance, starting with the previous one; empty without changes.
    public var indexPathsForChangedRows: [IndexPath] {
        isFocusedRowChanged ? [previous, focused].compactMap { $0 } : []
    }

    /// The item that the cursor left; `nil` if there was no cursor.
    public var indexPathForPreviouslyFocusedItem: IndexPath? { previous }

    /// The item under the cursor; `nil` if there is no cursor.
    public var indexPathForFocusedItem: IndexPath? { focused }

    /// The items with a changed appearance, starting with the previous one; empty without changes.
    public var indexPathsForChangedItems: [IndexPath] { indexPathsForChangedRows }
}
