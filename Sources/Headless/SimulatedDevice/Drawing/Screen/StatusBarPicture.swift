import CoreGraphics
import Foundation
import UIKit

/// Draws the time, the reception and the battery.
struct StatusBarPicture {
    let look: ScreenLook

    private var color: CGColor { CGColor(gray: look.isDark ? 1 : 0, alpha: 1) }

    var list: DisplayList {
        var list = DisplayList()
        guard look.hasStatusBar else { return list }
        switch (look.kind, look.hasHomeIndicator) {
        case (.phone, true): drawBesideSensors(into: &list)
        case (.phone, false): drawInOneLine(into: &list)
        case (.pad, _): drawOnTablet(into: &list)
        }
        return list
    }

    /// Draws the time and the symbols to the left and right of the sensors in the middle.
    private func drawBesideSensors(into list: inout DisplayList) {
        let middle = look.safeArea.top - 20
        drawText("9:41", size: 17, .center, x: 64, middle: middle, into: &list)
        var right = look.size.width - 26
        for name in ["battery.100", "wifi", "cellularbars"] {
            right = drawSymbol(name, right: right, middle: middle, height: 12.5, into: &list) - 6
        }
    }

    private func drawInOneLine(into list: inout DisplayList) {
        let middle = look.safeArea.top / 2
        let width = look.size.width
        drawText("9:41 AM", size: 12, .center, x: width / 2, middle: middle, into: &list)
        drawSymbol("battery.100", right: width - 6, middle: middle, height: 10.5, into: &list)
        let wifi = drawSymbol("wifi", right: 42, middle: middle, height: 10, into: &list)
        drawSymbol("cellularbars", right: wifi - 4, middle: middle, height: 10, into: &list)
    }

    private func drawOnTablet(into list: inout DisplayList) {
        let middle = look.safeArea.top / 2
        drawText("9:41 AM", size: 12, .left, x: 20, middle: middle, into: &list)
        let battery = drawSymbol(
            "battery.100", right: look.size.width - 20, middle: middle, height: 11, into: &list)
        drawText("100%", size: 12, .right, x: battery - 5, middle: middle, into: &list)
        drawSymbol("wifi", right: battery - 42, middle: middle, height: 10.5, into: &list)
    }

    private func drawText(
        _ text: String, size: CGFloat, _ anchor: TextRun.Anchor, x: CGFloat, middle: CGFloat,
        into list: inout DisplayList
    ) {
        let face = FontFace(size: size, weight: .semibold)
        list.text(
            TextRun(
                text, at: CGPoint(x: x, y: middle + face.capHeight / 2), anchor: anchor,
                width: TextMetrics.width(of: text, in: face), in: face, color: color))
    }

    /// Draws a symbol and returns the x-coordinate of its left edge.
    @discardableResult
    private func drawSymbol(
        _ name: String, right: CGFloat, middle: CGFloat, height: CGFloat,
        into list: inout DisplayList
    ) -> CGFloat {
        guard let outline = SymbolOutline.named(name) else { return right }
        let width = outline.size.width * height / outline.size.height
        list.symbol(
            name,
            in: CGRect(x: right - width, y: middle - height / 2, width: width, height: height),
            color)
        return right - width
    }
}
