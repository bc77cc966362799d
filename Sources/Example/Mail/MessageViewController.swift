import KeyNavigation
import KeyboardAssistant
import UIKit

/// A message, which scrolls by keys.
public final class MessageViewController: UIViewController {
    public let scrollView = UIScrollView()
    private let label = UILabel()
    private lazy var navigator = ScrollNavigator(scrollView: scrollView)

    /// The text that people read.
    public var text: String { label.text ?? "" }

    public override var canBecomeFirstResponder: Bool { true }

    public override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addScrolling(label, in: scrollView)
    }

    func show(_ message: Mail.Message?) {
        title = message?.subject
        label.text = message.map { "\($0.sender)\n\n\($0.text)" }
        for button in navigationItem.rightBarButtonItems ?? [] { button.isEnabled = message != nil }
    }
}
