import CoreGraphics

/// A part of a screen, as far as focus is concerned: something that can be focused, something that
/// holds such things, or both.
///
/// It may stand for a view, or for anything that has a frame: what is drawn into one big view, say.
struct FocusNode<ID: Hashable & Sendable>: Equatable, Sendable {
    /// The identity of what it stands for.
    var id: ID
    /// Its frame, in points; all nodes of a tree share one coordinate space.
    var frame: CGRect
    /// A Boolean value that indicates whether it can be seen; if not, it and what is in it are
    /// passed over.
    var isVisible: Bool
    /// A Boolean value that indicates whether it can be scrolled into sight, so that focus goes to
    /// it although it cannot be seen.
    var isReachable = false
    /// A Boolean value that indicates whether what is in it can be scrolled into its frame.
    var scrolls = false
    /// Its priority to be where focus enters its group.
    var priority: FocusPriority
    /// A Boolean value that indicates whether focus can come to it, and not only to what is in it.
    var isFocusable: Bool
    /// The group that it and its members belong to.
    var group: FocusMembership
    /// The nodes in it.
    var members: [FocusNode]

    /// Creates a node that can be focused, or with `members` a group of such nodes.
    init(
        _ id: ID, frame: CGRect, isVisible: Bool = true, priority: FocusPriority = .ignored,
        members: [FocusNode] = []
    ) {
        self.init(
            id, frame: frame, isVisible: isVisible, priority: priority,
            isFocusable: members.isEmpty, group: members.isEmpty ? .inherited : .own,
            members: members)
    }

    /// Creates a node by all that can be said of it.
    init(
        _ id: ID, frame: CGRect, isVisible: Bool = true, priority: FocusPriority = .ignored,
        isFocusable: Bool, group: FocusMembership, members: [FocusNode] = []
    ) {
        self.id = id
        self.frame = frame
        self.isVisible = isVisible
        self.priority = priority
        self.isFocusable = isFocusable
        self.group = group
        self.members = members
    }
}

/// The ways in which a node belongs to a group (WWDC21 10260, at 10:30).
enum FocusMembership: Hashable, Sendable {
    /// The group of what it lies in; where there is none, it is a group by itself.
    case inherited
    /// A group of its own, as lists, scroll views and text inputs have.
    case own
    /// The group of this name; all that bear it are one, wherever they lie.
    case named(FocusGroupName)
}

/// The name of a focus group, in reverse-domain form as a rule.
///
/// Declare the ones of an app once:
///
///     extension FocusGroupName {
///         static let sidebar: FocusGroupName = "com.example.sidebar"
///     }
public struct FocusGroupName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name that UIKit knows as the focus group identifier.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

/// The priority of an item to be where focus enters its group (Apple, `UIFocusGroupPriority`).
public struct FocusPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, where the greater one wins; below zero counts as zero.
    public let rawValue: Int

    /// Creates a priority between or above the system's own.
    public init(rawValue: Int) {
        self.rawValue = max(0, rawValue)
    }

    /// The priority of items without one.
    public static let ignored = FocusPriority(rawValue: 0)
    /// The priority of the item that was focused last in its group.
    public static let previouslyFocused = FocusPriority(rawValue: 1000)
    /// The priority of a selected cell.
    public static let prioritized = FocusPriority(rawValue: 2000)
    /// The priority of the focused item.
    public static let currentlyFocused = FocusPriority(rawValue: .max)

    public static func < (a: FocusPriority, b: FocusPriority) -> Bool { a.rawValue < b.rawValue }

    /// Returns the priority of an item that the app gave its `own`: an app can only raise it
    /// (Apple's header).
    static func effective(own: FocusPriority, system: FocusPriority) -> FocusPriority {
        max(own, system)
    }
}
