import CoreGraphics
import Foundation

/// Scales an app's own fonts and lengths like a text style.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    @discardableResult
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    @discardableResult
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    @discardableResult
    open func scaledFont(
        for font: UIFont, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    @discardableResult
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        // UIKit raises an exception for a font that is scaled already; here it stays as it is.
        guard font.scaling == nil else { return font }
        let scaling = FontScaling(
            style: style, standardSize: font.pointSize, maximumSize: maximumPointSize)
        return UIFont(font.face, scaling: scaling)
            .scaled(for: .preferred(compatibleWith: traitCollection))
    }

    @discardableResult
    open func scaledValue(forValue value: CGFloat) -> CGFloat {
        scaledValue(forValue: value, compatibleWith: nil)
    }

    @discardableResult
    open func scaledValue(
        forValue value: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> CGFloat {
        FontScaling(style: style)
            .scaled(value, at: .preferred(compatibleWith: traitCollection))
    }
}
