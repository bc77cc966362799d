import CoreGraphics

extension UIScrollView {
    enum InsetCause {
        /// The app set `contentInset`.
        case contentInset
        /// The safe area, the content size or a setting changed.
        case surroundings
        /// A refresh begins or ends.
        case refreshing
    }

    var vertical: ContentAxis {
        let inset = restingInset
        return ContentAxis(
            viewport: bounds.height, content: contentSize.height,
            leadingInset: inset.top, trailingInset: inset.bottom)
    }

    var horizontal: ContentAxis {
        let inset = restingInset
        return ContentAxis(
            viewport: bounds.width, content: contentSize.width,
            leadingInset: inset.left, trailingInset: inset.right)
    }

    /// Returns the nearest offset at which the content can stop.
    func legal(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamped(offset.x), y: vertical.clamped(offset.y))
    }

    /// The part of the safe area that is added to the content inset.
    var safeAreaShare: UIEdgeInsets { share(of: safeAreaInsets) }

    /// Returns the share of a safe area that was read already, because each reading asks all scroll
    /// views around.
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

    /// A Boolean value that indicates whether this is the main content of a controller in a
    /// container: its view, or the view's first subview.
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

    // Content at its beginning stays there when bars or the safe area grow. An inset from the app
    // moves the content only as far as necessary (openradar 34808621).
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
        for observer in contentSizeObservers.values { observer() }
    }

    // When content, insets or size shrink, an offset that is now out of range returns at once; any
    // other stays (assumed: A10).
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
