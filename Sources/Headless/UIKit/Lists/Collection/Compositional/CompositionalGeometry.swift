import CoreGraphics
import Foundation

/// The frames of all elements in a compositional layout, from the left.
struct CompositionalGeometry {
    struct Supplementary {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        var isPinned: Bool
        var isAtEnd: Bool
        var estimates: EstimatedAxes
    }

    /// The part of a section that scrolls orthogonally.
    struct Orthogonal {
        var frame: CGRect
        /// The inset of the content before its first group.
        var inset: CGFloat
        /// The length of the content, and the positions of its groups after the inset.
        var length: CGFloat
        var boundaries: [CGFloat] = []
        var groupLength: CGFloat = 0
        var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    }

    struct Section {
        var start: CGFloat = 0
        var length: CGFloat = 0
        var cells: [GroupPlacement.Cell] = []
        var supplementaries: [Supplementary] = []
        var orthogonal: Orthogonal?
    }

    var axis = FlowAxis.vertical
    var sections: [Section] = []
    var contentSize = CGSize.zero

    var pinsAnything: Bool { sections.contains { $0.supplementaries.contains(where: \.isPinned) } }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && sections[path.section].cells.indices.contains(path.item)
    }

    /// Returns the sections that intersect a rectangle.
    func sections(in rect: CGRect) -> [Int] {
        let stretch = axis.stretch(of: rect)
        return sections.indices.filter {
            sections[$0].start <= stretch.end
                && sections[$0].start + sections[$0].length >= stretch.start
        }
    }

    /// Returns the frame of a header or footer; a pinned one stays visible while its section is.
    func place(_ item: Supplementary, of section: Int, visible: CGRect) -> CGRect {
        guard item.isPinned else { return item.frame }
        let own = sections[section]
        let stretch = axis.stretch(of: visible)
        let frame = axis.stretch(of: item.frame)
        let length = frame.end - frame.start
        let way: CGFloat
        if item.isAtEnd {
            way = min(0, max(stretch.end - length, own.start) - frame.start)
        } else {
            way = max(0, min(stretch.start, own.start + own.length - length) - frame.start)
        }
        return axis == .vertical
            ? item.frame.offsetBy(dx: 0, dy: way) : item.frame.offsetBy(dx: way, dy: 0)
    }
}

/// A pass that lays out sections below, or beside, each other.
@MainActor
struct CompositionalMeasure {
    let axis: FlowAxis
    let surroundings: CompositionalSurroundings
    let measured: [CollectionElement: CGSize]

    func geometry(
        _ sections: [(NSCollectionLayoutSection, count: Int)], spacing: CGFloat
    ) -> CompositionalGeometry {
        var geometry = CompositionalGeometry(axis: axis)
        var start: CGFloat = 0
        for (index, section) in sections.enumerated() {
            if index > 0 { start += spacing }
            geometry.sections.append(place(section.0, index, section.count, from: start))
            start += geometry.sections[index].length
        }
        let whole = axis.size(surroundings.contentSize)
        geometry.contentSize =
            axis.rect(
                FlowRect(
                    along: 0, across: 0, size: FlowSize(along: start, across: whole.across))
            ).size
        return geometry
    }

    private func place(
        _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, from start: CGFloat
    ) -> CompositionalGeometry.Section {
        let insets = section.contentInsets + surroundings.contentInsets
        let room = insets.reduced(surroundings.contentSize)
        var placed = CompositionalGeometry.Section(start: start)
        let before = supplementaries(of: section, index, atEnd: false, room, insets)
        placed.supplementaries = before.items.map { moved($0, by: start) }
        let (top, bottom) =
            axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
        var end = start + before.length + top
        end = placeGroups(of: section, index, count, room, insets, from: end, into: &placed)
        end += bottom
        let after = supplementaries(of: section, index, atEnd: true, room, insets)
        placed.supplementaries += after.items.map { moved($0, by: end) }
        placed.length = end + after.length - start
        return placed
    }

