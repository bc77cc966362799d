import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A control above a scroll view's content, by which people ask for that to be refreshed.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    // General knowledge: the control is this high, and begins where all of it has been pulled into
    // sight.
    static let height: CGFloat = 60

    private var refreshing = false
    /// A Boolean value that indicates whether the drag that is under way has begun no refresh so
    /// far.
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

    // Apple, `beginRefreshing()`: for refreshes that code starts; no action is sent. General
    // knowledge: the content is not scrolled to show the control.
    open func beginRefreshing() {
        guard !refreshing else { return }
        refreshing = true
        scrollView?.refreshInsetMayHaveChanged()
    }

    // Apple, `endRefreshing()`: to be called when any refresh is over; the control goes.
    open func endRefreshing() {
        guard refreshing else { return }
        refreshing = false
        let view = scrollView
        UIView.animate(withDuration: UIRefreshControl.duration) {
            view?.refreshInsetMayHaveChanged()
        }
    }

    // General knowledge.
    private static let duration: TimeInterval = 0.3

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    func dragBegins() {
        isArmed = true
    }

    // Apple's overview of the class: it begins when people drag the top of the content down far
    // enough, and sends `valueChanged` then. General knowledge: once in a drag, even where the
    // refresh is over before the drag is.
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
    /// The room that a refreshing control takes above the content.
    var refreshInset: CGFloat { refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0 }

    // General knowledge: the room belongs to the insets that UIKit adds to the app's own.
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
