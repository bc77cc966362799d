/// What an element is and can do, told to assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    // Apple's constants are `UIAccessibilityTraitButton` and so on, which Swift sees as these.
    @_documentation(visibility: internal)
    public static let none: UIAccessibilityTraits = []
    @_documentation(visibility: internal)
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    @_documentation(visibility: internal)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    @_documentation(visibility: internal)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}
