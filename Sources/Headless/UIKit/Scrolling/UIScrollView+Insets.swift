import CoreGraphics

extension UIScrollView {
    enum InsetCause {
        /// The app set `contentInset`.
        case contentInset
        /// The safe area, the content's size or a setting is another one now.
        case surroundings
        /// The refresh control begins or ends.
        case refreshing
    }

    var vertical: ContentAxis {
        ContentAxis(
            viewport: bounds.height, content: contentSize.height,
            leadingInset: adjustedContentInset.top, trailingInset: adjustedContentInset.bottom)
    }

    var horizontal: ContentAxis {
        ContentAxis(
            viewport: bounds.width, content: contentSize.width,
            leadingInset: adjustedContentInset.left, trailingInset: adjustedContentInset.right)
    }

    /// The offset, brought to where the content could come to rest.
    func legal(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
    }

    /// The part of the safe area that is added to the content inset.
    var safeAreaShare: UIEdgeInsets { share(of: safeAreaInsets) }

    /// The same for a safe area that is known, because each scroll view around asks those around
    /// it.
    func share(of safe: UIEdgeInsets) -> UIEdgeInsets {
        let axes = adjustedAxes
        return UIEdgeInsets(
            top: axes.vertical ? safe.top : 0, left: axes.horizontal ? safe.left : 0,
            bottom: axes.vertical ? safe.bottom : 0, right: axes.horizontal ? safe.right : 0)
    }

    // Apple's reference, `ContentInsetAdjustmentBehavior`: scrollable axes are those on which the
    // content is larger than the view or always bounces; automatic adds the vertical axis for the
    // scroll view of a controller in a navigation or tab bar controller.
    private var adjustedAxes: (horizontal: Bool, vertical: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: (false, false)
        case .always: (true, true)
        case .scrollableAxes: (scrollsHorizontally, scrollsVertically)
        default: (scrollsHorizontally, scrollsVertically || isContentScrollView)
        }
    }

    private var scrollsHorizontally: Bool {
        alwaysBounceHorizontal || contentSize.width > bounds.width
    }

    private var scrollsVertically: Bool {
        alwaysBounceVertical || contentSize.height > bounds.height
    }

    /// A Boolean value that indicates whether a controller inside a container shows this as its
    /// main content: its view, or the first view on it.
    private var isContentScrollView: Bool {
        let isFirst = superview?.subviews.first === self
        let controller = viewController ?? (isFirst ? superview?.viewController : nil)
        return controller?.navigationController != nil
    }

    func insetsMayHaveChanged(because cause: InsetCause) {
        let old = knownAdjustedInset
        let new = adjustedContentInset
        guard new != old else { return }
        knownAdjustedInset = new
        keepOffset(from: old, to: new, because: cause)
        setNeedsLayout()
        for subview in subviews { subview.safeAreaMayHaveChanged() }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // openradar 34808621: a content that rests at its beginning stays there when bars or the safe
    // area grow, while an inset set by the app moves the content only where it has to.
    private func keepOffset(
        from old: UIEdgeInsets, to new: UIEdgeInsets, because cause: InsetCause
    ) {
        guard activity == .resting else { return }
        if cause == .surroundings {
            var offset = contentOffset
            if offset.y == -old.top { offset.y = 0 - new.top }
            if offset.x == -old.left { offset.x = 0 - new.left }
            contentOffset = offset
        }
        returnToLegalOffset()
    }

    func contentSizeDidChange() {
        insetsMayHaveChanged(because: .surroundings)
        returnToLegalOffset()
        setNeedsLayout()
    }

    // When content, insets or size shrink, an offset that is out of range then is brought back at
    // once; one inside is kept (assumed: A10).
    func returnToLegalOffset() {
        guard activity == .resting, bounds.size != .zero else { return }
        let offset = legal(contentOffset)
        if offset != contentOffset { contentOffset = offset }
    }
}

extension UIEdgeInsets {
    var isFinite: Bool {
        top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
    }
}
