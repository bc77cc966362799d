import CoreGraphics
import Foundation

/// A control with a dot for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    // The size of a dot, and the distance of two (assumed: A70).
    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let height: CGFloat = 26

    private var pages = 0
    private var current = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // Apple's reference: a negative number counts as none.
    open var numberOfPages: Int {
        get { pages }
        set {
            pages = max(0, newValue)
            currentPage = current
            showOrHide()
            invalidateIntrinsicContentSize()
        }
    }

    // Apple's reference: a page that doesn't exist becomes the nearest one. Code sends no action.
    open var currentPage: Int {
        get { current }
        set { current = min(max(0, newValue), max(0, pages - 1)) }
    }

    open var hidesForSinglePage = false {
        didSet { showOrHide() }
    }

    private func showOrHide() {
        isHidden = hidesForSinglePage && pages <= 1
    }

    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var allowsContinuousInteraction = true

    // The name in Objective-C is another one.
    @_documentation(visibility: internal)
    @discardableResult
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.pitch * CGFloat(max(0, pageCount)), height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Touches

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // Apple's reference: a tap on the side of the next pages goes one forward, elsewhere one back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let old = current
        let goesOn = (touch.location(in: self).x > bounds.midX) != isMirrored
        currentPage += goesOn ? 1 : -1
        if current != old { sendActions(for: .valueChanged) }
    }

    // MARK: Looks

    package override func display(into list: inout DisplayList) {
        let whole = Self.pitch * CGFloat(pages)
        for page in 0..<pages {
            let place = isMirrored ? pages - 1 - page : page
            let dot = CGRect(
                x: bounds.midX - whole / 2 + (CGFloat(place) + 0.5) * Self.pitch - Self.dot / 2,
                y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
            let color =
                page == current
                ? currentPageIndicatorTintColor ?? .label
                : pageIndicatorTintColor ?? .tertiaryLabel
            list.fill(
                dot, cornerRadius: Self.dot / 2, color.resolvedColor(with: traitCollection).cgColor)
        }
    }
}
