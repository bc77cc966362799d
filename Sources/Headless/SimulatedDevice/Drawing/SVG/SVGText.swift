import CoreGraphics
import Foundation
import UIKit

extension SVGElement {
    /// The system's font where it is available, then the fonts that resemble it most.
    package static let fonts =
        """
        -apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', \
        'Liberation Sans', Arial, 'DejaVu Sans', sans-serif
        """
    private static let monospacedFonts =
        "ui-monospace, 'SF Mono', Menlo, 'Liberation Mono', 'DejaVu Sans Mono', monospace"

    /// Styles that bring Inter, which is a little too wide, near the measured widths where
    /// `textLength` isn't supported.
    ///
    /// Browsers support `textLength` and, unlike librsvg, the `@supports` rule that resets the
    /// spacing.
    package static let fallbackSpacing =
        """
        text{letter-spacing:-.024em}text[direction]{letter-spacing:normal}\
        @supports (color:red){text{letter-spacing:normal}}
        """

    package init(_ run: TextRun) {
        let run = run.anchoredWhereReadingBegins
        self.init("text")
        set("x", run.position.x)
        set("y", run.position.y)
        if run.face.design == .monospaced {
            set("font-family", Self.monospacedFonts)
        }
        set("font-size", run.face.size)
        setStyle(run)
        setColor(run.color, for: "fill")
        setWidth(run)
        content = [.text(run.string)]
    }

    private mutating func setStyle(_ run: TextRun) {
        if run.face.weight != .regular {
            set("font-weight", "\(run.face.weight.rawValue)")
        }
        if run.face.isItalic {
            set("font-style", "italic")
        }
        if run.isRightToLeft {
            set("direction", "rtl")
        }
        if let anchor = run.svgAnchor {
            set("text-anchor", anchor)
        }
        if run.isUnderlined || run.isStruckThrough {
            let lines = [
                run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil,
            ]
            set("text-decoration", lines.compactMap(\.self).joined(separator: " "))
        }
        if run.string.contains("  ") || run.string.first == " " || run.string.last == " " {
            set("xml:space", "preserve")
        }
    }

    /// Fits the text to its measured width, whatever font is available.
    private mutating func setWidth(_ run: TextRun) {
        guard let width = run.width, width > 0, run.string.count > 1 else { return }
        set("textLength", width)
        set("lengthAdjust", "spacingAndGlyphs")
    }
}

extension TextRun {
    /// The same run, anchored at its first letter for renderers that don't support `textLength`.
    fileprivate var anchoredWhereReadingBegins: TextRun {
        guard isRightToLeft, anchor == .left, let width else { return self }
        var run = self
        run.position.x += width
        run.anchor = .right
        return run
    }

    /// The anchor in SVG, where start and end depend on the direction of the text.
    fileprivate var svgAnchor: String? {
        switch (anchor, isRightToLeft) {
        case (.left, false), (.right, true): nil
        case (.left, true), (.right, false): "end"
        case (.center, _): "middle"
        }
    }
}
