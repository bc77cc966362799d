import UIKit

/// A table or collection view whose cells, headers and footers contain inputs of a form.
///
/// Only UIKit asks the data source for cells. A part that isn't on the screen has no view.
@MainActor
protocol FormList: ListAdapter {
    /// The header and footer of the list itself, always with views; `nil` for a missing one.
    var ends: (header: UIView?, footer: UIView?) { get }
    func hasHeader(_ section: Int) -> Bool
    func hasFooter(_ section: Int) -> Bool
    /// The parts with views now, in order.
    var existingParts: [ListPart] { get }
    /// The headers and footers in sight with a height but no view.
    var emptyPartsInSight: [ListPart] { get }
    /// Returns the view of a part; `nil` if there is none now.
    func view(of row: ListPart) -> UIView?
    /// Returns the part whose view contains `view`.
    func row(containing view: UIView) -> ListPart?
    /// Returns the frame of a part, possibly an estimate, in the list's coordinates.
    func frame(of row: ListPart) -> CGRect?
    /// Selects a row as a tap does.
    func selectByTap(_ position: RowPosition)
    /// Scrolls to a row in the list's own way, even in sections that scroll sideways.
    func scroll(to position: RowPosition)
}

extension FormList {
    /// Returns the view of a part on the screen.
    ///
    /// A cell that UIKit has only prepared is in no window, and doesn't count.
    func shownView(of row: ListPart) -> UIView? {
        view(of: row).flatMap { $0.window == nil ? nil : $0 }
    }

    /// Returns the size of the section of a part; zero rows for a missing section.
    func size(around part: ListPart) -> SectionSize {
        let (rows, section) = (allRows, part.section ?? -1)
        let exists = (0..<rows.numberOfSections).contains(section)
        return SectionSize(
            sections: rows.numberOfSections, rows: exists ? rows.rowCount(in: section) : 0)
    }

    /// Returns a Boolean value that indicates whether the list has a part now.
    ///
    /// UIKit raises an exception when asked to scroll to a missing row.
    func contains(_ part: ListPart) -> Bool {
        switch part {
        case .listHeader: ends.header != nil
        case .listFooter: ends.footer != nil
        case .row(let position): contains(position)
        case .header(let section), .footer(let section):
            (0..<allRows.numberOfSections).contains(section)
        }
    }

    /// Returns the cell at `position`; `nil` also for a prepared cell that UIKit hasn't added to the
    /// list.
    func addedCell(at position: RowPosition) -> UIView? {
        guard let scrollView, let cell = cell(at: position) else { return nil }
        return cell.isDescendant(of: scrollView) ? cell : nil
    }

    var emptyPartsInSight: [ListPart] { [] }
}
