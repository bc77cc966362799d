/// The characteristics of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt64) {
        self.init(rawValue: rawValue)
    }

    // Apple's constants are `UIAccessibilityTraitButton` and so on, which Swift imports as these.
    // Apps see their values only in printed text.
    @_documentation(visibility: internal)
    public static let none: UIAccessibilityTraits = []
    @_documentation(visibility: internal)
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    @_documentation(visibility: internal)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    @_documentation(visibility: internal)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    @_documentation(visibility: internal)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    @_documentation(visibility: internal)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    @_documentation(visibility: internal)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    @_documentation(visibility: internal)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    @_documentation(visibility: internal)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    @_documentation(visibility: internal)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    @_documentation(visibility: internal)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    @_documentation(visibility: internal)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    @_documentation(visibility: internal)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    @_documentation(visibility: internal)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    @_documentation(visibility: internal)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    @_documentation(visibility: internal)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    @_documentation(visibility: internal)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    @_documentation(visibility: internal)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
