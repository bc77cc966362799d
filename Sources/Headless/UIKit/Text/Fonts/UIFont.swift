import CoreGraphics
import Foundation

/// A typeface at a size.
open class UIFont: NSObject {
    package let face: FontFace

    /// The rule by which the size follows the preferred text size; `nil` for a fixed size.
    package let scaling: FontScaling?

    package init(_ face: FontFace, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        super.init()
    }

    /// Creates a font of the only family here, in the style that the name contains.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        let name = fontName.lowercased()
        let weight = FontWeight.allCases.last { name.contains("\($0)".lowercased()) }
        face = FontFace(
            size: fontSize, weight: weight ?? .regular,
            design: name.contains("mono") || name.contains("courier") || name.contains("menlo")
                ? .monospaced : .proportional,
            isItalic: name.contains("italic") || name.contains("oblique"))
        scaling = nil
        super.init()
    }

    // Apple's reference: a size of 0 keeps the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var face = descriptor.face
        if pointSize > 0 { face.size = pointSize }
        self.init(face)
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face) }

    // MARK: System fonts

    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(size: fontSize))
    }

    @discardableResult
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(size: fontSize, weight: weight.step))
    }

    @discardableResult
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        // Apple's bold system font is the semibold one at text sizes.
        UIFont(FontFace(size: fontSize, weight: .semibold))
    }

    @discardableResult
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(size: fontSize, isItalic: true))
    }

    @discardableResult
    open class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
        UIFont(FontFace(size: fontSize, weight: weight.step, design: .monospacedDigits))
    }

    @discardableResult
    open class func monospacedSystemFont(
        ofSize fontSize: CGFloat, weight: UIFont.Weight
    ) -> UIFont {
        UIFont(FontFace(size: fontSize, weight: weight.step, design: .monospaced))
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Text styles

    @discardableResult
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    @discardableResult
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = FontScaling(style: style)
        let face = FontFace(size: scaling.standardSize, weight: style.weight)
        return UIFont(face, scaling: scaling)
            .scaled(for: .preferred(compatibleWith: traitCollection))
    }

    // MARK: Metrics

    open var familyName: String { ".AppleSystemUIFont" }
    open var fontName: String {
        ".SFUI-" + "\(face.weight)".capitalized + (face.isItalic ? "Italic" : "")
    }
    open var pointSize: CGFloat { face.size }
    open var ascender: CGFloat { face.ascender }
    open var descender: CGFloat { face.descender }
    open var capHeight: CGFloat { face.capHeight }
    open var xHeight: CGFloat { face.xHeight }
    open var lineHeight: CGFloat { face.lineHeight }
    open var leading: CGFloat { 0 }

    @discardableResult
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            FontFace(
                size: fontSize, weight: face.weight, design: face.design, isItalic: face.isItalic))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.face == face && other.scaling == scaling
    }

    open override var hash: Int { face.hashValue }
}

extension UIFont {
    /// Returns this font in its size for the preferred text size `category`.
    package func scaled(for category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        var face = face
        face.size = scaling.size(at: category)
        return face == self.face ? self : UIFont(face, scaling: scaling)
    }
}
