import Example
import KeyCommandCustomization
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A device with the example's mail app, played by keys.
@MainActor
final class PaletteStage {
    let device: SimulatedDevice
    private let screen: MailViewController
    private let scenes: Scenes
    private let camera: FilmCamera?
    private let isTold: Bool
    /// The number of times something was not as it should be.
    private(set) var failures = 0

    init(
        on device: SimulatedDevice, in scenes: Scenes, filmedAs title: String? = nil,
        keyboard: KeyboardMode = .hardware(bar: false)
    ) {
        self.device = device
        self.scenes = scenes
        screen = MailViewController(registry: KeyBindingsRegistry())
        isTold = title != nil
        device.keyboard.mode = keyboard
        device.show(screen)
        device.settle()
        camera = title.flatMap { scenes.film($0, on: device, isSteady: true) }
        camera?.cut(Film.Moment(event: "The screen appears"))
    }

    var subjects: [String] { screen.mail.messages.map(\.subject) }

    var isDraftOpen: Bool { screen.presentedViewController is UINavigationController }

    /// Presses keys one after the other, and tells what is in front afterward.
    func press(_ keys: String...) {
        for key in keys {
            KeyPress(key).press(holding: 0) { device.press($0, $1, holding: $2) }
            device.settle()
            camera?.cut(
                Film.Moment(
                    event:
                        "Press \(key.hasPrefix("⌘") || key.hasPrefix("⇧") ? key.uppercased() : key)",
                    facts: [
                        Film.Fact(name: "In front", value: front),
                        Film.Fact(name: "Messages", value: subjects.joined(separator: ", ")),
                    ]))
        }
        guard isTold else { return }
        scenes.tell(
            "press \(keys.joined(separator: " ")): \(front); \(subjects.joined(separator: ", "))")
    }

    private var front: String {
        let sheet = screen.presentedViewController
        return (sheet as? UINavigationController)?.topViewController?.title ?? sheet?.title
            ?? screen.mail.message?.subject ?? "no message"
    }

    func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        scenes.tell("  FAILED: \(what)")
        camera?.report("not so: \(what)")
    }

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }
}
