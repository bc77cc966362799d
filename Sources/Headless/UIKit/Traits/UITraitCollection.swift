import Foundation

/// The traits of a view's surroundings: style, size classes, direction, text size.
open class UITraitCollection: NSObject {
    package let values: TraitValues

    package init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    public override convenience init() {
        self.init(TraitValues())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: idiom))
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(TraitValues(displayScale: scale))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    open var accessibilityContrast: UIAccessibilityContrast {
        values.accessibilityContrast ?? .unspecified
    }
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        values.layoutDirection ?? .unspecified
    }
    open var horizontalSizeClass: UIUserInterfaceSizeClass {
        values.horizontalSizeClass ?? .unspecified
    }
    open var verticalSizeClass: UIUserInterfaceSizeClass {
        values.verticalSizeClass ?? .unspecified
    }
    open var displayScale: CGFloat { values.displayScale ?? 0 }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }

    /// The traits with which adaptive colors are resolved; each thread has its own.
    open class var current: UITraitCollection {
        get { CurrentTraits.value ?? UITraitCollection() }
        set { CurrentTraits.value = newValue }
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let previous = CurrentTraits.value
        CurrentTraits.value = self
        defer { CurrentTraits.value = previous }
        actions()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// The values of traits; `nil` for unspecified ones.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceStyle: UIUserInterfaceStyle?
    package var userInterfaceLevel: UIUserInterfaceLevel?
    package var userInterfaceIdiom: UIUserInterfaceIdiom?
    package var accessibilityContrast: UIAccessibilityContrast?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var displayScale: CGFloat?
    package var preferredContentSizeCategory: UIContentSizeCategory?

    package init(
        userInterfaceStyle: UIUserInterfaceStyle? = nil,
        userInterfaceLevel: UIUserInterfaceLevel? = nil,
        userInterfaceIdiom: UIUserInterfaceIdiom? = nil,
        accessibilityContrast: UIAccessibilityContrast? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection? = nil,
        horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
        verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        displayScale: CGFloat? = nil,
        preferredContentSizeCategory: UIContentSizeCategory? = nil
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceLevel = userInterfaceLevel
        self.userInterfaceIdiom = userInterfaceIdiom
        self.accessibilityContrast = accessibilityContrast
        self.layoutDirection = layoutDirection
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.displayScale = displayScale
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
}
