import CoreGraphics
import Foundation

/// A view that shows a part of larger content.
@preconcurrency @MainActor open class UIScrollView: UIView, UIFocusItemScrollableContainer {
    var activity = ScrollActivity.resting
    var ownMove = OwnMove()
    var knownAdjustedInset = UIEdgeInsets.zero
    var updateInset = UpdateInset()
    private let pan = ScrollPanGestureRecognizer()

    package override func viewIsMade() {
        super.viewIsMade()
        clipsToBounds = true
        pan.handler = { [weak self] _ in self?.panDidChange() }
        addGestureRecognizer(pan)
    }

    // A table's delegate has a type of its own, which Swift can only declare in addition to this
    // one. This one is disfavored.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            offsetIsAssigned(newValue)
            bounds.origin = newValue
        }
    }

    open var contentSize = CGSize.zero {
        didSet {
            guard contentSize.width.isFinite, contentSize.height.isFinite else {
                contentSize = oldValue
                return
            }
            if contentSize != oldValue { contentSizeDidChange() }
        }
    }

    /// What is called when the content has another size, as key-value observers are on Apple's
    /// platforms, by the identities of those who wish it.
    package var contentSizeObservers: [ObjectIdentifier: () -> Void] = [:]

    /// What is called when the content has another offset, by the identities of those who wish it.
    package var contentOffsetObservers: [ObjectIdentifier: () -> Void] = [:]

    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    package override var scrollsContents: Bool { true }

    package override func adoptContentSize(width: CGFloat?, height: CGFloat?) {
        contentSize = CGSize(
            width: width ?? contentSize.width, height: height ?? contentSize.height)
    }

    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset.isFinite else {
                contentInset = oldValue
                return
            }
            if contentInset != oldValue { insetsMayHaveChanged(because: .contentInset) }
        }
    }

    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + safeAreaShare
        insets.top += refreshInset
        insets.bottom += max(0, keyboardShare - safeAreaShare.bottom)
        return insets
    }

    /// The height at the bottom that the scroll view itself keeps free of the keyboard, in points,
    /// including the safe area.
    package var keyboardShare: CGFloat = 0 {
        didSet { if keyboardShare != oldValue { insetsMayHaveChanged(because: .contentInset) } }
    }

    open var refreshControl: UIRefreshControl? {
        didSet { exchange(oldValue, for: refreshControl) }
    }

    open func adjustedContentInsetDidChange() {}

    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
        .automatic
    {
        didSet { insetsMayHaveChanged(because: .surroundings) }
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    // The content stops where it is, and an animation that an offset began as well.
    open func stopScrollingAndZooming() {
        stopMotion()
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let offset = offset(showing: rect), offset != contentOffset else { return }
        setContentOffset(offset, animated: animated)
    }

    @_documentation(visibility: internal)
    open var visibleSize: CGSize { bounds.size }

    // MARK: Dragging

    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { insetsMayHaveChanged(because: .surroundings) }
    }
    open var alwaysBounceHorizontal = false {
        didSet { insetsMayHaveChanged(because: .surroundings) }
    }
    open var decelerationRate: UIScrollView.DecelerationRate = .normal
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    open var allowsKeyboardScrolling = true

    open var scrollsToTop = true
    // Touches arrive without a delay here.
    open var delaysContentTouches = true
    open var canCancelContentTouches = true

    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    // Apple's reference: `nil` if zooming is disabled.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        guard minimumZoomScale < maximumZoomScale else { return nil }
        return pinch
    }

    private lazy var pinch = UIPinchGestureRecognizer()

    open var isTracking: Bool { pan.numberOfTouches > 0 }

    open var isDragging: Bool { activity.isDragging }

    open var isDecelerating: Bool { activity.isDecelerating }

    open var isScrollAnimating: Bool { activity.isAnimating }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === pan ? canScroll(along: pan.translation(in: self)) : true
    }

    // MARK: Zooming

    var zoom: CGFloat = 1
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1

    open var zoomScale: CGFloat {
        get { zoom }
        set { setZoomScale(newValue, animated: false) }
    }

    // Only fingers zoom in this sense, and pinching isn't implemented.
    open var isZooming: Bool { false }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomContent(to: scale, animated: animated)
    }

    /// Returns the offset at which a drag ends; a collection view asks its layout.
    package func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Indicators

    // Indicators show by themselves and are in no picture, so they don't flash.
    open func flashScrollIndicators() {}

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    // MARK: External changes

    package override func boundsOriginDidChange(from old: CGPoint) {
        for observer in contentOffsetObservers.values { observer() }
        contentDidScroll(from: old)
    }

    package override func boundsSizeDidChange(from old: CGSize) {
        super.boundsSizeDidChange(from: old)
        insetsMayHaveChanged(because: .surroundings)
        returnToLegalOffset()
    }

    package override func ownSafeAreaDidChange() {
        insetsMayHaveChanged(because: .surroundings)
    }

    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let safe = safeAreaInsets
        return safe - share(of: safe)
    }
}
