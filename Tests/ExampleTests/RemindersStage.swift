import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The reminders on a device with a hardware keyboard.
@MainActor
struct RemindersStage {
    let device: SimulatedDevice
    let screen: RemindersViewController

    init(
        _ model: SimulatedDevice.Model = .iPad9_7, hasColumn: Bool = true,
        language: String = "en", board: ReminderBoard? = nil
    ) {
        device = SimulatedDevice(model, orientation: .landscapeLeft, language: language)
        device.keyboard.mode = .hardware(bar: false)
        screen = RemindersViewController(board ?? ReminderBoard(), hasColumn: hasColumn)
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
    }

    static let down = UIKeyCommand.inputDownArrow
    static let up = UIKeyCommand.inputUpArrow

    func press(_ keys: String..., with flags: UIKeyModifierFlags = []) {
        for key in keys {
            device.press(key, flags)
            device.settle()
        }
    }

    /// Which part of the screen the system's focus is in.
    var focused: String? {
        switch UIFocusSystem(for: screen)?.focusedItem {
        case is UITextField: "search"
        case is TodayCard: "card"
        case let cell as UITableViewCell:
            cell.isDescendant(of: screen.sidebar.view) ? "lists" : "reminders"
        default: nil
        }
    }

    /// Where focus is after each of several presses of one key.
    func walk(_ key: String, _ times: Int, with flags: UIKeyModifierFlags = []) -> [String?] {
        (0..<times).map { _ in
            press(key, with: flags)
            return focused
        }
    }

    var titles: [String] { screen.board.shown.map(\.title) }
}
