import CoreGraphics
import SimulatedDevice
import UIKit

/// A line of words below or above a drawing, which has the same width whatever font a browser has.
struct Caption {
    var text: String
    /// The middle of the line on its baseline.
    var place: CGPoint
    /// The width that the line may have; its letters become smaller if it is wider.
    var room: CGFloat
    var size: CGFloat
    var weight = FontWeight.regular
    var color = Caption.gray

    static let gray = CGColor(rgb: 0x8E8E93)
    static let green = CGColor(rgb: 0x1F9D55)
    static let red = CGColor(rgb: 0xD93025)

    /// The line as an element of an SVG document.
    var svg: String {
        let wanted = TextMetrics.width(of: text, in: FontFace(size: size, weight: weight))
        let factor = wanted > room ? room / wanted : 1
        return SVGElement(
            TextRun(
                text, at: place, anchor: .center, width: wanted * factor,
                in: FontFace(size: size * factor, weight: weight), color: color)
        ).text
    }
}
