import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// Shows one of several controllers above a bar with a tab for each.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private let bar = UITabBar(frame: .zero)
    private var tabControllers: [UIViewController] = []
    private weak var selected: UIViewController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        listenToBar()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listenToBar()
    }

    private func listenToBar() {
        bar.delegate = self
        bar.onChoice = { [weak self] in self?.userDidChoose($0) }
    }

    open weak var delegate: (any UITabBarControllerDelegate)?

    open var tabBar: UITabBar { bar }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { tabControllers.isEmpty ? nil : tabControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    // Apple's reference: the selected controller stays selected where it is still there, otherwise
    // the one at its place, otherwise the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let place = selectedIndex
        let former = selected
        let gone = tabControllers.filter { old in !new.contains { $0 === old } }
        let added = new.filter { one in !tabControllers.contains { $0 === one } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in added { adopt(controller) }
        tabControllers = new
        bar.setItems(new.compactMap(\.tabBarItem), animated: animated)
        let kept = former.flatMap { old in new.first { $0 === old } }
        let successor = kept ?? (new.indices.contains(place) ? new[place] : new.first)
        select(successor)
        for controller in gone { controller.leaveParent() }
        for controller in added { controller.didMove(toParent: self) }
    }

    // MARK: Selection

    // Apple's reference: the delegate hears of what users choose, not of what code chooses.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            // General knowledge of UIKit.
            guard tabControllers.contains(where: { $0 === newValue }) else {
                return Faults.raise(
                    .invalidArgument,
                    "-[UITabBarController setSelectedViewController:] only a view controller in "
                        + "the tab bar controller's list of view controllers can be selected.")
            }
            select(newValue)
        }
    }

    // Apple's reference: `NSNotFound` where nothing is selected.
    open var selectedIndex: Int {
        get { tabControllers.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard tabControllers.indices.contains(newValue) else { return }
            select(tabControllers[newValue])
        }
    }

    private func select(_ controller: UIViewController?) {
        let old = selected
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        exchange(old, for: controller)
    }

    private func userDidChoose(_ item: UITabBarItem) {
        guard let index = tabControllers.firstIndex(where: { $0.tabBarItem === item }) else {
            return
        }
        performUserSelection(at: index)
    }

    /// Does what a tap on a tab does.
    package func performUserSelection(at index: Int) {
        guard tabControllers.indices.contains(index) else { return }
        let controller = tabControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let isSelectedAlready = controller === selected
        select(controller)
        // Apple, UITabBarController: a tap on the tab that shows goes back to its root.
        if isSelectedAlready {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    @_documentation(visibility: internal)
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    package override var childrenThatAppear: [UIViewController] {
        selected.map { [$0] } ?? []
    }

    // MARK: View

    open override func loadView() {
        let view = TabView(frame: UIScreen.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(view.content)
        view.addSubview(bar)
        self.view = view
    }
}
