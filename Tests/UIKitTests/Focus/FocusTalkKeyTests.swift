#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A view that can be focused, and handles presses as one that calls `super` does, or not.
private final class PressedView: UIView {
    var name = ""
    var passesOn = true
    var log: KeyLog?

    override var canBecomeFocused: Bool { name == "inner" }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if note("began") { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if note("changed") { super.pressesChanged(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if note("ended") { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if note("cancelled") { super.pressesCancelled(presses, with: event) }
    }

    private func note(_ phase: String) -> Bool {
        log?.entries.append("\(name) \(phase)")
        return passesOn
    }
}

/// Facts of WWDC21 10260 about keys that apps use as well.
@MainActor
@Suite struct FocusTalkKeyTests {
    nonisolated static let keys = [
        "\t", "\r", UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow,
        UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow,
    ]

    /// A list in focus, on a controller with commands of its own.
    private func list(_ commands: [UIKeyCommand]) -> (FocusableList, KeyController) {
        let list = FocusableList(.table)
        let controller = KeyController()
        ActionTable.register(.logged, on: KeyController.self) { controller, sender in
            controller.log?.entries.append((sender as? UIKeyCommand)?.input ?? "?")
        }
        controller.view.addSubview(list.table)
        list.screen.device.show(controller)
        list.allowsFocus = true
        list.show()
        list.press(UIKeyCommand.inputDownArrow)
        list.press(UIKeyCommand.inputDownArrow)
        controller.log = KeyLog()
        controller.offered = commands
        return (list, controller)
    }

    @Test("Closing: Commands with the keys of the focus engine stay silent", arguments: keys)
    func commandsWithFocusKeysStaySilent(_ key: String) {
        let (list, controller) = list([
            KeyScreen.command(key), KeyScreen.command("d", .command),
        ])
        #expect(list.focused == 1)
        list.press(key)
        #expect(controller.log?.entries == [])
        list.screen.device.press("d", .command)
        #expect(controller.log?.entries == ["d"])
    }

    @Test("Closing: Commands with these keys and ⌘ or ⌥ are heard", arguments: keys)
    func focusKeysWithModifiersAreHeard(_ key: String) {
        let (list, controller) = list([
            KeyScreen.command(key, .command), KeyScreen.command(key, .alternate),
        ])
        list.screen.device.press(key, .command)
        list.screen.device.press(key, .alternate)
        #expect(controller.log?.entries == [key, key])
        #expect(list.focused == 1)
    }

    @Test("19:16 Priority over the system's behavior brings them back", arguments: keys)
    func priorityOverSystemBringsCommandsBack(_ key: String) {
        let (list, controller) = list([KeyScreen.command(key, hasPriority: true)])
        list.press(key)
        #expect(controller.log?.entries == [key])
        #expect(list.focused == 1)
        #expect(list.selected == [])
    }

    // Without a focus engine, as on a phone, the same commands work as they did.
    @Test("Closing: Without a focus engine the commands work as before", arguments: keys)
    func withoutFocusEngine(_ key: String) {
        let device = SimulatedDevice()
        let controller = KeyController()
        controller.log = KeyLog()
        ActionTable.register(.logged, on: KeyController.self) { controller, _ in
            controller.log?.entries.append("heard")
        }
        controller.offered = [KeyScreen.command(key)]
        device.show(controller)
        device.press(key)
        #expect(controller.log?.entries == ["heard"])
    }

    private func pressed(passesOn: Bool) -> (FocusScreen, KeyLog, UIView) {
        let (screen, log) = (FocusScreen(), KeyLog())
        let (outer, inner) = (PressedView(), PressedView())
        (outer.name, inner.name, inner.passesOn) = ("outer", "inner", passesOn)
        for view in [outer, inner] {
            view.log = log
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        }
        outer.addSubview(inner)
        screen.controller.view.addSubview(outer)
        screen.device.press("\t")
        return (screen, log, inner)
    }

    // 19:36: a press that began with somebody ends with them, one way or the other.
    @Test("19:36 All phases of a press that is passed on reach the responder above")
    func allPassedPressPhasesReachAbove() {
        let (screen, log, inner) = pressed(passesOn: true)
        #expect(inner.isFocused)
        guard let stroke = KeyStroke("x", []) else { return }
        for ending in [UIPress.Phase.ended, .cancelled] {
            let press = UIPress(stroke, in: screen.device.window)
            for phase in [UIPress.Phase.began, .changed, ending] {
                press.move(to: phase)
                UIApplication.shared.sendEvent(UIPressesEvent(press))
            }
        }
        let phases = ["began", "changed", "ended", "began", "changed", "cancelled"]
        #expect(log.entries == phases.flatMap { ["inner \($0)", "outer \($0)"] })
    }

    @Test("19:36 A press that is not passed on ends where it is handled")
    func pressNotPassedOnEndsThere() {
        let (screen, log, _) = pressed(passesOn: false)
        screen.device.press("x")
        #expect(log.entries == ["inner began", "inner ended"])
    }
}
#endif