    /// Returns the position at which the groups end.
    private func placeGroups(
        of section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ room: CGSize,
        _ insets: NSDirectionalEdgeInsets, from start: CGFloat,
        into placed: inout CompositionalGeometry.Section
    ) -> CGFloat {
        var placement = GroupPlacement(count: count) {
            measured[.cell(IndexPath(item: $0, section: index))]
        }
        let scrolls = section.orthogonalScrollingBehavior != .none
        let side = axis == .vertical ? insets.leading : insets.top
        var (along, across) = (start, side)
        var boundaries: [CGFloat] = []
        var breadth: CGFloat = 0
        var groupLength: CGFloat = 0
        while !placement.isAtEnd {
            let next = placement.next
            let group = placement.place(section.group, in: room)
            guard placement.next > next else { break }
            let corner = axis.rect(FlowRect(along: along, across: across, size: FlowSize()))
            placed.cells += group.moved(x: corner.minX, y: corner.minY)
            let size = axis.size(group.size)
            boundaries.append(across - side)
            breadth = max(breadth, size.along)
            groupLength = size.across
            if scrolls {
                across += size.across + section.interGroupSpacing
            } else {
                along += size.along + section.interGroupSpacing
            }
        }
        guard !boundaries.isEmpty else { return start }
        guard scrolls else { return along - section.interGroupSpacing }
        let otherSide = axis == .vertical ? insets.trailing : insets.bottom
        placed.orthogonal = CompositionalGeometry.Orthogonal(
            frame: axis.rect(
                FlowRect(
                    along: start, across: 0,
                    size: FlowSize(
                        along: breadth, across: axis.size(surroundings.contentSize).across))),
            inset: side, length: across - section.interGroupSpacing + otherSide,
            boundaries: boundaries,
            groupLength: groupLength, behavior: section.orthogonalScrollingBehavior)
        return start + breadth
    }

    // MARK: Headers and footers

    private func moved(
        _ item: CompositionalGeometry.Supplementary, by way: CGFloat
    ) -> CompositionalGeometry.Supplementary {
        var item = item
        item.frame =
            axis == .vertical
            ? item.frame.offsetBy(dx: 0, dy: way) : item.frame.offsetBy(dx: way, dy: 0)
        return item
    }

    private func supplementaries(
        of section: NSCollectionLayoutSection, _ index: Int, atEnd: Bool, _ room: CGSize,
        _ insets: NSDirectionalEdgeInsets
    ) -> (items: [CompositionalGeometry.Supplementary], length: CGFloat) {
        var items: [CompositionalGeometry.Supplementary] = []
        var length: CGFloat = 0
        for item in section.boundarySupplementaryItems where item.isAtEnd(axis) == atEnd {
            let path = IndexPath(item: 0, section: index)
            let dimensions = item.layoutSize
            let estimates = EstimatedAxes(dimensions)
            var size = dimensions.size(in: room)
            if let told = measured[.supplementary(item.elementKind, path)] {
                if estimates.width { size.width = told.width }
                if estimates.height { size.height = told.height }
            }
            let own = axis.size(size)
            let free = axis.size(room).across - own.across
            let side = axis == .vertical ? insets.leading : insets.top
            let place = axis.rect(
                FlowRect(
                    along: item.extendsBoundary ? length : atEnd ? -own.along : 0,
                    across: side + free * item.share(axis), size: own))
            items.append(
                CompositionalGeometry.Supplementary(
                    kind: item.elementKind,
                    frame: place.offsetBy(dx: item.offset.x, dy: item.offset.y),
                    zIndex: item.zIndex, isPinned: item.pinToVisibleBounds, isAtEnd: atEnd,
                    estimates: estimates))
            if item.extendsBoundary { length += own.along }
        }
        return (items, length)
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Returns a Boolean value that indicates whether the item is after the groups in the direction
    /// of scrolling.
    func isAtEnd(_ axis: FlowAxis) -> Bool {
        switch alignment {
        case .bottom, .bottomLeading: axis == .vertical
        case .bottomTrailing: true
        case .trailing, .topTrailing: axis == .horizontal
        default: false
        }
    }

    /// Returns the share of the free space across that is before the item.
    func share(_ axis: FlowAxis) -> CGFloat {
        switch (alignment, axis) {
        case (.bottomTrailing, _): 1
        case (.bottomLeading, .vertical), (.leading, .vertical): 0
        case (.topTrailing, .vertical), (.trailing, .vertical): 1
        case (.top, .vertical), (.bottom, .vertical): 0.5
        case (.topTrailing, .horizontal), (.top, .horizontal): 0
        case (.bottomLeading, .horizontal), (.bottom, .horizontal): 1
        case (.leading, .horizontal), (.trailing, .horizontal): 0.5
        default: 0
        }
    }
}
