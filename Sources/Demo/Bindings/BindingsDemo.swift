import Example
import Foundation
import KeyCommandCustomization
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Changes a shortcut of the example's mailbox by keys, and shows that it lasts.
@MainActor
final class BindingsDemo {
    private let device: SimulatedDevice
    private let registry: KeyBindingsRegistry
    private let mailbox: MailboxViewController
    private let screen: UINavigationController
    private let tell: (String) -> Void
    private let camera: FilmCamera?
    private var failures = 0

    /// The exit status: 0, 1 if anything was not as it should be, or 2 if a picture could not be
    /// written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "bindings-1-list") {
            let failures = try play($0)
            try drawScenes($0.draw)
            return failures
        }
    }

    static func play(_ scenes: Scenes) throws -> Int {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("KeyboardAssistant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        return try BindingsDemo(place, scenes).play(scenes.draw)
    }

    private let folder: URL

    private init(
        _ folder: URL, _ scenes: Scenes,
        on device: SimulatedDevice = SimulatedDevice(.iPad9_7)
    ) {
        self.device = device
        self.folder = folder
        tell = scenes.tell
        registry = KeyBindingsRegistry(storage: FileKeyBindingsStorage(folder: folder))
        mailbox = MailboxViewController(registry: registry)
        screen = UINavigationController(rootViewController: mailbox)
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        device.settle()
        camera = scenes.film("Changing a shortcut", on: device, isSteady: true)
        camera?.cut(Film.Moment(event: "The mailbox appears"))
    }

    private func play(_ draw: (String, String) throws -> Void) throws -> Int {
        tell("A mailbox on an iPad with a hardware keyboard.\n")
        press("n", .command, "⌘N", doing: "New Message")
        mailbox.showPreferences()
        device.settle()
        camera?.cut(Film.Moment(event: "Show the shortcuts"))
        try draw(device.picture(), "bindings-1-list")
        let editor = try edit("reply")
        camera?.cut(Film.Moment(event: "Tap Reply"))
        try tap(editor.recordButton)
        camera?.cut(Film.Moment(event: "Tap Record"))
        try draw(device.picture(), "bindings-2-recording")
        device.press("n", .command)
        camera?.cut(Film.Moment(event: "Press ⌘N"))
        tell("Reply: press ⌘N                    the editor shows \(editor.keysLabel.text ?? "")")
        try tap("Save", in: editor.navigationController?.view)
        try draw(device.picture(), "bindings-3-conflict")
        let owner = alert?.message ?? ""
        camera?.cut(
            Film.Moment(event: "Tap Save", facts: [Film.Fact(name: "Conflict", value: owner)]))
        tell("Save                               “\(owner)”")
        expect(owner.contains("New Message"), "the conflict names the owner")
        try tap("Swap", in: alert?.view)
        camera?.cut(
            Film.Moment(event: "Tap Swap", facts: [Film.Fact(name: "Keys", value: keys)]))
        try draw(device.picture(), "bindings-4-swapped")
        tell("Swap                               \(keys)")
        screen.popViewController(animated: false)
        device.settle()
        press("n", .command, "⌘N", doing: "Reply")
        press("r", .command, "⌘R", doing: "New Message")
        readAgain()
        return failures
    }

    /// Another registry, as after the next launch.
    private func readAgain() {
        let later = KeyBindingsRegistry(storage: FileKeyBindingsStorage(folder: folder))
        try? later.register(provider: MailboxViewController.self)
        let texts = later.bindings(forProvider: MailboxViewController.self)
        let reply = texts["reply"]?.keys.map(\.symbols) ?? []
        tell("\nA second registry reads the file: Reply is \(reply.joined())")
        expect(reply == ["⌘N"], "the second registry has the keys that people chose")
    }

    /// The list in the dark, in Arabic and in the largest text.
    private static func drawScenes(_ draw: (String, String) throws -> Void) throws {
        // The newest device is the one that the app runs on, so each is made when its turn comes.
        let scenes: [(name: String, make: () -> SimulatedDevice)] = [
            ("bindings-dark", { SimulatedDevice(style: .dark) }),
            ("bindings-arabic", { SimulatedDevice(language: "ar") }),
            ("bindings-large-text", { SimulatedDevice(textSize: .accessibilityExtraLarge) }),
        ]
        for (name, make) in scenes {
            let device = make()
            let registry = KeyBindingsRegistry()
            try registry.register(provider: MailboxViewController.self)
            device.show(
                UINavigationController(
                    rootViewController: KeyBindingsViewController(registry: registry)))
            device.settle()
            try draw(device.picture(), name)
        }
    }

    // MARK: Steps

    private func press(
        _ input: String, _ modifiers: UIKeyModifierFlags, _ name: String, doing action: String
    ) {
        device.press(input, modifiers)
        let done = mailbox.lastAction ?? "nothing"
        tell("press \(name)                           \(done)")
        camera?.cut(
            Film.Moment(
                event: "Press \(name)", facts: [Film.Fact(name: "Does", value: done)],
                problem: done == action ? nil : "not “\(action)”"))
        expect(mailbox.lastAction == action, "\(name) does “\(action)”")
    }

    private func edit(_ key: String) throws -> KeyBindingEditorViewController {
        let list = screen.topViewController as? KeyBindingsViewController
        let keys = MailboxViewController.provideKeyBindings().map(\.key)
        if let list, let row = keys.firstIndex(of: key) {
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
        }
        device.settle()
        let sheet = list?.presentedViewController as? UINavigationController
        guard let editor = sheet?.topViewController as? KeyBindingEditorViewController else {
            throw Missing(what: "the editor")
        }
        return editor
    }

    private var alert: UIAlertController? {
        sequence(first: screen as UIViewController, next: \.presentedViewController)
            .compactMap { $0 as? UIAlertController }.first
    }

    private var keys: String {
        registry.bindings(forProvider: MailboxViewController.self).map {
            "\($0.name) \($0.keys.map(\.symbols).joined(separator: " "))"
        }.joined(separator: ", ")
    }

    private func tap(_ title: String, in view: UIView?) throws {
        guard let target = view?.first(titled: title) else { throw Missing(what: title) }
        try tap(target)
    }

    private func tap(_ view: UIView) throws {
        try device.tap(view)
        device.settle()
    }

    private func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        tell("  NOT SO: \(what)")
        camera?.report("not so: \(what)")
    }

    private struct Missing: Error, CustomStringConvertible {
        var what: String
        var description: String { "\(what) is not there" }
    }
}

extension UIView {
    /// The button in this view that people would call by `title`.
    fileprivate func first(titled title: String) -> UIView? {
        if let button = self as? UIButton {
            let titles = [
                button.configuration?.title, button.title(for: .normal), button.accessibilityLabel,
            ]
            if titles.contains(title) { return button }
        }
        if self is UIControl, holds(title) { return self }
        return subviews.lazy.compactMap { $0.first(titled: title) }.first
    }

    private func holds(_ text: String) -> Bool {
        (self as? UILabel)?.text == text || subviews.contains { $0.holds(text) }
    }
}
