import CoreGraphics
import Foundation

/// The properties of a font that measuring and drawing need.
package struct FontFace: Hashable, Sendable {
    package enum Design: Hashable, Sendable {
        case proportional
        /// Proportional letters, with digits of one width.
        case monospacedDigits
        case monospaced
    }

    package var size: CGFloat
    package var weight: FontWeight
    package var design: Design
    package var isItalic: Bool

    /// Creates a face; an invalid size counts as zero.
    package init(
        size: CGFloat, weight: FontWeight = .regular, design: Design = .proportional,
        isItalic: Bool = false
    ) {
        self.size = size.isFinite ? max(0, size) : 0
        self.weight = weight
        self.design = design
        self.isItalic = isItalic
    }

    // San Francisco's vertical metrics per em, as UIFont reports them on iOS 13 to 18: at 17
    // points, the line is 20.287 points high, with an ascender of 16.187 and a descender of 4.101.
    package var ascender: CGFloat { size * 0.952_148 }
    package var descender: CGFloat { size * -0.241_211 }
    package var capHeight: CGFloat { size * 0.704_590 }
    package var xHeight: CGFloat { size * 0.526_367 }
    package var lineHeight: CGFloat { ascender - descender }
}

/// The thickness of the strokes, in ascending order.
package enum FontWeight: Int, CaseIterable, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// UIKit's value for the weight.
    package var traitValue: CGFloat {
        switch self {
        case .ultraLight: -0.8
        case .thin: -0.6
        case .light: -0.4
        case .regular: 0
        case .medium: 0.23
        case .semibold: 0.3
        case .bold: 0.4
        case .heavy: 0.56
        case .black: 0.62
        }
    }

    /// Creates the weight with the nearest trait value; `regular` if `traitValue` isn't a number.
    package init(nearest traitValue: CGFloat) {
        let distance = { (weight: FontWeight) in abs(weight.traitValue - traitValue) }
        self =
            traitValue.isFinite
            ? FontWeight.allCases.min { distance($0) < distance($1) } ?? .regular : .regular
    }
}
