import CoreGraphics
import Foundation
import UIKit

/// The reading position in a conversation's list.
///
/// The app's identifiers distinguish the rows, because index paths change.
@MainActor
final class ReadingPlace {
    /// Returns the app's identifier of the row at an index path; `nil` if the app has none.
    var identifier: ((IndexPath) -> AnyHashable?)?
    private var rows: [Row] = []
    /// The numbers of sections and rows when something arrived last; `nil` if nobody read further
    /// up then.
    private var counts: SectionCounts?
    /// The offset for the recorded positions of the rows.
    private var offset: CGFloat = 0
    /// A Boolean value that indicates whether somebody has scrolled since the rows were chosen.
    private var isScrolled = false

    private struct Row {
        var id: AnyHashable
        var position: RowPosition
        /// The position on the screen, in points.
        var place: CGFloat
    }

    /// Records three of the rows in view, the topmost one first, and the numbers of rows in their
    /// sections.
    ///
    /// Unmoved rows stay recorded. Rows beside them that have just come into view may not be
    /// measured yet, and are no reliable anchors.
    ///
    /// - Parameter isNews: A Boolean value that indicates whether something has arrived. If so, the
    ///   sections are counted again.
    func record(in list: UIScrollView, isInverted: Bool, isNews: Bool) {
        guard let identifier, let (adapter, positions) = list.listAdapter else { return rows = [] }
        let walk = adapter.allRows
        let kept = isScrolled ? [] : unmoved(in: list, adapter, isInverted)
        if isNews || counts == nil { counts = SectionCounts(sections: walk.numberOfSections) }
        offset = list.contentOffset.y
        if !kept.isEmpty, kept.count == rows.count {
            rows = kept
        } else {
            isScrolled = false
            let visible = isInverted ? Array(positions.sorted().reversed()) : positions.sorted()
            rows = (visible.isEmpty ? [] : [0, visible.count / 2, visible.count - 1]).compactMap {
                let position = visible[$0]
                guard let id = identifier(position.indexPath),
                    let place = adapter.place(of: position, in: list, isInverted)
                else { return nil }
                return Row(id: id, position: position, place: place)
            }
        }
        for row in rows { counts?.add(row.position.section, walk.rowCount(in:)) }
    }

    /// Returns the unmoved rows among the recorded ones, with their present index paths.
    private func unmoved(in list: UIScrollView, _ adapter: ListAdapter, _ isInverted: Bool) -> [Row]
    {
        found(adapter).compactMap { row, position in
            guard let position, let place = adapter.place(of: position, in: list, isInverted),
                abs(place - row.place) <= 0.5
            else { return nil }
            return Row(id: row.id, position: position, place: row.place)
        }
    }

    /// Returns the recorded rows with their present index paths; `nil` for a row that isn't near
    /// its likely positions.
    private func found(_ adapter: ListAdapter) -> [(row: Row, position: RowPosition?)] {
        guard let identifier, let counts else { return [] }
        let walk = adapter.allRows
        var search = RowSearch(before: counts, sections: walk.numberOfSections)
        return rows.map { row in
            let position = search.places(of: row.position, walk.rowCount(in:)).first {
                identifier($0.indexPath) == row.id
            }
            return (row, position)
        }
    }

    /// Forgets the reading position.
    func forget() {
        (rows, counts) = ([], nil)
    }

    /// Records a scroll of `list` by the app or by people, with unchanged content, and removes the
    /// rows that are out of view now.
    func scrolled(_ list: UIScrollView) {
        let distance = list.contentOffset.y - offset
        (offset, isScrolled) = (list.contentOffset.y, true)
        rows = rows.compactMap { row in
            var row = row
            row.place -= distance
            return (0...list.bounds.height).contains(row.place) ? row : nil
        }
    }

    /// Returns the distance by which `list` has to scroll so that people can read on.
    func shift(in list: UIScrollView, isInverted: Bool) -> CGFloat {
        guard !rows.isEmpty, let (adapter, _) = list.listAdapter else { return 0 }
        return found(adapter).map { row, position in
            AnchoredRow(
                before: row.place,
                after: position.flatMap { adapter.place(of: $0, in: list, isInverted) })
        }.shift
    }
}

extension ListAdapter {
    /// Returns the position on the screen of the upper edge of the row at `position`.
    @MainActor
    fileprivate func place(
        of position: RowPosition, in list: UIScrollView, _ isInverted: Bool
    ) -> CGFloat? {
        frame(of: position).map { (isInverted ? $0.maxY : $0.minY) - list.contentOffset.y }
    }
}
