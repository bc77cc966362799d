import CoreGraphics
import Foundation

/// A colour, possibly another one in the dark.
open class UIColor: NSObject {
    private let light: CGColor

    package init(light: CGColor) {
        self.light = light
        super.init()
    }

    open class var systemBlue: UIColor {
        UIColor(light: CGColor(red: 0, green: 0.478, blue: 1, alpha: 1))
    }

    open var cgColor: CGColor { light }

    @discardableResult
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
