import CoreGraphics
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen that does what an app should not do, and what the library says of it.
@MainActor
enum FocusFaults {
    private final class Key: UIButton {
        override var canBecomeFocused: Bool { true }
    }

    private final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }

        // The arrow never comes here; the second command says that it insists, and is left alone.
        override var keyCommands: [UIKeyCommand]? {
            let insisting = UIKeyCommand(
                action: Selector(("up:")), input: UIKeyCommand.inputUpArrow)
            insisting.wantsPriorityOverSystemBehavior = true
            return [
                UIKeyCommand(action: Selector(("down:")), input: UIKeyCommand.inputDownArrow),
                insisting,
            ]
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            let clipping = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 60))
            clipping.clipsToBounds = true
            let button = Key(frame: clipping.bounds)
            button.focusEffect = button.makeFocusHalo()
            clipping.addSubview(button)
            view.addSubview(clipping)
        }
    }

    /// Runs the scenes and returns the number of issues that are missing.
    static func show(_ scenes: Scenes) throws -> Int {
        let device = SimulatedDevice(.iPad9_7)
        device.keyboard.mode = .hardware(bar: false)
        let screen = Screen()
        device.show(screen)
        let issues = FocusDiagnostics.issues(in: screen.view)
        scenes.tell("\nA screen that was made wrong on purpose:\n")
        issues.forEach { scenes.tell("\($0)") }
        let expected: [FocusIssue.Kind] = [
            .keysAreTaken(KeyChord(.downArrow)), .controlIsFocusable, .haloIsClipped,
        ]
        let missing = expected.filter { !issues.map(\.kind).contains($0) }
        for kind in missing { scenes.tell("  FAILED: \(kind) is not found") }
        return missing.count
    }
}
