import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import UIKit

// What the pages about moving from another library tell to write, as it compiles for Apple's UIKit.

final class InboxViewController: UITableViewController {
    private lazy var navigator = TableNavigator(tableView: tableView)

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.options.edgeBehavior = .wraps
        navigator.joinSystemFocus()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

final class ListedArticlesViewController: IPShortcutTableViewController, UITableViewDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.delegate = self
    }
}

/// A screen that listens to the keyboard, from the page about the observer.
final class EventsViewController: UIViewController {
    private let observer = KeyboardObserver()
    private var token: ObservationToken?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        observer.start(in: view.window)
        token = observer.observe { [weak self] event in self?.show(event) }
    }

    private func show(_ event: KeyboardEvent) { title = "\(event)" }
}

final class TPKeyboardAvoidingScrollView: UIScrollView {}

@MainActor
final class Migration {
    var keyboardAssistant: SceneKeyboardAssistant?
    var token: ObservationToken?

    func moveFromTPKeyboardAvoiding(windowScene: UIWindowScene) {
        keyboardAssistant = SceneKeyboardAssistant(windowScene: windowScene, handlesReturnKey: true)
        keyboardAssistant?.shouldAssist = { input in
            !sequence(first: input, next: \.superview).contains {
                $0 is TPKeyboardAvoidingScrollView
            }
        }
    }

    func moveFromIQKeyboardManager(moved: [UIViewController.Type]) {
        keyboardAssistant?.shouldAssist = { input in
            sequence(first: input as UIResponder, next: \.next).contains { responder in
                moved.contains { responder.isKind(of: $0) }
            }
        }
    }

    func moveFromTypist(observer: KeyboardObserver, view: UIView) {
        observer.start(in: view.window)
        token = observer.observe { [weak self] event in
            guard case .frameChanged(let transition) = event else { return }
            let curve = UIView.AnimationOptions(rawValue: UInt(transition.animation.curve) << 16)
            UIView.animate(withDuration: transition.animation.duration, delay: 0, options: curve) {
                self?.makeRoom(for: transition)
            }
        }
    }

    private func makeRoom(for transition: KeyboardTransition) {}

    func moveFromKeyCommandKit(registry: KeyBindingsRegistry) -> KeyBindingsViewController {
        let name = NSStringFromClass(MailboxViewController.self)
        registry.rename(
            provider: String(NSString(string: name).hash),
            to: MailboxViewController.providerIdentifier)
        return KeyBindingsViewController(style: .grouped)
    }

    func moveFromVersion1(keyboardAssistant: KeyboardAssistant) {
        token = keyboardAssistant.observer.observe { event in
            if case .stateChanged(let state) = event { print(state) }
        }
    }
}
