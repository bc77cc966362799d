import CoreGraphics
import Foundation
internal import HeadlessBehavior

extension UITableView {
    func scroll(
        to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool
    ) {
        guard let rect = target(of: path) else { return raiseOutOfBounds(path) }
        // A row isn't scrolled under the floating header of its section (assumed: A2).
        let sections = content.geometry.sections
        let header = style == .plain && path.row != NSNotFound ? sections[path.section].header : 0
        let scrolling = RowScrolling(
            viewport: bounds.height, coveredAbove: adjustedContentInset.top + header,
            coveredBelow: adjustedContentInset.bottom)
        let wanted = scrolling.offset(showing: rect, at: position, from: contentOffset.y)
        let offset = CGPoint(x: contentOffset.x, y: vertical.clamped(wanted))
        guard offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    // Apple, `scrollToRow(at:at:animated:)`: with `NSNotFound` for the row, a section without rows.
    private func target(of path: IndexPath) -> CGRect? {
        let geometry = loadedGeometry
        guard geometry.sections.indices.contains(path.section) else { return nil }
        if path.row == NSNotFound { return geometry.rect(ofSection: path.section) }
        return geometry.contains(path) ? geometry.rect(of: path) : nil
    }

    // The words are those of SURYAKANTSHARMA/CountryPicker#54 and itsmeichigo/DateTimePicker#91.
    private func raiseOutOfBounds(_ path: IndexPath) {
        let sections = content.geometry.sections
        let missing =
            sections.indices.contains(path.section)
            ? "row (\(path.row)) when there are only \(sections[path.section].rows.count) rows in "
                + "section \(path.section)"
            : "section (\(path.section)) when there are only \(sections.count) sections"
        Faults.raise(
            .range, "Attempted to scroll the table view to an out-of-bounds \(missing).")
    }

    /// Apple, `scrollToNearestSelectedRow`: the selected row nearest to a place in the table.
    var nearestSelectedRow: IndexPath? {
        let middle = bounds.midY
        return content.selection.min { first, second in
            abs(content.geometry.rect(of: first).midY - middle)
                < abs(content.geometry.rect(of: second).midY - middle)
        }
    }
}
