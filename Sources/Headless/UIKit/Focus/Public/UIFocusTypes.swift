/// The directions in which focus moves.
public struct UIFocusHeading: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var up: UIFocusHeading { .init(rawValue: 1 << 0) }
    public static var down: UIFocusHeading { .init(rawValue: 1 << 1) }
    public static var left: UIFocusHeading { .init(rawValue: 1 << 2) }
    public static var right: UIFocusHeading { .init(rawValue: 1 << 3) }
    public static var next: UIFocusHeading { .init(rawValue: 1 << 4) }
    public static var previous: UIFocusHeading { .init(rawValue: 1 << 5) }
    public static var first: UIFocusHeading { .init(rawValue: 1 << 8) }
    public static var last: UIFocusHeading { .init(rawValue: 1 << 9) }
}

/// The priority of an item when focus moves to its focus group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var ignored: UIFocusGroupPriority { .init(0) }
    public static var previouslyFocused: UIFocusGroupPriority { .init(1000) }
    public static var prioritized: UIFocusGroupPriority { .init(2000) }
    public static var currentlyFocused: UIFocusGroupPriority { .init(.max) }
}
