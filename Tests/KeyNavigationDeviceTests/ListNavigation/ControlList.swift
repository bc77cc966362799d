import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// A list whose every cell has a button, a text field, a slider and a switch.
@MainActor
final class ControlList: TestList {
    /// What the controls have done.
    private(set) var events: [String] = []
    /// Rows without controls.
    var plain: Set<IndexPath> = []

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.register(ControlCell.self, forCellReuseIdentifier: "controls")
        guard !plain.contains(indexPath) else {
            return super.tableView(tableView, cellForRowAt: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "controls", for: indexPath)
        (cell as? ControlCell)?.tell = { [weak self] in self?.events.append($0) }
        return cell
    }

    func forget() { events = [] }
}

@MainActor
final class ControlCell: UITableViewCell {
    var tell: (String) -> Void = { _ in }
    let button = UIButton(type: .system)
    let field = UITextField()
    let slider = UISlider()
    let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for (index, control) in [button, field, slider].enumerated() {
            control.frame = CGRect(x: 20 + 90 * index, y: 5, width: 80, height: 34)
            contentView.addSubview(control)
        }
        accessoryView = toggle
        for (event, name) in [
            (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"),
            (.primaryActionTriggered, "primary"), (.valueChanged, "value"),
        ] {
            for (control, who) in [(button, "button"), (slider, "slider"), (toggle, "switch")]
                as [(UIControl, String)]
            {
                control.addAction(
                    UIAction { [weak self] _ in self?.tell("\(who) \(name)") }, for: event)
            }
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    var controls: [UIView] { [button, field, slider, toggle] }
}

extension UIView {
    /// The views in this one, and itself.
    var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}

/// A list of controls on a device, and what keys and tests do with it.
@MainActor
struct ControlStage {
    let list = ControlList([30])
    let screen: TableScreen

    init() {
        screen = TableScreen(list)
    }

    func press(_ keys: String..., modifiers: UIKeyModifierFlags = []) {
        for key in keys { screen.device.press(key, modifiers) }
        screen.device.settle()
    }

    func cell(_ row: Int) throws -> ControlCell {
        try #require(list.tableView.cellForRow(at: [0, row]) as? ControlCell)
    }

    /// Goes to the controls in the cell of a row.
    @discardableResult
    func enter(_ row: Int = 2) throws -> ControlCell {
        list.navigator.focus([0, row])
        press(UIKeyCommand.f2)
        return try cell(row)
    }

    /// Whether the cell has nothing in it of the library's.
    func isClean(_ cell: ControlCell) -> Bool {
        let rings = cell.allViews.filter { $0.layer.borderWidth == 3 }
        return rings.isEmpty && list.navigator.focusedControl == nil
    }
}
