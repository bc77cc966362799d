import CoreGraphics
import Foundation

/// Places rows of keys in a rectangle.
struct KeyboardGrid {
    var area: CGRect
    /// The number of letters in the longest row.
    var columns: CGFloat
    /// The gap between neighboring keys.
    var gap: CGFloat
    /// The margin between the keys and the left and right edge of the area.
    var margin: CGFloat
    /// The gap between two rows, as a share of a row's height.
    var rowGapShare: CGFloat

    private var innerWidth: CGFloat { max(0, area.width - 2 * margin) }

    private var letterWidth: CGFloat {
        max(0, (innerWidth - (columns - 1) * gap) / columns)
    }

    func keys(of rows: [KeyboardRow]) -> [KeyboardKey] {
        let shares = rows.reduce(0) { $0 + $1.heightShare }
        guard shares > 0, area.width > 0, area.height > 0 else { return [] }
        let pitch = area.height / shares
        let rowGap = pitch * rowGapShare
        var top = area.minY + rowGap * 0.6
        return rows.flatMap { row in
            defer { top += pitch * row.heightShare }
            return keys(of: row, top: top, height: pitch * row.heightShare - rowGap)
        }
    }

    private func keys(of row: KeyboardRow, top: CGFloat, height: CGFloat) -> [KeyboardKey] {
        let flexible = flexibleWidth(in: row)
        var left = area.minX + margin + (flexible == nil ? (innerWidth - width(of: row)) / 2 : 0)
        return row.items.compactMap { item in
            switch item {
            case .room(let units):
                left += units * letterWidth
                return nil
            case .key(let cap, let role, let width, let place):
                let width = points(width) ?? flexible ?? 0
                defer { left += width + gap }
                return KeyboardKey(
                    cap: cap, role: role, capPlace: place,
                    frame: CGRect(x: left, y: top, width: width, height: height))
            }
        }
    }

    /// Returns the width of each flexible key, or nil for a row without one, which is centered
    /// instead.
    private func flexibleWidth(in row: KeyboardRow) -> CGFloat? {
        let count = row.items.count { item in
            if case .key(_, _, .flexible, _) = item { true } else { false }
        }
        return count > 0 ? max(0, (innerWidth - width(of: row)) / CGFloat(count)) : nil
    }

    /// The width of all items that have their own width, and of the gaps.
    private func width(of row: KeyboardRow) -> CGFloat {
        var keyCount: CGFloat = 0
        let widths = row.items.reduce(0) { sum, item in
            switch item {
            case .room(let units): return sum + units * letterWidth
            case .key(_, _, let width, _):
                keyCount += 1
                return sum + (points(width) ?? 0)
            }
        }
        return widths + max(0, keyCount - 1) * gap
    }

    private func points(_ width: KeyboardRow.Width) -> CGFloat? {
        switch width {
        case .units(let units): units * letterWidth + max(0, units - 1) * gap
        case .flexible: nil
        }
    }
}
