import Foundation

/// How light a colour is to the eye, by WCAG 2.1, "relative luminance".
struct Luminance: Hashable, Sendable {
    let value: Double

    /// From parts between 0 and 1 of sRGB; what lies outside counts as the nearest, and what is no
    /// number as 0.
    init(red: Double, green: Double, blue: Double) {
        value =
            0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ part: Double) -> Double {
        let part = part.isNaN ? 0 : min(1, max(0, part))
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    /// How well the two can be told apart: from 1, not at all, to 21 for black and white.
    func contrast(to other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }

    /// Whether white text on it can be read.
    ///
    /// White is preferred, as UIKit has it on its own tint colours; 3 is what WCAG asks of large
    /// text.
    var carriesWhiteText: Bool {
        contrast(to: Luminance(red: 1, green: 1, blue: 1)) >= 3
    }
}
