import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The visible state of the order: the field that is typed in, its row, and whether it is in sight.
@MainActor
struct OrderSight {
    /// The row of the field; `nil` if none is typed in, or if it is in no row.
    let row: IndexPath?
    let what: String
    let offset: Double
    /// Whether the whole field can be seen between the navigation bar and the keyboard.
    let isInSight: Bool

    init(_ screen: OrderViewController, on device: SimulatedDevice) {
        let field = screen.navigator.focusedItem
        row = field?.row(in: screen.tableView)
        offset = screen.tableView.contentOffset.y
        let name = field?.accessibilityLabel ?? "no field"
        what = row.map { "\($0.section + 1).\($0.row + 1) \(name)" } ?? name
        isInSight = field.map { device.sight(of: $0) == .whole } ?? true
    }
}

extension UIView {
    /// The index path of the row around this view.
    fileprivate func row(in table: UITableView) -> IndexPath? {
        var view = superview
        while let current = view {
            if let cell = current as? UITableViewCell { return table.indexPath(for: cell) }
            view = current.superview
        }
        return nil
    }
}

extension OrderForm {
    /// The rows with a text field or a text view, in order.
    var inputRows: [IndexPath] {
        sections.enumerated().flatMap { section, content in
            content.rows.enumerated().compactMap { row, kind in
                kind.hasInput ? [section, row] : nil
            }
        }
    }
}

extension OrderRow {
    fileprivate var hasInput: Bool {
        switch self {
        case .field, .notes: true
        case .heading, .newsletter, .gift: false
        }
    }
}
