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

    /// What an item has that the app wants to have `own`: an app can only raise it (Apple's
    /// header).
    static func effective(own: FocusPriority, system: FocusPriority) -> FocusPriority {
        max(own, system)
    }
}
