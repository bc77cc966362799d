import CoreGraphics
import Foundation
import UIKit

/// Draws a keyboard in its own coordinates.
struct KeyboardPicture {
    /// The radius of the corners of a glass keyboard, in points; about that in pictures of iOS 26.
    static let glassRadius: CGFloat = 26

    private let look: KeyboardLook
    private let layout: KeyboardLayout
    private let colors: KeyboardColors
    private let caps: KeyCapPicture

    init(_ look: KeyboardLook) {
        self.look = look
        layout = KeyboardLayout(look)
        colors = look.isDark ? .dark : .light
        caps = KeyCapPicture(isPad: look.idiom != .phone && look.arrangement == .docked)
    }

    var list: DisplayList {
        var list = DisplayList()
        list.group(DisplayGroup.Style(shadow: panelShadow)) { drawPanels(into: &$0) }
        drawPredictions(into: &list)
        for key in layout.keys {
            draw(key, into: &list)
        }
        if let handle = layout.handle {
            list.fill(handle, cornerRadius: handle.height / 2, colors.dimmedLabel)
        }
        return list
    }

    private var panelShadow: DisplayShadow? {
        guard look.arrangement != .docked else { return nil }
        return DisplayShadow(
            color: CGColor(rgb: 0x000000, alpha: 0.25), offset: CGSize(width: 0, height: 4),
            radius: 20)
    }

    private func drawPanels(into list: inout DisplayList) {
        // The panel has drawn the surface of a docked glass keyboard already, and it is
        // translucent.
        guard look.arrangement != .docked || !look.isGlass else { return }
        let radius: CGFloat = look.arrangement == .docked ? 0 : 12
        for panel in layout.panels {
            list.fill(panel, cornerRadius: radius, colors.panel)
        }
    }

    private func drawPredictions(into list: inout DisplayList) {
        guard let bar = layout.bar, let words = look.predictions, words != ["", "", ""]
        else { return }
        let isRightToLeft = look.alphabet.space.isRightToLeft
        // On a tablet, predictions are in the middle, between the editing buttons.
        let isPad = look.idiom != .phone && look.arrangement == .docked
        let room = bar.insetBy(dx: isPad ? bar.width * 0.2 : look.insets.left, dy: 0)
        let width = room.width / CGFloat(max(words.count, 1))
        for (index, word) in (isRightToLeft ? words.reversed() : words).enumerated() {
            let left = room.minX + width * CGFloat(index)
            caps.drawText(
                word, size: 16.5,
                in: CGRect(x: left, y: bar.minY, width: width, height: bar.height),
                color: colors.label, into: &list)
            if index > 0 {
                let line = CGRect(x: left - 0.5, y: bar.midY - 12, width: 1, height: 24)
                list.fill(line, colors.separator)
            }
        }
    }

    private func draw(_ key: KeyboardKey, into list: inout DisplayList) {
        if let color = colors.key(key.role) {
            list.fill(key.frame.offsetBy(dx: 0, dy: 1), cornerRadius: 5, colors.shadow)
            list.fill(key.frame, cornerRadius: 5, color)
        }
        caps.draw(key, color: colors.label(key.role), into: &list)
    }
}
