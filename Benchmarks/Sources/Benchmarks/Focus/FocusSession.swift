import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Arrow keys among views that can be focused, on a device without a focus engine.
@MainActor
final class FocusSession: MeasuredSession {
    static let name = "focus"
    static let unit = "views"
    static let sizes = [100, 1_000, 10_000]
    // Apps hide and cover views without telling anyone, so each key looks at all of them once.
    static let phases = [MeasuredPhase(name: "arrow", repetitions: 4, growth: .linear)]

    private let device = SimulatedDevice()
    private let screen: FocusScreen

    init(_ setup: SessionSetup) {
        screen = FocusScreen(tiles: setup.size, isAssisted: setup.isAssisted)
        device.show(screen)
        screen.becomeFirstResponder()
        if setup.isAssisted { screen.navigator.focus(screen.tiles[0]) }
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        measure {
            for key in [
                UIKeyCommand.inputDownArrow, UIKeyCommand.inputRightArrow,
                UIKeyCommand.inputLeftArrow, UIKeyCommand.inputUpArrow,
            ] { device.press(key) }
        }
    }
}

/// A scroll view of tiles in rows of ten.
private final class FocusScreen: UIViewController {
    private final class Tile: CountedView {
        override var canBecomeFocused: Bool { true }
    }

    let tiles: [UIView]
    private let isAssisted: Bool
    private(set) lazy var navigator = FocusNavigator(in: view)

    init(tiles count: Int, isAssisted: Bool) {
        self.isAssisted = isAssisted
        tiles = (0..<count).map { index in
            Tile(frame: CGRect(x: index % 10 * 39, y: index / 10 * 40, width: 30, height: 30))
        }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        scrollView.contentSize = CGSize(width: 390, height: 40 * (tiles.count / 10 + 1))
        view.addSubview(scrollView)
        tiles.forEach(scrollView.addSubview)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        isAssisted ? navigator.possibleKeyCommands : nil
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        (isAssisted ? navigator.target(forKeyCommandAction: action) : nil)
            ?? super.target(forAction: action, withSender: sender)
    }
}
