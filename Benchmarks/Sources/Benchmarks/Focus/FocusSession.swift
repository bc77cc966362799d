import KeyboardAssistant
import SimulatedDevice
import UIKit

/// An arrow among views that can be focused, on a device without a focus engine.
@MainActor
final class FocusSession: MeasuredSession {
    static let name = "focus"
    static let unit = "views"
    static let sizes = [100, 1_000, 10_000]
    static let phases = [MeasuredPhase(name: "arrow", repetitions: 4)]

    private final class Tile: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private final class Screen: UIViewController {
        private(set) lazy var navigator = FocusNavigator(in: view)

        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            navigator.target(forKeyCommandAction: action)
                ?? super.target(forAction: action, withSender: sender)
        }
    }

    private let device = SimulatedDevice()
    private let count: Int

    init(size count: Int) {
        self.count = count
    }

    func run(measuring measure: (() -> Void) -> Void) {
        let screen = Screen()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        scrollView.contentSize = CGSize(width: 390, height: 40 * (count / 10 + 1))
        screen.view.addSubview(scrollView)
        let tiles = (0..<count).map { index in
            Tile(frame: CGRect(x: index % 10 * 39, y: index / 10 * 40, width: 30, height: 30))
        }
        tiles.forEach(scrollView.addSubview)
        device.show(screen)
        screen.becomeFirstResponder()
        screen.navigator.focus(tiles[0])
        device.settle()
        measure {
            for key in [
                UIKeyCommand.inputDownArrow, UIKeyCommand.inputRightArrow,
                UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow,
            ] { device.press(key) }
        }
    }
}
