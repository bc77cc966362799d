import CoreGraphics
import Foundation

/// Widths of text, from fixed tables.
package enum TextMetrics {
    /// Returns the distance by which `character` moves the pen; an accent, a joiner or a flag's
    /// second half adds nothing.
    package static func advance(of character: Character, in face: FontFace) -> CGFloat {
        guard let scalar = character.unicodeScalars.first, !character.isNewline else { return 0 }
        return CGFloat(thousandths(of: scalar, in: face)) * face.size / 1000
    }

    package static func width(of text: String, in face: FontFace) -> CGFloat {
        text.reduce(0) { $0 + advance(of: $1, in: face) }
    }

    private static func thousandths(of scalar: Unicode.Scalar, in face: FontFace) -> Int {
        let width = AdvanceTable.width(of: scalar) ?? baseWidth(of: scalar)
        guard width > 0, width != AdvanceTable.em else { return width }
        switch face.design {
        case .monospaced: return AdvanceTable.monospaced
        case .monospacedDigits where ("0"..."9").contains(scalar):
            return AdvanceTable.digit + thickening(of: face.weight)
        case .monospacedDigits, .proportional: return width + thickening(of: face.weight)
        }
    }

    /// Returns the width of the letter without its accents; 600 for an unknown one.
    private static func baseWidth(of scalar: Unicode.Scalar) -> Int {
        let letter = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
        return letter.flatMap(AdvanceTable.width) ?? 600
    }

    /// Returns the width that heavier strokes add to each letter.
    private static func thickening(of weight: FontWeight) -> Int {
        (weight.rawValue - FontWeight.regular.rawValue) * 8 / 100
    }
}
