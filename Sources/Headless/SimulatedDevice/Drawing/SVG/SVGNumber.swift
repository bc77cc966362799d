import CoreGraphics
import Foundation

/// A number as written in SVG: at most three decimals, without trailing zeros.
///
/// Rounding to thousandths first makes the text the same on every machine, regardless of its last
/// bits.
enum SVGNumber {
    private static let largest: CGFloat = 1_000_000

    static func text(_ number: CGFloat) -> String {
        guard number.isFinite else { return "0" }
        let thousandths = Int((min(max(number, -largest), largest) * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
        guard rest > 0 else { return "\(sign)\(whole)" }
        return "\(sign)\(whole).\(decimals(rest))"
    }

    private static func decimals(_ thousandths: UInt) -> String {
        var digits = String(String(1000 + thousandths).dropFirst())
        while digits.hasSuffix("0") {
            digits.removeLast()
        }
        return digits
    }
}
