import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A controller that shows one of several controllers above a bar with a tab for each.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    private let bar = UITabBar(frame: .zero)
    private var tabControllers: [UIViewController] = []
    private weak var selected: UIViewController?
    private var rootTabs: [UITab] = []
    private var width = UIUserInterfaceSizeClass.unspecified
    private weak var chosenTab: UITab?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        listenToBar()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        listenToBar()
    }

    @available(iOS 18.0, *)
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
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

    // Apple's reference: the selected controller stays selected if it is still there. Otherwise,
    // the one with its index is selected, or the first one.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        abandonTabs()
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

    // MARK: Tabs

    // Apple's reference. A controller without tabs of the app has none (assumed: A45).
    @available(iOS 18.0, *)
    open var tabs: [UITab] {
        get { rootTabs }
        set { setTabs(newValue, animated: false) }
    }

    @available(iOS 18.0, *)
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        setViewControllers(nil, animated: false)
        rootTabs = tabs
        for tab in tabs { tab.owner = self }
        tabDidChange()
        selectedTab = tabs.first { !$0.isHidden }
    }

    @available(iOS 18.0, *)
    @discardableResult
    open func tab(forIdentifier identifier: String) -> UITab? {
        rootTabs.find(identifier)
    }

    // Apple's reference: the delegate is notified about choices of people. An engineer of Apple's:
    // the visible controller is that of the root tab (developer forums, thread 761231).
    @available(iOS 18.0, *)
    open var selectedTab: UITab? {
        get { chosenTab }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            chosenTab = newValue
            let controller = newValue.root.viewController
            if let controller, !tabControllers.contains(where: { $0 === controller }) {
                adopt(controller)
                tabControllers.append(controller)
                controller.didMove(toParent: self)
            }
            select(controller)
        }
    }

    @available(iOS 18.0, visionOS 2.0, *)
    open var compactTabIdentifiers: [String]? {
        didSet { if compactTabIdentifiers != oldValue { tabDidChange() } }
    }

    /// The tabs in the bar: the root tabs that aren't hidden.
    ///
    /// In a compact width only those that the app has chosen, and elsewhere those whose placement
    /// is in the bar.
    ///
    /// Apple's reference: fixed tabs come before the others, pinned ones at the end, and optional
    /// ones are there once people add them. Nothing of this counts where the placement can't be
    /// customized.
    private var shownTabs: [UITab] {
        let tabs = rootTabs.filter { !$0.isHidden }
        if width == .compact {
            return tabs.filter { compactTabIdentifiers?.contains($0.identifier) ?? true }
        }
        var (leading, middle, trailing): ([UITab], [UITab], [UITab]) = ([], [], [])
        for tab in tabs {
            switch tab.preferredPlacement {
            case .fixed: leading.append(tab)
            case .pinned: trailing.append(tab)
            case .optional, .sidebarOnly: continue
            default: middle.append(tab)
            }
        }
        return leading + middle + trailing
    }

    func widthDidChange(to new: UIUserInterfaceSizeClass) {
        guard new != width else { return }
        width = new
        if !rootTabs.isEmpty { tabDidChange() }
    }

    func tabDidChange() {
        let items = shownTabs.map { tab in
            let item = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
            item.isEnabled = tab.isEnabled
            item.badgeValue = tab.badgeValue
            return item
        }
        bar.setItems(items, animated: false)
        markSelected()
    }

    private func abandonTabs() {
        for tab in rootTabs { tab.owner = nil }
        (rootTabs, chosenTab) = ([], nil)
    }

    // Both pairs of methods are called (software-mansion/react-native-screens,
    // RNSTabBarController).
    private func performUserSelection(of tab: UITab) {
        guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
        let controller = tab.viewController
        if let controller,
            !(delegate?.tabBarController(self, shouldSelect: controller) ?? true)
        {
            return
        }
        let previous = chosenTab
        selectedTab = tab
        if tab === previous?.root {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        }
        delegate?.tabBarController(self, didSelect: tab, previousTab: previous)
        if let controller { delegate?.tabBarController(self, didSelect: controller) }
    }

    // MARK: Selection

    // Apple's reference: the delegate is notified about choices of people, not of code.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            // A decompiled UIKitCore has the exception.
            guard tabControllers.contains(where: { $0 === newValue }) else {
                return Faults.raise(
                    .invalidArgument,
                    "-[UITabBarController setSelectedViewController:] only a view controller in "
                        + "the tab bar controller's list of view controllers can be selected.")
            }
            select(newValue)
        }
    }

    // Apple's reference: `NSNotFound` if no tab is selected.
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
        markSelected()
        exchange(old, for: controller)
    }

    private func markSelected() {
        guard !rootTabs.isEmpty else {
            bar.selectedItem = selected?.tabBarItem
            return
        }
        let index = shownTabs.firstIndex { $0 === chosenTab?.root }
        bar.selectedItem = index.flatMap { bar.items?[$0] }
    }

    private func userDidChoose(_ item: UITabBarItem) {
        if let index = tabControllers.firstIndex(where: { $0.tabBarItem === item }) {
            performUserSelection(at: index)
        } else if let index = bar.items?.firstIndex(where: { $0 === item }),
            shownTabs.indices.contains(index)
        {
            performUserSelection(of: shownTabs[index])
        }
    }

    /// Selects a tab as a tap does.
    package func performUserSelection(at index: Int) {
        guard tabControllers.indices.contains(index) else { return }
        let controller = tabControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let isSelectedAlready = controller === selected
        select(controller)
        // Apple, UITabBarController: a tap on the selected tab returns to its root.
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
