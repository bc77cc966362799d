import CoreGraphics
import Foundation

/// A color that may depend on the traits of its surroundings.
open class UIColor: NSObject {
    private enum Recipe {
        case same(CGColor)
        case byStyle(StyledColor)
        case provided((UITraitCollection) -> UIColor)
    }

    private let recipe: Recipe

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recipe = .same(CGColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(white: CGFloat, alpha: CGFloat) {
        recipe = .same(CGColor(gray: white, alpha: alpha))
        super.init()
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        recipe = .same(
            CGColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    // No screen shows more colors than sRGB here.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        recipe = .same(CGColor(red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    public init(cgColor: CGColor) {
        recipe = .same(cgColor)
        super.init()
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        recipe = .provided(dynamicProvider)
        super.init()
    }

    package init(_ color: StyledColor) {
        recipe = .byStyle(color)
        super.init()
    }

    /// The color for the current traits, which are those of the view being drawn.
    open var cgColor: CGColor { color(under: .current) }

    @discardableResult
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: color(under: traitCollection))
    }

    @discardableResult
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch recipe {
        case .same(let color): UIColor(cgColor: color.withAlpha(alpha))
        case .byStyle(let color): UIColor(color.withAlpha(alpha))
        case .provided(let provider):
            UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let most = max(color.red, color.green, color.blue)
        let spread = most - min(color.red, color.green, color.blue)
        hue?.pointee = color.hue(most: most, spread: spread)
        saturation?.pointee = most > 0 ? spread / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() {
        GraphicsSurface.current?.setFill(cgColor)
    }

    open func setStroke() {
        GraphicsSurface.current?.setStroke(cgColor)
    }

    package func color(under traits: UITraitCollection) -> CGColor {
        switch recipe {
        case .same(let color): color
        case .byStyle(let color): color.color(under: traits)
        case .provided(let provider): provider(traits).color(under: traits)
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return switch (recipe, other.recipe) {
        case (.same(let color), .same(let otherColor)): color == otherColor
        case (.byStyle(let color), .byStyle(let otherColor)): color == otherColor
        case (.same, _), (.byStyle, _), (.provided, _): self === other
        }
    }

    open override var hash: Int {
        switch recipe {
        case .same(let color): color.hashValue
        case .byStyle(let color): color.hashValue
        case .provided: ObjectIdentifier(self).hashValue
        }
    }

    // MARK: Colors that are the same everywhere

    open class var black: UIColor { UIColor(white: 0, alpha: 1) }
    open class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    open class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    open class var white: UIColor { UIColor(white: 1, alpha: 1) }
    open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    open class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    open class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    open class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    open class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    open class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    open class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    open class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    open class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

    // MARK: Colors that adapt, as Apple publishes them in its Human Interface Guidelines

    open class var systemRed: UIColor { UIColor(.systemRed) }
    open class var systemOrange: UIColor { UIColor(.systemOrange) }
    open class var systemYellow: UIColor { UIColor(.systemYellow) }
    open class var systemGreen: UIColor { UIColor(.systemGreen) }
    open class var systemMint: UIColor { UIColor(.systemMint) }
    open class var systemTeal: UIColor { UIColor(.systemTeal) }
    open class var systemCyan: UIColor { UIColor(.systemCyan) }
    open class var systemBlue: UIColor { UIColor(.systemBlue) }
    open class var systemIndigo: UIColor { UIColor(.systemIndigo) }
    open class var systemPurple: UIColor { UIColor(.systemPurple) }
    open class var systemPink: UIColor { UIColor(.systemPink) }
    open class var systemBrown: UIColor { UIColor(.systemBrown) }
    open class var systemGray: UIColor { UIColor(.systemGray) }
    open class var systemGray2: UIColor { UIColor(.systemGray2) }
    open class var systemGray3: UIColor { UIColor(.systemGray3) }
    open class var systemGray4: UIColor { UIColor(.systemGray4) }
    open class var systemGray5: UIColor { UIColor(.systemGray5) }
    open class var systemGray6: UIColor { UIColor(.systemGray6) }

    open class var label: UIColor { UIColor(.label) }
    open class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
    open class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
    open class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
    open class var placeholderText: UIColor { UIColor(.placeholderText) }
    open class var link: UIColor { UIColor(.link) }
    open class var separator: UIColor { UIColor(.separator) }
    open class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
    open class var systemBackground: UIColor { UIColor(.systemBackground) }
    open class var secondarySystemBackground: UIColor { UIColor(.secondarySystemBackground) }
    open class var tertiarySystemBackground: UIColor { UIColor(.tertiarySystemBackground) }
    // UIInterface.h: the older name.
    open class var groupTableViewBackground: UIColor { .systemGroupedBackground }

    open class var systemGroupedBackground: UIColor { UIColor(.systemGroupedBackground) }
    open class var secondarySystemGroupedBackground: UIColor {
        UIColor(.secondarySystemGroupedBackground)
    }
    open class var tertiarySystemGroupedBackground: UIColor {
        UIColor(.tertiarySystemGroupedBackground)
    }
    open class var systemFill: UIColor { UIColor(.systemFill) }
    open class var secondarySystemFill: UIColor { UIColor(.secondarySystemFill) }
    open class var tertiarySystemFill: UIColor { UIColor(.tertiarySystemFill) }
    open class var quaternarySystemFill: UIColor { UIColor(.quaternarySystemFill) }
}
