import CoreGraphics
import Foundation

/// A color with a variant for dark interfaces, and another for elevated dark ones.
package struct StyledColor: Hashable, Sendable {
    private let light: CGColor
    private let dark: CGColor
    private let elevated: CGColor

    private init(light: CGColor, dark: CGColor, elevated: CGColor) {
        (self.light, self.dark, self.elevated) = (light, dark, elevated)
    }

    /// Creates a color from published values of the form 0xRRGGBB.
    init(
        light: Int, alpha lightAlpha: CGFloat = 1, dark: Int, alpha darkAlpha: CGFloat = 1,
        elevated: Int? = nil
    ) {
        self.light = CGColor(rgb: light, alpha: lightAlpha)
        self.dark = CGColor(rgb: dark, alpha: darkAlpha)
        self.elevated = CGColor(rgb: elevated ?? dark, alpha: darkAlpha)
    }

    func color(under traits: UITraitCollection) -> CGColor {
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevated : dark
    }

    func withAlpha(_ alpha: CGFloat) -> StyledColor {
        StyledColor(
            light: light.withAlpha(alpha), dark: dark.withAlpha(alpha),
            elevated: elevated.withAlpha(alpha))
    }
}

extension CGColor {
    package convenience init(rgb: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
    }

    /// Creates a color by its hue on the color wheel, where 0 and 1 are both red.
    convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            let distance = max(0, min(place, 4 - place, 1))
            return brightness * (1 - saturation * distance)
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    package func withAlpha(_ alpha: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor {
    /// Returns the hue from 0 to 1, for the largest component and its distance from the smallest.
    func hue(most: CGFloat, spread: CGFloat) -> CGFloat {
        guard spread > 0 else { return 0 }
        let sixths: CGFloat =
            if most == red {
                (green - blue) / spread
            } else if most == green {
                (blue - red) / spread + 2
            } else {
                (red - green) / spread + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}
