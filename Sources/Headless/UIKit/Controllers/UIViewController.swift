import CoreGraphics
import Foundation

/// A controller that manages a view and its content.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
    UIFocusEnvironment
{
    // Stored properties; the code that uses them is in separate files.
    private var loadedView: UIView?
    private var ownNavigationItem: UINavigationItem?
    private var ownTabBarItem: UITabBarItem?
    private var contentScrollViews = ContentScrollViews()
    private var editing = false
    private var ownEditButton: EditButtonItem?
    private var addedKeyCommands: [UIKeyCommand]?
    var appearance = ControllerAppearance()
    var family = ControllerFamily()
    var presentation = ControllerPresentation()
    weak var rootWindow: UIWindow?
    var runningTransition: TransitionCoordinator?

    /// The insets of this controller's view that the bars of a container cover.
    package var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { updateAdditionalSafeArea() } }
    }

    // UIKit: the designated initializer takes the name of a nib; there are none here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if let newValue, !allowView(newValue) { return }
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
            if newValue != nil { updateAdditionalSafeArea() }
        }
    }

    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        let view = UIView(frame: UIScreen.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        // A `loadView` that sets no view would be called forever.
        if loadedView == nil { view = UIView(frame: .zero) }
        viewDidLoad()
    }

    open func viewDidLoad() {}

    open func didReceiveMemoryWarning() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Called before this controller and its children are notified that they will appear.
    package func prepareToAppear() {}

    /// The children that appear together with this controller.
    package var childrenThatAppear: [UIViewController] {
        children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    // MARK: Layout

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}

    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    open func viewLayoutMarginsDidChange() {}

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { updateAdditionalSafeArea() } }
    }

    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    open var extendedLayoutIncludesOpaqueBars = false

    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews.set(scrollView, for: edge)
    }

    @discardableResult
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.scrollView(for: edge) ?? viewIfLoaded?.firstScrollView
    }

    private lazy var layoutSupports = LayoutSupports(of: self)

    open var topLayoutGuide: any UILayoutSupport { layoutSupports.top }

    open var bottomLayoutGuide: any UILayoutSupport { layoutSupports.bottom }

    // MARK: Status bar and orientation

    // These aren't used here: the device decides about its status bar and its orientation.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var modalPresentationCapturesStatusBarAppearance = false
    open func setNeedsStatusBarAppearanceUpdate() {}
    open var shouldAutorotate: Bool { true }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // Apple's reference: all on iPad, all but upside down on iPhone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: Sizes and traits

    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentation.controller?.preferredContentSizeDidChange(
                forChildContentContainer: self)
        }
    }

    @_documentation(visibility: internal)
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    @_documentation(visibility: internal)
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    @_documentation(visibility: internal)
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTransition(to: size, with: coordinator)
    }

    @_documentation(visibility: internal)
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { effectiveTraits }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            viewIfLoaded?.traitsMayHaveChanged()
        }
    }

    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? parent?.transitionCoordinator
    }

    // MARK: Family

    open var parent: UIViewController? { family.parent }

    open var children: [UIViewController] { family.children }

    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    open func removeFromParent() {
        leaveParent()
    }

    open func willMove(toParent parent: UIViewController?) {
        family.movement = parent == nil ? .fromParent : .toParent
    }

    open func didMove(toParent parent: UIViewController?) {
        family.movement = .none
    }

    open var isMovingToParent: Bool { family.movement == .toParent }

    open var isMovingFromParent: Bool { family.movement == .fromParent }

    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var isModalInPresentation = false
    open var definesPresentationContext = false

    open var presentedViewController: UIViewController? { nearestPresented }

    open var presentingViewController: UIViewController? { nearestPresenting }

    open var isBeingPresented: Bool { presentation.phase == .arriving }

    open var isBeingDismissed: Bool { presentation.phase == .leaving }

    open var presentationController: UIPresentationController? {
        preparedPresentationController
    }

    open var sheetPresentationController: UISheetPresentationController? {
        let prepared = preparedPresentationController
        return prepared as? UISheetPresentationController
    }

    // Apple's reference: `nil` unless the style is that of a popover. It is created before the
    // presentation, so that it can be configured.
    open var popoverPresentationController: UIPopoverPresentationController? {
        preparedPresentationController as? UIPopoverPresentationController
    }

    // UIKit: a form sheet keeps its keyboard by default (Apple's reference).
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        PresentationFlow.present(
            viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// A Boolean value that indicates whether there is content to show.
    ///
    /// A controller without content raises a fault.
    package var isReadyToBePresented: Bool { true }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        PresentationFlow.dismiss(from: self, animated: flag, completion: completion)
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    // Apple's reference: the nearest container that shows details; without one, it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            return splitViewController.showDetailViewController(vc, sender: sender)
        }
        present(vc, animated: true)
    }

    // MARK: Bars

    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            ownNavigationItem?.title = title
            ownTabBarItem?.title = title
        }
    }

    open var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        ownNavigationItem = item
        return item
    }

    open var navigationController: UINavigationController? { nearestNavigationController }

    open var splitViewController: UISplitViewController? {
        ancestry.dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }

    open var tabBarController: UITabBarController? {
        ancestry.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
    }

    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }

    open var hidesBottomBarWhenPushed = false

    private var ownToolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }

    open var toolbarItems: [UIBarButtonItem]? {
        get { ownToolbarItems }
        set { ownToolbarItems = newValue }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        ownToolbarItems = toolbarItems
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        ownEditButton?.show(isEditing: editing)
    }

    open var editButtonItem: UIBarButtonItem {
        if let ownEditButton { return ownEditButton }
        let button = EditButtonItem(for: self)
        ownEditButton = button
        return button
    }

    // MARK: Focus

    open var focusGroupIdentifier: String?

    open var restoresFocusAfterTransition = true

    @_documentation(visibility: internal)
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        [viewIfLoaded].compactMap(\.self)
    }

    @_documentation(visibility: internal)
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        viewIfLoaded?.superview ?? parent ?? rootWindow
    }

    @_documentation(visibility: internal)
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    @_documentation(visibility: internal)
    open func setNeedsFocusUpdate() { UIFocusSystem.system(of: self)?.acceptNeed(of: self) }

    @_documentation(visibility: internal)
    open func updateFocusIfNeeded() { UIFocusSystem.system(of: self)?.updateFocusIfNeeded() }

    @_documentation(visibility: internal)
    @discardableResult
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    @_documentation(visibility: internal)
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Responder

    // Apple: the next responder of a presented controller is the presenting one ("Using responders
    // and the responder chain to handle events"); that of a root controller is its window.
    open override var next: UIResponder? {
        presentation.presenting ?? viewIfLoaded?.superview ?? parent ?? rootWindow
    }

    package override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // UIKit: this returns the added commands, so an override that doesn't call `super` hides them
    // (assumed: A55).
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands?.removeAll { $0 === keyCommand }
    }
}
