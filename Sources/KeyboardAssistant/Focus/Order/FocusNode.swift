import CoreGraphics

/// A thing that can be focused, or a group of such things.
///
/// It may stand for a view, or for anything that has a place: what is drawn into one big view, say.
public struct FocusNode<ID: Hashable & Sendable>: Equatable, Sendable {
    /// What it stands for.
    public var id: ID
    /// Where it is, in points; all nodes of a tree share one coordinate space.
    public var frame: CGRect
    /// Whether it can be seen; what cannot is passed over.
    public var isVisible: Bool
    /// How much it wants to be where focus enters its group.
    public var priority: FocusPriority
    /// What belongs to it; a node without members is an item, one with members is a group.
    public var members: [FocusNode]

    /// A thing that can be focused, or with `members` a group.
    public init(
        _ id: ID, frame: CGRect, isVisible: Bool = true, priority: FocusPriority = .ignored,
        members: [FocusNode] = []
    ) {
        self.id = id
        self.frame = frame
        self.isVisible = isVisible
        self.priority = priority
        self.members = members
    }
}

/// How much an item wants to be where focus enters its group (Apple, `UIFocusGroupPriority`).
public struct FocusPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The greater the more; below zero counts as zero.
    public let rawValue: Int

    /// A priority between or above the system's own.
    public init(rawValue: Int) {
        self.rawValue = max(0, rawValue)
    }

    /// What items have that nobody gave any.
    public static let ignored = FocusPriority(rawValue: 0)
    /// What the item has that was focused last in its group.
    public static let previouslyFocused = FocusPriority(rawValue: 1000)
    /// What a selected cell has.
    public static let prioritized = FocusPriority(rawValue: 2000)
    /// What the focused item has.
    public static let currentlyFocused = FocusPriority(rawValue: .max)

    public static func < (a: FocusPriority, b: FocusPriority) -> Bool { a.rawValue < b.rawValue }

    /// What an item has that the app wants to have `own`: an app can only raise it (Apple's header).
    static func effective(own: FocusPriority, system: FocusPriority) -> FocusPriority {
        max(own, system)
    }
}
