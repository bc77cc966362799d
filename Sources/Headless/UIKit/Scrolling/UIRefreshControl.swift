import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A control above the content of a scroll view that starts to refresh the content.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    // The height of the control (react/react-native#14259). A refresh begins when all of it has
    // been pulled into view (assumed: A63).
    static let height: CGFloat = 60

    private var refreshing = false
    /// A Boolean value that indicates whether the current drag hasn't begun a refresh yet.
    private var isArmed = false
    private var tint: UIColor?

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        isUserInteractionEnabled = false
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var isRefreshing: Bool { refreshing }

    open override var tintColor: UIColor! {
        get { tint ?? super.tintColor }
        set {
            tint = newValue
            setNeedsDisplay()
        }
    }

    open var attributedTitle: NSAttributedString? {
        didSet { setNeedsDisplay() }
    }

    // Apple, `beginRefreshing()`: for refreshes that code starts; no action is sent. The content
    // isn't scrolled (react/react-native#14259: React Native scrolls it).
    open func beginRefreshing() {
        guard !refreshing else { return }
        refreshing = true
        scrollView?.refreshInsetMayHaveChanged()
    }

    // Apple, `endRefreshing()`: called when any refresh is over; the control disappears.
    open func endRefreshing() {
        guard refreshing else { return }
        refreshing = false
        let view = scrollView
        UIView.animate(withDuration: UIRefreshControl.duration) {
            view?.refreshInsetMayHaveChanged()
        }
    }

    // The duration of the control's disappearance, in seconds (assumed: A62).
    private static let duration: TimeInterval = 0.3

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    func dragBegins() {
        isArmed = true
    }

    // Apple's overview of the class: it begins when people drag the top of the content down far
    // enough, and sends `valueChanged` then. It begins once in a drag, even if the refresh ends
    // before the drag (assumed: A63).
    func contentWasPulled(by distance: CGFloat) {
        guard isEnabled, isArmed, !refreshing, distance >= Self.height else { return }
        isArmed = false
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    func place(above content: CGRect, visibleFrom top: CGFloat) {
        frame = CGRect(
            x: content.minX, y: min(top, -Self.height), width: content.width, height: Self.height)
        isHidden = !refreshing && top >= 0
    }
}

extension UIScrollView {
    /// The space of a refreshing control above the content, in points.
    var refreshInset: CGFloat { refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0 }

    // The space is a part of the insets that UIKit adds to the app's own (assumed: A63).
    func refreshInsetMayHaveChanged() {
        insetsMayHaveChanged(because: .refreshing)
    }

    func exchange(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        refreshInsetMayHaveChanged()
        placeRefreshControl()
    }

    func placeRefreshControl() {
        guard let refreshControl else { return }
        let top = bounds.minY + adjustedContentInset.top - refreshInset
        refreshControl.place(
            above: CGRect(origin: .zero, size: bounds.size), visibleFrom: top)
    }

    func pullRefreshControl() {
        let top = adjustedContentInset.top - refreshInset
        refreshControl?.contentWasPulled(by: -top - bounds.minY)
    }
}
