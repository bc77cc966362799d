import CoreGraphics

/// A section of a flow: a header, lines of items within insets, and a footer.
struct FlowSection: Equatable, Sendable {
    enum Items: Equatable, Sendable {
        case uniform(FlowGrid)
        case varied(FlowParagraph)
    }

    /// The space around the items.
    struct Insets: Equatable, Sendable {
        var before: CGFloat = 0
        var after: CGFloat = 0
        /// The inset at the beginning of a line.
        var start: CGFloat = 0
    }

    var header: CGFloat = 0
    var footer: CGFloat = 0
    var insets = Insets()
    var items: Items

    var count: Int {
        switch items {
        case .uniform(let grid): grid.count
        case .varied(let paragraph): paragraph.count
        }
    }

    // A section without items has its insets, too (steipete/PSTCollectionView,
    // PSTGridLayoutSection.m).
    var length: CGFloat { header + insets.before + itemsLength + insets.after + footer }

    private var itemsLength: CGFloat {
        switch items {
        case .uniform(let grid): grid.length
        case .varied(let paragraph): paragraph.length
        }
    }

    /// Returns the frame of an item, relative to the section's beginning.
    func rect(of item: Int) -> FlowRect {
        let rect =
            switch items {
            case .uniform(let grid): grid.rect(of: item)
            case .varied(let paragraph): paragraph.rect(of: item)
            }
        return rect.moved(along: header + insets.before, across: insets.start)
    }

    /// Returns the items between two positions relative to the section, and possibly a few more.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let offset = header + insets.before
        return switch items {
        case .uniform(let grid): grid.items(from: start - offset, to: end - offset)
        case .varied(let paragraph): paragraph.items(from: start - offset, to: end - offset)
        }
    }
}
