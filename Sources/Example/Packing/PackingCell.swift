import UIKit

/// A row with a bag, or with a thing, how many of it, and whether it is packed.
public final class PackingCell: UITableViewCell {
    public let stepper = UIStepper()
    public let toggle = UISwitch()
    /// A closure that is called with each change that people make with the controls.
    var onChange: (_ change: (inout PackingList.Entry) -> Void) -> Void = { _ in }
    private let controls = UIStackView()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stepper.minimumValue = 1
        stepper.maximumValue = 9
        stepper.accessibilityLabel = "How many"
        toggle.accessibilityLabel = "Packed"
        stepper.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange { $0.count = Int(self.stepper.value) }
            }, for: .valueChanged)
        toggle.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange { $0.isPacked = self.toggle.isOn }
            }, for: .valueChanged)
        controls.spacing = 8
        controls.alignment = .center
        [stepper, toggle].forEach(controls.addArrangedSubview)
        controls.frame.size = CGSize(width: 94 + 8 + 51, height: 32)
    }

    public required init?(coder: NSCoder) { nil }

    func show(_ entry: PackingList.Entry) {
        var content = UIListContentConfiguration.cell()
        content.text = entry.count > 1 ? "\(entry.count) × \(entry.title)" : entry.title
        content.directionalLayoutMargins.leading += CGFloat(entry.level) * 20
        if let isOpen = entry.isOpen {
            content.image = UIImage(systemName: isOpen ? "chevron.down" : "chevron.forward")
            // UIKit centers symbols in a place of one width, so what is beside them doesn't move.
            content.imageToTextPadding = 4
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
        } else {
            stepper.value = Double(entry.count)
            toggle.isOn = entry.isPacked
        }
        contentConfiguration = content
        accessoryView = entry.isOpen == nil ? controls : nil
    }
}
