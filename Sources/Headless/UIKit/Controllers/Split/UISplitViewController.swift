import CoreGraphics
import Foundation

/// A controller that shows up to three controllers side by side, or one after the other in a narrow
/// window.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    private let ownStyle: UISplitViewController.Style
    /// The controllers that were set for columns.
    var chosen: [UISplitViewController.Column: UIViewController] = [:]
    /// The controllers in the columns: those that were set, or navigation controllers around them.
    var containers: [UISplitViewController.Column: UIViewController] = [:]
    /// The mode that people, or `show` and `hide`, requested; `nil` while the preferred one counts.
    var askedMode: UISplitViewController.DisplayMode?
    /// The display mode that the delegate last received.
    var knownMode: UISplitViewController.DisplayMode?
    var collapsed = false
    /// The controller that is shown instead of the columns while they are collapsed.
    var collapsedController: UIViewController?

    public init(style: UISplitViewController.Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        ownStyle = .unspecified
        super.init(coder: coder)
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?

    open var style: UISplitViewController.Style { ownStyle }

    // MARK: Columns

    // Apple's reference: a controller that isn't a navigation controller is wrapped in one, except
    // in the compact column.
    open func setViewController(
        _ vc: UIViewController?, for column: UISplitViewController.Column
    ) {
        guard allowColumns("setViewController:forColumn:") else { return }
        guard chosen[column] !== vc else { return }
        let container = column == .compact ? vc : vc?.inNavigation
        // If the stack didn't get the controller, it has raised a fault.
        guard container === vc || vc?.parent === container else { return }
        if exchange([column: container]) { chosen[column] = vc }
    }

    @discardableResult
    open func viewController(
        for column: UISplitViewController.Column
    ) -> UIViewController? {
        chosen[column]
    }

    // Apple's reference: for the classic style; the first one is primary, the second one secondary.
    open var viewControllers: [UIViewController] {
        get {
            if collapsed { return [collapsedController].compactMap(\.self) }
            return sideColumns.compactMap { containers[$0] }
                + [containers[.secondary]].compactMap(\.self)
        }
        set {
            let (primary, secondary) = (newValue.first, newValue.dropFirst().first)
            guard exchange([.primary: primary, .secondary: secondary]) else { return }
            (chosen[.primary], chosen[.secondary]) = (primary, secondary)
        }
    }

    open func show(_ column: UISplitViewController.Column) {
        reveal(column)
    }

    open func hide(_ column: UISplitViewController.Column) {
        conceal(column)
    }

    // MARK: Display mode

    open var displayMode: UISplitViewController.DisplayMode { resolvedMode }

    open var preferredDisplayMode = UISplitViewController.DisplayMode.automatic {
        didSet {
            askedMode = nil
            arrange()
        }
    }

    open var splitBehavior: UISplitViewController.SplitBehavior { resolvedBehavior }

    open var preferredSplitBehavior = UISplitViewController.SplitBehavior.automatic {
        didSet { arrange() }
    }

    open var isCollapsed: Bool { collapsed }

    open var primaryEdge = UISplitViewController.PrimaryEdge.leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    // MARK: Widths

    open var preferredPrimaryColumnWidth: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var preferredPrimaryColumnWidthFraction: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var minimumPrimaryColumnWidth: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var maximumPrimaryColumnWidth: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var preferredSupplementaryColumnWidth: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var preferredSupplementaryColumnWidthFraction: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var minimumSupplementaryColumnWidth: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var maximumSupplementaryColumnWidth: CGFloat = SplitWidths.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: Showing controllers

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        place(vc, in: .primary, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        place(vc, in: .secondary, sender: sender)
    }

    // MARK: View

    open override func loadView() {
        let view = SplitView(frame: UIScreen.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    package override func prepareToAppear() {
        let traits = parent?.traitCollection ?? rootWindow?.traitCollection
        guard let traits else { return }
        adapt(isCompact: traits.horizontalSizeClass == .compact)
    }

    package override var childrenThatAppear: [UIViewController] {
        if collapsed { return [collapsedController].compactMap(\.self) }
        return visibleColumns.compactMap { containers[$0] }
    }
}

extension UIViewController {
    /// This controller, if it is a navigation controller, or a new one around it.
    fileprivate var inNavigation: UIViewController {
        self is UINavigationController ? self : UINavigationController(rootViewController: self)
    }
}
