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
    /// The number of times the cursor was out of sight after a key, or something was not as it
    /// should be.
    private(set) var failures = 0

    init(_ screen: UIViewController, on device: SimulatedDevice, in scenes: Scenes) {
        self.device = device
        self.scenes = scenes
        navigation = UINavigationController(rootViewController: screen)
        device.keyboard.mode = .hardware(bar: false)
        device.show(navigation)
        device.settle()
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
            tell(ListLine.text(name, sight.what, sight.offset, sight.isCursorInSight))
        }
    }

    func expect(_ isTrue: Bool, _ what: String) {
        guard !isTrue else { return }
        failures += 1
        tell("  FAILED: \(what)")
    }

    func tell(_ text: String) { scenes.tell(text) }

    func picture(_ name: String) throws { try scenes.draw(device.picture(), name) }
}
