import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A controller that shows the last of a stack of controllers below a bar with a back button.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    var stack: [UIViewController] = []
    var transition: NavigationTransition?
    private let bar = UINavigationBar(frame: .zero)
    let bottomBar = UIToolbar(frame: .zero)
    private var hidesBar = false
    private var hidesBottomBar = true

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        listenToBar()
    }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        listenToBar()
        viewControllers = [rootViewController]
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listenToBar()
    }

    private func listenToBar() {
        bar.onBack = { [weak self] in self?.backWasTapped() }
        // Apple's reference: a navigation controller is the delegate of its bar, and a subclass may
        // decide there whether the back button pops.
        bar.delegate = self as? any UINavigationBarDelegate
    }

    private func backWasTapped() {
        guard let item = bar.topItem,
            bar.delegate?.navigationBar(bar, shouldPop: item) ?? true
        else { return }
        popViewController(animated: true)
    }

    // MARK: Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard allowStack(viewControllers) else { return }
        let isBack = viewControllers.last.map { new in stack.contains { $0 === new } } ?? false
        change(to: viewControllers, movement: isBack ? .back : .forth, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard allowPush(of: viewController) else { return }
        change(to: stack + [viewController], movement: .forth, animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if let inner = stack.last as? UINavigationController, inner.stack.count > 1 {
            return inner.popViewController(animated: animated)
        }
        guard stack.count > 1 else { return nil }
        let top = stack.last
        change(to: stack.dropLast(), movement: .back, animated: animated)
        return top
    }

    @discardableResult
    open func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            Faults.raise(
                .internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), movement: .back, animated: animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    open var topViewController: UIViewController? { stack.last }

    open var visibleViewController: UIViewController? {
        presentation.presented ?? topViewController
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?

    package override var childrenThatAppear: [UIViewController] {
        topViewController.map { [$0] } ?? []
    }

    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        (viewIfLoaded as? NavigationView)?.swipe
    }

    // UIKit: since iOS 15, ⌘[ goes back (KeyboardKit), but not if the back button is hidden.
    package override var systemKeyCommands: [UIKeyCommand] {
        guard stack.count > 1, topViewController?.navigationItem.hidesBackButton == false else {
            return []
        }
        return [
            UIKeyCommand(
                title: "Back", action: .navigateBack, input: "[", modifierFlags: .command)
        ]
    }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }

    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidesBar != hidden else { return }
        hidesBar = hidden
        layOutBars(animated: animated)
    }

    open var toolbar: UIToolbar? { bottomBar }

    open var isToolbarHidden: Bool {
        get { hidesBottomBar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidesBottomBar != hidden else { return }
        hidesBottomBar = hidden
        layOutBars(animated: animated)
    }

    func toolbarItemsDidChange(of controller: UIViewController) {
        guard controller === topViewController else { return }
        bottomBar.items = controller.toolbarItems
    }

    // MARK: View

    open override func loadView() {
        let view = NavigationView(frame: UIScreen.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(view.content)
        view.addSubview(bottomBar)
        view.addSubview(bar)
        self.view = view
        placeTop()
    }

    /// The duration of showing and hiding a bar, in seconds (Apple,
    /// `UINavigationController.hideShowBarDuration`).
    private static let barDuration: TimeInterval = 0.2

    private func layOutBars(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: Self.barDuration) { view.layoutIfNeeded() }
    }
}
