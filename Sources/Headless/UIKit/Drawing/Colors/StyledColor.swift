import CoreGraphics
import Foundation

/// A color with variants for dark interfaces, elevated dark ones, and more contrast.
package struct StyledColor: Hashable, Sendable {
    private var usual: Variants
    private var highContrast: Variants

    private struct Variants: Hashable {
        var light: CGColor
        var dark: CGColor
        var elevated: CGColor

        func color(under traits: UITraitCollection) -> CGColor {
            guard traits.userInterfaceStyle == .dark else { return light }
            return traits.userInterfaceLevel == .elevated ? elevated : dark
        }

        func withAlpha(_ alpha: CGFloat) -> Variants {
            Variants(
                light: light.withAlpha(alpha), dark: dark.withAlpha(alpha),
                elevated: elevated.withAlpha(alpha))
        }
    }

    /// Creates a color from published values of the form 0xRRGGBB.
    init(
        light: Int, alpha lightAlpha: CGFloat = 1, dark: Int, alpha darkAlpha: CGFloat = 1,
        elevated: Int? = nil
    ) {
        usual = Variants(
            light: CGColor(rgb: light, alpha: lightAlpha),
            dark: CGColor(rgb: dark, alpha: darkAlpha),
            elevated: CGColor(rgb: elevated ?? dark, alpha: darkAlpha))
        highContrast = usual
    }

    /// Returns a color that has these values with more contrast.
    func contrast(
        light: Int, alpha lightAlpha: CGFloat = 1, dark: Int, alpha darkAlpha: CGFloat = 1,
        elevated: Int? = nil
    ) -> StyledColor {
        var color = self
        color.highContrast =
            StyledColor(
                light: light, alpha: lightAlpha, dark: dark, alpha: darkAlpha, elevated: elevated
            ).usual
        return color
    }

    func color(under traits: UITraitCollection) -> CGColor {
        (traits.accessibilityContrast == .high ? highContrast : usual).color(under: traits)
    }

    func withAlpha(_ alpha: CGFloat) -> StyledColor {
        var color = self
        color.usual = usual.withAlpha(alpha)
        color.highContrast = highContrast.withAlpha(alpha)
        return color
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
