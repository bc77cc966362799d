import CoreGraphics
import Foundation
import UIKit

/// The frames of all parts of a keyboard, in the keyboard's coordinates.
struct KeyboardLayout: Equatable {
    /// The panels behind the keys: one, or the two halves of a split keyboard.
    var panels: [CGRect] = []
    var bar: CGRect?
    var keys: [KeyboardKey] = []
    /// The handle by which people move a floating keyboard.
    var handle: CGRect?

    init(_ look: KeyboardLook) {
        switch look.arrangement {
        case .docked: layOutDocked(look)
        case .floating: layOutFloating(look)
        case .split: layOutSplit(look)
        }
    }

    private mutating func layOutDocked(_ look: KeyboardLook) {
        let whole = CGRect(origin: .zero, size: look.size)
        panels = [whole]
        bar = look.bar(in: whole)
        let area = look.keyArea(in: whole, below: bar)
        keys = look.grid(of: look.rows, in: area).keys(of: look.rows) + look.looseKeys(around: area)
    }

    private mutating func layOutFloating(_ look: KeyboardLook) {
        let whole = CGRect(origin: .zero, size: look.size)
        let handleHeight: CGFloat = 26
        panels = [whole]
        bar = look.bar(in: whole)
        let top = bar?.maxY ?? 0
        let area = CGRect(
            x: 0, y: top, width: whole.width, height: max(0, whole.height - top - handleHeight))
        keys = look.grid(of: look.phoneRows, in: area).keys(of: look.phoneRows)
        handle = CGRect(x: whole.midX - 36, y: whole.maxY - 15, width: 72, height: 5)
    }

    private mutating func layOutSplit(_ look: KeyboardLook) {
        let rows = look.splitRows
        var grid = look.grid(of: rows.left, in: .zero)
        let left = CGRect(
            x: 0, y: 0, width: min(look.size.width * 0.33, 300), height: look.size.height)
        grid.area = left
        keys = grid.keys(of: rows.left)

        // The right half also has the Delete key, and letters of the same width.
        let leftColumns = grid.columns
        grid.columns = look.columns(of: rows.right)
        let width = left.width * grid.columns / leftColumns
        grid.area = CGRect(
            x: look.size.width - width, y: 0, width: width, height: look.size.height)
        keys += grid.keys(of: rows.right)
        panels = [left, grid.area]
    }
}

extension KeyboardLook {
    /// A Boolean value that indicates whether a phone is in landscape: its keyboard is much wider
    /// than high.
    private var isLandscape: Bool { size.width > size.height * 2.5 }

    /// A Boolean value that indicates whether the globe and the microphone are below the keys.
    var hasStripUnderKeys: Bool {
        idiom == .phone && arrangement == .docked && insets.bottom > 0 && !isLandscape
    }

    /// A Boolean value that indicates whether, in landscape, they are in the corners that the
    /// screen's shape leaves free.
    var hasKeysAtSides: Bool {
        idiom == .phone && arrangement == .docked && isLandscape && insets.left > 0
    }

    private var hasDigitsOnly: Bool {
        guard idiom == .phone || arrangement == .floating else { return false }
        return switch keys {
        case .numberPad, .phonePad, .decimalPad: true
        case .letters, .email, .url, .webSearch, .twitter, .numbersAndPunctuation: false
        }
    }

    var rows: [KeyboardRow] {
        idiom == .phone ? phoneRows : padRows
    }

    func bar(in whole: CGRect) -> CGRect? {
        guard predictions != nil, !hasDigitsOnly else { return nil }
        let height: CGFloat = idiom != .phone && arrangement == .docked ? 55 : 45
        return CGRect(
            x: whole.minX, y: whole.minY, width: whole.width,
            height: isLandscape && idiom == .phone ? 38 : height)
    }

    func keyArea(in whole: CGRect, below bar: CGRect?) -> CGRect {
        let top = bar?.maxY ?? whole.minY
        let strip = hasStripUnderKeys ? insets.bottom + 41 : insets.bottom
        let side: CGFloat = hasKeysAtSides ? 50 : 0
        let (left, right) = (insets.left + side, insets.right + side)
        return CGRect(
            x: whole.minX + left, y: top, width: max(0, whole.width - left - right),
            height: max(0, whole.maxY - strip - top))
    }

    func grid(of rows: [KeyboardRow], in area: CGRect) -> KeyboardGrid {
        let isPhone = idiom == .phone || arrangement != .docked
        let gap = isPhone ? 6 : max(8, size.width * (idiom == .largePad ? 0.008 : 0.0145))
        return KeyboardGrid(
            area: area, columns: columns(of: rows), gap: gap, margin: isPhone ? 3 : gap / 2,
            rowGapShare: isPhone ? 0.215 : 0.15)
    }

    /// Returns the width of the rows, which is that of the longest one, in letters.
    func columns(of rows: [KeyboardRow]) -> CGFloat {
        let needed = rows.map { $0.letterCount(flexible: narrowestFlexibleKey) }.max() ?? 0
        // On phones, letters are never wider than in a row of ten.
        return arrangement == .split || idiom != .phone ? needed : max(10, needed)
    }

    private var narrowestFlexibleKey: CGFloat {
        switch (idiom, arrangement) {
        case (.phone, _), (_, .floating), (_, .split): 1
        case (.pad, .docked): 1.15
        case (.largePad, .docked): 1.6
        }
    }

    /// Returns the keys without a shape that are outside of the rows.
    func looseKeys(around area: CGRect) -> [KeyboardKey] {
        let place: (y: CGFloat, inset: CGFloat)
        guard !hasDigitsOnly else { return [] }
        if hasStripUnderKeys {
            place = (area.maxY + 27, 38)
        } else if hasKeysAtSides {
            place = (area.maxY - area.height / 8, insets.left + 14)
        } else {
            return []
        }
        return [("globe", place.inset), ("mic", size.width - place.inset)].map { symbol, x in
            KeyboardKey(
                cap: .symbol(symbol), role: .bare,
                frame: CGRect(x: x - 18, y: place.y - 18, width: 36, height: 36))
        }
    }
}
