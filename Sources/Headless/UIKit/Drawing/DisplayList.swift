import CoreGraphics
import Foundation

/// The items that a view draws, from back to front.
///
/// A list doesn't depend on views. It is a value that can be compared, nested and written as text,
/// and its colors are final.
package struct DisplayList: Equatable, Sendable {
    package private(set) var items: [DisplayItem] = []

    package init() {}

    package var isEmpty: Bool { items.isEmpty }

    package mutating func append(_ item: DisplayItem) {
        items.append(item)
    }

    package mutating func append(contentsOf other: DisplayList) {
        items += other.items
    }

    package mutating func fill(_ shape: DisplayShape, _ color: CGColor) {
        guard color.alpha > 0 else { return }
        append(.shape(shape, .fill(color)))
    }

    package mutating func stroke(_ shape: DisplayShape, _ color: CGColor, width: CGFloat) {
        guard color.alpha > 0, width > 0 else { return }
        append(.shape(shape, .stroke(color, width: width)))
    }

    package mutating func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, _ color: CGColor) {
        fill(.rectangle(rect, cornerRadius: cornerRadius), color)
    }

    package mutating func text(_ run: TextRun) {
        guard !run.string.isEmpty, run.color.alpha > 0 else { return }
        append(.text(run))
    }

    /// Draws a symbol in the middle of `rect`, as large as fits; an unknown one draws nothing.
    package mutating func symbol(
        _ name: String, in rect: CGRect, _ color: CGColor, weight: SymbolWeight = .regular,
        isFlipped: Bool = false
    ) {
        guard SymbolOutline.named(name) != nil, color.alpha > 0 else { return }
        append(
            .symbol(
                SymbolRun(
                    name: name, rect: rect, color: color, weight: weight, isFlipped: isFlipped)))
    }

    /// Draws the items of `content` as one, which `style` moves, clips, fades or shades.
    package mutating func group(
        _ style: DisplayGroup.Style, _ content: (inout DisplayList) -> Void
    ) {
        var list = DisplayList()
        content(&list)
        guard !list.isEmpty, style.opacity > 0 else { return }
        append(.group(DisplayGroup(style: style, list: list)))
    }
}
