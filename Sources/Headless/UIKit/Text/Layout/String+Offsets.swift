import Foundation

extension String {
    /// Returns the part between two UTF-16 offsets, which are clamped to the string.
    package func substring(utf16 range: Range<Int>) -> String {
        let legal = range.clamped(to: 0..<utf16.count)
        let start = utf16.index(utf16.startIndex, offsetBy: legal.lowerBound)
        let end = utf16.index(start, offsetBy: legal.count)
        return String(decoding: utf16[start..<end], as: UTF16.self)
    }

    /// The direction of the first letter that has one, as in Unicode's rule for paragraphs.
    package var firstStrongDirection: NSWritingDirection? {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590..<0x8FF, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF: return .rightToLeft
            default: if scalar.properties.isAlphabetic { return .leftToRight }
            }
        }
        return nil
    }
}
