import CoreGraphics
import Foundation
import UIKit

/// The place in a conversation's list at which people read.
///
/// Rows are known by the identity that the app gives them, because their index paths change.
@MainActor
final class ReadingPlace {
    /// Returns the identity of the row at an index path; `nil` if the app has none.
    var identifier: ((IndexPath) -> AnyHashable?)?
    private var rows: [Row] = []
    /// The sections when something arrived last; `nil` if nobody read further up then.
    private var counts: SectionCounts?

    private struct Row {
        var id: AnyHashable
        var position: RowPosition
        /// The position on the screen, in points.
        var place: CGFloat
    }

    /// Records three of the rows in view, the topmost one first, and how many there are in their
    /// sections, which are asked again if something `isNews`.
    func record(in list: UIScrollView, isInverted: Bool, isNews: Bool) {
        rows = []
        guard let identifier, let (adapter, positions) = list.listAdapter else { return }
        let walk = adapter.allRows
        if isNews || counts == nil { counts = SectionCounts(sections: walk.numberOfSections) }
        let visible = isInverted ? Array(positions.sorted().reversed()) : positions.sorted()
        guard !visible.isEmpty else { return }
        rows = [0, visible.count / 2, visible.count - 1].compactMap { index in
            let position = visible[index]
            guard let id = identifier(position.indexPath),
                let place = adapter.place(of: position, in: list, isInverted)
            else { return nil }
            counts?.add(position.section, walk.rowCount(in:))
            return Row(id: id, position: position, place: place)
        }
    }

    /// Forgets where people read.
    func forget() {
        (rows, counts) = ([], nil)
    }

    /// Forgets where the rows are, because somebody else has scrolled.
    func forgetRows() {
        rows = []
    }

    /// Returns the distance by which `list` has to be scrolled so that people can read on.
    func shift(in list: UIScrollView, isInverted: Bool) -> CGFloat {
        guard let identifier, let counts, !rows.isEmpty, let (adapter, _) = list.listAdapter
        else { return 0 }
        let walk = adapter.allRows
        var search = RowSearch(before: counts, sections: walk.numberOfSections)
        return rows.map { row in
            let position = search.places(of: row.position, walk.rowCount(in:)).first {
                identifier($0.indexPath) == row.id
            }
            return AnchoredRow(
                before: row.place,
                after: position.flatMap { adapter.place(of: $0, in: list, isInverted) })
        }.shift
    }
}

extension ListAdapter {
    /// Returns the position on the screen of the row at `position`, of which the upper edge counts.
    @MainActor
    fileprivate func place(
        of position: RowPosition, in list: UIScrollView, _ isInverted: Bool
    ) -> CGFloat? {
        frame(of: position).map { (isInverted ? $0.maxY : $0.minY) - list.contentOffset.y }
    }
}
