import CoreGraphics
import Foundation

/// A pass that fills groups with items, one after the other.
@MainActor
struct GroupPlacement {
    /// A placed item or group, in its own coordinates.
    struct Placed {
        var size: CGSize
        var cells: [Cell] = []

        func moved(x: CGFloat, y: CGFloat) -> [Cell] {
            cells.map { cell in
                var cell = cell
                cell.frame = cell.frame.offsetBy(dx: x, dy: y)
                return cell
            }
        }
    }

    /// The frame of an item, and which of its lengths are estimated.
    struct Cell {
        var frame: CGRect
        var estimates: EstimatedAxes
    }

    private let count: Int
    /// Returns the sizes of items whose views decide them.
    private let measured: (Int) -> CGSize?
    private(set) var next = 0

    init(count: Int, measured: @escaping (Int) -> CGSize?) {
        self.count = count
        self.measured = measured
    }

    var isAtEnd: Bool { next >= count }

    mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> Placed {
        fill(group, size: group.layoutSize.size(in: container))
    }

    private mutating func fill(_ group: NSCollectionLayoutGroup, size: CGSize) -> Placed {
        let insets = group.contentInsets
        let room = insets.reduced(size)
        let parts = parts(of: group, in: room)
        let isHorizontal = group.axis == .horizontal
        let gap = gap(between: parts, of: group, room)
        var placed = Placed(size: size)
        var along: CGFloat = 0
        for part in parts {
            placed.cells += part.moved(
                x: insets.leading + (isHorizontal ? along : 0),
                y: insets.top + (isHorizontal ? 0 : along))
            along += (isHorizontal ? part.size.width : part.size.height) + gap
        }
        let used = CGSize(
            width: isHorizontal ? along - gap : parts.map(\.size.width).max() ?? 0,
            height: isHorizontal ? parts.map(\.size.height).max() ?? 0 : along - gap)
        // Apple, `estimated(_:)`: an estimated length becomes that of the content.
        if group.layoutSize.widthDimension.isEstimated {
            placed.size.width = used.width + insets.leading + insets.trailing
        }
        if group.layoutSize.heightDimension.isEstimated {
            placed.size.height = used.height + insets.top + insets.bottom
        }
        return placed
    }

    // Apple, `horizontal(layoutSize:subitems:)`: subitems are repeated until the group is full.
    // With a count, the group has that many of equal length.
    private mutating func parts(
        of group: NSCollectionLayoutGroup, in room: CGSize
    ) -> [Placed] {
        guard !group.subitems.isEmpty else { return [] }
        let spacing = group.interItemSpacing?.spacing ?? 0
        let length = group.axis == .horizontal ? room.width : room.height
        var parts: [Placed] = []
        var used: CGFloat = 0
        while !isAtEnd, parts.count < group.count ?? Int.max {
            let subitem = group.subitems[parts.count % group.subitems.count]
            var size = size(of: subitem, in: room)
            var estimates = EstimatedAxes(subitem.layoutSize)
            if let count = group.count {
                let each = max(0, (length - spacing * CGFloat(count - 1)) / CGFloat(count))
                if group.axis == .horizontal {
                    (size.width, estimates.width) = (each, false)
                } else {
                    (size.height, estimates.height) = (each, false)
                }
            }
            let own = group.axis == .horizontal ? size.width : size.height
            if group.count == nil, !parts.isEmpty, used + own > length + FlowGrid.tolerance,
                !isEstimated(group)
            {
                break
            }
            parts.append(place(subitem, size: size, estimates))
            let placed = parts[parts.count - 1].size
            used += (group.axis == .horizontal ? placed.width : placed.height) + spacing
            // A group that grows with its content has each subitem once.
            if isEstimated(group), group.count == nil, parts.count == group.subitems.count { break }
        }
        return parts
    }

    private func isEstimated(_ group: NSCollectionLayoutGroup) -> Bool {
        let size = group.layoutSize
        return (group.axis == .horizontal ? size.widthDimension : size.heightDimension).isEstimated
    }

    private func size(of subitem: NSCollectionLayoutItem, in room: CGSize) -> CGSize {
        var size = subitem.layoutSize.size(in: room)
        guard !(subitem is NSCollectionLayoutGroup), let told = measured(next) else { return size }
        let insets = subitem.contentInsets
        if subitem.layoutSize.widthDimension.isEstimated {
            size.width = told.width + insets.leading + insets.trailing
        }
        if subitem.layoutSize.heightDimension.isEstimated {
            size.height = told.height + insets.top + insets.bottom
        }
        return size
    }

    private mutating func place(
        _ subitem: NSCollectionLayoutItem, size: CGSize, _ estimates: EstimatedAxes
    ) -> Placed {
        if let group = subitem as? NSCollectionLayoutGroup { return fill(group, size: size) }
        let insets = subitem.contentInsets
        let frame = CGRect(
            origin: CGPoint(x: insets.leading, y: insets.top), size: insets.reduced(size))
        defer { next += 1 }
        return Placed(size: size, cells: [Cell(frame: frame, estimates: estimates)])
    }

    private func gap(
        between parts: [Placed], of group: NSCollectionLayoutGroup, _ room: CGSize
    ) -> CGFloat {
        guard let spacing = group.interItemSpacing else { return 0 }
        guard spacing.isFlexibleSpacing, parts.count > 1 else { return spacing.spacing }
        let isHorizontal = group.axis == .horizontal
        let used = parts.reduce(0) { $0 + (isHorizontal ? $1.size.width : $1.size.height) }
        let rest = (isHorizontal ? room.width : room.height) - used
        return max(spacing.spacing, rest / CGFloat(parts.count - 1))
    }
}
