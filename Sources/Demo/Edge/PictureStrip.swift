import CoreGraphics
import Foundation
import SimulatedDevice

/// Pictures of one screen side by side, each with two lines of text below it.
struct PictureStrip {
    struct Picture {
        /// An SVG document in which a unit is a point.
        var svg: String
        var captions: [String]
        /// The place of a finger on the screen.
        var finger: CGPoint?
    }

    /// The size of the screen, in points.
    let screen: CGSize
    /// The words for people who can't see the strip.
    let title: String
    var pictures: [Picture] = []

    private static let (gap, lineHeight, scale): (CGFloat, CGFloat, CGFloat) = (28, 42, 0.52)

    /// The strip as an SVG document.
    var svg: String {
        let count = CGFloat(pictures.count)
        let lines = pictures.map(\.captions.count).max() ?? 0
        let width = count * screen.width + max(0, count - 1) * Self.gap
        let height = screen.height + Self.lineHeight * CGFloat(lines) + 16
        let start = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width * Self.scale))" \
            height="\(number(height * Self.scale))" viewBox="0 0 \(number(width)) \
            \(number(height))" role="img" font-family="\(SVGElement.fonts)">
            <title>\(title)</title>

            """
        return start + pictures.enumerated().map(group).joined() + "</svg>\n"
    }

    private func group(_ index: Int, _ picture: Picture) -> String {
        let x = CGFloat(index) * (screen.width + Self.gap)
        var group = "<g transform=\"translate(\(number(x)) 0)\">\n"
        group += Self.withOwnNames(picture.svg, "p\(index + 1)-")
        if let finger = picture.finger {
            group += """
                <circle cx="\(number(finger.x))" cy="\(number(finger.y))" r="26" fill="#8E8E93" \
                fill-opacity="0.5" stroke="#FFFFFF" stroke-width="3"/>

                """
        }
        for (line, caption) in picture.captions.enumerated() {
            let y = screen.height + Self.lineHeight * CGFloat(line + 1)
            let place = CGPoint(x: screen.width / 2, y: y)
            group += Caption(text: caption, place: place, room: screen.width, size: 30).svg + "\n"
        }
        return group + "</g>\n"
    }

    /// Two documents have the same names for what they define, which must differ in one.
    private static func withOwnNames(_ svg: String, _ prefix: String) -> String {
        svg.replacing(" id=\"", with: " id=\"\(prefix)")
            .replacing("url(#", with: "url(#\(prefix)")
    }

    private func number(_ number: CGFloat) -> String { Double(number).points }
}
