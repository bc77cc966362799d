import CoreGraphics
import Foundation

/// A move of a list's cursor, and what the list does so that it can be seen.
public struct ListMove: Equatable, Sendable {
    /// What a list does when its cursor moves.
    public enum ScrollBehavior: Equatable, Sendable {
        /// Nothing.
        case none
        /// Bring a rectangle, in points of the list's own coordinates, into sight.
        ///
        /// An empty or null one scrolls nothing.
        case scrollRectToVisible(CGRect, animated: Bool)
    }

    let destination: IndexPath?
    /// What the list does.
    public var scrollBehavior: ScrollBehavior

    private init(_ destination: IndexPath?, _ scrollBehavior: ScrollBehavior) {
        self.destination = destination
        self.scrollBehavior = scrollBehavior
    }

    /// Moves the cursor to a row, or away with nil.
    ///
    /// A row that the table does not have is not gone to.
    public init(focusingRowAt indexPath: IndexPath?, scrollBehavior: ScrollBehavior = .none) {
        self.init(indexPath, scrollBehavior)
    }

    /// Moves the cursor to a row and brings `rect`, in the table's coordinates, into sight at once.
    public init(focusingRowAt indexPath: IndexPath?, scrollingTo rect: CGRect) {
        self.init(indexPath, .scrollRectToVisible(rect, animated: false))
    }

    /// Moves the cursor to an item, or away with nil.
    ///
    /// An item that the collection view does not have is not gone to.
    public init(focusingItemAt indexPath: IndexPath?, scrollBehavior: ScrollBehavior = .none) {
        self.init(indexPath, scrollBehavior)
    }

    /// Moves the cursor to an item and brings `rect`, in the collection view's coordinates, into
    /// sight at once.
    public init(focusingItemAt indexPath: IndexPath?, scrollingTo rect: CGRect) {
        self.init(indexPath, .scrollRectToVisible(rect, animated: false))
    }

    /// Where the cursor goes; nil if nowhere.
    public var indexPathForFocusedRow: IndexPath? { destination }

    /// Where the cursor goes; nil if nowhere.
    public var indexPathForFocusedItem: IndexPath? { destination }
}
