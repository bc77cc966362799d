#if canImport(SimulatedDevice)
import SimulatedDevice
import UIKit

/// Writes down what keys lead to.
@MainActor
final class KeyLog {
    var entries: [String] = []
    /// The titles of the commands that were performed.
    private(set) var titles: [String] = []

    func note(_ sender: Any?, by name: String) {
        let command = sender as? UIKeyCommand
        entries.append("\(name) \(command?.input ?? "?")")
        titles.append(command?.title ?? "?")
    }

    /// The entries that aren't about presses.
    var commands: [String] {
        entries.filter { !$0.contains("began") && !$0.contains("ended") }
    }
}

/// A view that can be first responder, offers key commands and notes presses.
final class KeyView: UIView {
    var log: KeyLog?
    var name = "view"
    var offered: [UIKeyCommand] = []
    var performs = true
    var onValidate: ((UICommand) -> Void)?
    private(set) var timesAsked = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        timesAsked += 1
        return offered
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .logged ? performs : super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
        onValidate?(command)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log?.entries.append("\(name) began \(press.key?.characters ?? "")") }
        super.pressesBegan(presses, with: event)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { log?.entries.append("\(name) ended \(press.key?.characters ?? "")") }
        super.pressesEnded(presses, with: event)
    }
}

/// A controller whose commands are performed by itself, unless it refuses them.
final class KeyController: UIViewController {
    var log: KeyLog?
    var name = "controller"
    var offered: [UIKeyCommand] = []
    var performs = true

    override var keyCommands: [UIKeyCommand]? { offered }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .logged ? performs : super.canPerformAction(action, withSender: sender)
    }
}

extension Selector {
    static let logged = Selector(("logCommand:"))
}

/// A screen with a controller, a view on it and one on that.
@MainActor
struct KeyScreen {
    let device: SimulatedDevice
    let log = KeyLog()
    let controller = KeyController()
    let outer = KeyView()
    let inner = KeyView()

    /// To be made in a test's body, as the device it makes.
    init(language: String = "en") {
        device = SimulatedDevice(.iPad9_7, language: language)
        ActionTable.register(.logged, on: KeyController.self) { $0.log?.note($1, by: $0.name) }
        ActionTable.register(.logged, on: KeyView.self) { $0.log?.note($1, by: $0.name) }
        controller.log = log
        (outer.log, inner.log) = (log, log)
        (outer.name, inner.name) = ("outer", "inner")
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        device.show(controller)
    }

    static func command(
        _ input: String, _ modifiers: UIKeyModifierFlags = [], title: String = "",
        hasPriority: Bool = false
    ) -> UIKeyCommand {
        let command = UIKeyCommand(
            title: title, action: .logged, input: input, modifierFlags: modifiers)
        command.wantsPriorityOverSystemBehavior = hasPriority
        return command
    }
}
#endif
