import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen whose keys are those of a navigator, which the test sets.
@MainActor
final class KeyScreen: KeyNavigatorScreen {
    var navigator: ScreenNavigator?
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    /// The number of calls to dismiss the screen or what it presents.
    private(set) var dismissals = 0

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
    }

    override var keyNavigator: (any KeyNavigator)? { navigator }
}

/// A browser like the system's: a class of its own with its own keys, and its page in a child.
@MainActor
final class ForeignBrowser: UIViewController {
    private static let reload: Selector = {
        let selector: Selector = "reloadForeignPage"
        ActionTable.register(selector, on: ForeignBrowser.self) { browser, _ in
            browser.reloads += 1
        }
        return selector
    }()

    let page = KeyScreen()
    var reloads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "r", modifierFlags: .command, action: Self.reload)]
    }
}

/// A navigation stack whose keys are those of a navigator.
@MainActor
final class KeyStack: UINavigationController, UINavigationBarDelegate {
    lazy var navigator = ScreenNavigator(controller: self)
    var mayPop = true
    var popsItself = false
    var asked = 0

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked += 1
        if popsItself { popViewController(animated: true) }
        return mayPop
    }
}

@MainActor
final class KeyTabs: UITabBarController {
    lazy var navigator = ScreenNavigator(controller: self)

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

/// A delegate that answers a sheet and notes its calls.
@MainActor
final class SheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var notes: [String] = []
    var allows = true
    var onWillDismiss: (() -> Void)?

    func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool {
        notes.append("should")
        return allows
    }

    func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
        notes.append("will")
        onWillDismiss?()
    }

    func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
        notes.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
        notes.append("attempt")
    }
}

@MainActor
final class TabsDelegate: NSObject, UITabBarControllerDelegate {
    var notes: [String] = []
    var allows = true
    var allowsTabs = true

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        notes.append("should \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        notes.append("did \(viewController.title ?? "")")
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect tab: UITab
    ) -> Bool {
        notes.append("should tab \(tab.identifier)")
        return allowsTabs
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect selectedTab: UITab,
        previousTab: UITab?
    ) {
        notes.append("did tab \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
}
