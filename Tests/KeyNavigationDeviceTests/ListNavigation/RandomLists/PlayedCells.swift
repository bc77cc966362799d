import CoreGraphics
import UIKit

/// A cell that knows which row it shows.
@MainActor
protocol PlayedCell: UIView {
    var row: Int { get }
    var isHighlighted: Bool { get }
}

/// A row with a switch and a field in some.
final class PlayedTableCell: UITableViewCell, PlayedCell {
    private(set) var row = 0
    private let field = UITextField(frame: CGRect(x: 120, y: 2, width: 100, height: 26))

    func show(_ row: Int, _ traits: RowTraits) {
        self.row = row
        textLabel?.text = traits.text(row)
        guard traits.hasControls(row) else {
            accessoryView = nil
            return field.removeFromSuperview()
        }
        accessoryView = UISwitch()
        if traits.hasFields { contentView.addSubview(field) }
    }
}

/// An item with a switch in some.
final class PlayedItem: UICollectionViewCell, PlayedCell {
    private(set) var row = 0
    private let toggle = UISwitch(frame: CGRect(x: 4, y: 2, width: 51, height: 26))
    private lazy var height = contentView.heightAnchor.constraint(equalToConstant: 0)

    func show(_ row: Int, _ traits: RowTraits) {
        self.row = row
        height.constant = traits.length(row)
        height.priority = .defaultHigh
        height.isActive = true
        if traits.hasControls(row) {
            contentView.addSubview(toggle)
        } else {
            toggle.removeFromSuperview()
        }
    }
}
