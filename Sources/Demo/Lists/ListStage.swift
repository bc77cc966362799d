import CoreGraphics
import Example
import SimulatedDevice
import UIKit

/// A device with a hardware keyboard and one of the example's screens, played by keys.
@MainActor
final class ListStage {
    let device: SimulatedDevice
    let navigation: UINavigationController
    private let scenes: Scenes
    private let camera: FilmCamera?
    /// The number of times the cursor was out of sight after a key, or something was not as it
    /// should be.
    private(set) var failures = 0

    init(
        _ screen: UIViewController, on device: SimulatedDevice, in scenes: Scenes,
        filmedAs title: String
    ) {
        self.device = device
        self.scenes = scenes
        navigation = UINavigationController(rootViewController: screen)
        device.keyboard.mode = .hardware(bar: false)
        device.show(navigation)
        device.settle()
        camera = scenes.film(title, on: device, isSteady: true)
        camera?.cut(Film.Moment(event: "The screen appears"))
    }

    /// The view controller in front.
    var front: UIViewController? {
        let sheet = navigation.presentedViewController
        return (sheet as? UINavigationController)?.topViewController ?? sheet
            ?? navigation.topViewController
    }

    /// Presses keys one after the other and prints a line for each.
    func press(_ keys: String..., holding seconds: Double = 0) {
        for key in keys {
            KeyPress(key).press(holding: seconds) { device.press($0, $1, holding: $2) }
            device.settle()
            let sight = ListSight(front)
            if !sight.isCursorInSight { failures += 1 }
            let name = seconds > 0 ? "\(key) held" : key
            say(name, sight.what, facts: sight.facts, sight.offset, sight.isCursorInSight)
        }
    }

    /// Prints and films what a key did.
    ///
    /// - Parameter facts: What the film tells of it; without any, what is printed.
    func say(
        _ key: String, _ what: String, facts: [Film.Fact] = [], _ offset: Double,
        _ isInSight: Bool
    ) {
        tell(ListLine.text(key, what, offset, isInSight))
        let name = key.hasPrefix("⌘") ? key.uppercased() : key
        let told = facts.isEmpty ? [Film.Fact(name: "Cursor", value: what)] : facts
        camera?.cut(
            Film.Moment(
                event: "Press \(name)",
                facts: told + [Film.Fact(name: "Offset", value: "\(offset.points) pt")],
                problem: isInSight ? nil : "The cursor is out of sight"))
    }

    func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        tell("  FAILED: \(what)")
        camera?.report("not so: \(what)")
    }

    func tell(_ text: String) { scenes.tell(text) }

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }
}
