import CoreGraphics

/// The rule by which a frame follows the size of its superview, on one axis.
///
/// A change of the superview's length is shared by the flexible parts in proportion to length.
struct Autoresizing: Equatable, Sendable {
    /// The share of a change that goes before the frame, and the share that goes into it.
    var shareBefore: CGFloat
    var shareInside: CGFloat

    init(
        start: CGFloat, length: CGFloat, total: CGFloat, flexibleBefore: Bool, flexibleInside: Bool,
        flexibleAfter: Bool
    ) {
        let before = flexibleBefore ? start : 0
        let inside = flexibleInside ? length : 0
        let after = flexibleAfter ? total - start - length : 0
        let flexible = before + inside + after
        let parts = [flexibleBefore, flexibleInside, flexibleAfter].filter { $0 }.count
        if parts == 0 {
            (shareBefore, shareInside) = (0, 0)
        } else if flexible > 0, before >= 0, inside >= 0, after >= 0 {
            (shareBefore, shareInside) = (before / flexible, inside / flexible)
        } else {
            // Without lengths to compare, the flexible parts share equally.
            let share = 1 / CGFloat(parts)
            shareBefore = flexibleBefore ? share : 0
            shareInside = flexibleInside ? share : 0
        }
    }
}

extension UIView.AutoresizingMask {
    func autoresizing(of frame: CGRect, in size: CGSize, _ axis: NSLayoutConstraint.Axis)
        -> Autoresizing
    {
        switch axis {
        case .horizontal:
            Autoresizing(
                start: frame.minX, length: frame.width, total: size.width,
                flexibleBefore: contains(.flexibleLeftMargin),
                flexibleInside: contains(.flexibleWidth),
                flexibleAfter: contains(.flexibleRightMargin))
        default:
            Autoresizing(
                start: frame.minY, length: frame.height, total: size.height,
                flexibleBefore: contains(.flexibleTopMargin),
                flexibleInside: contains(.flexibleHeight),
                flexibleAfter: contains(.flexibleBottomMargin))
        }
    }
}

extension UIView {
    /// Applies the autoresizing masks of the subviews.
    func autoresizeSubviews(from oldSize: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews where subview.layout.isPlacedByFrame {
            subview.autoresize(from: oldSize, to: bounds.size)
        }
    }

    private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
        guard !autoresizingMask.isEmpty, oldSize != newSize else { return }
        let old = frame
        let x = autoresizingMask.autoresizing(of: old, in: oldSize, .horizontal)
        let y = autoresizingMask.autoresizing(of: old, in: oldSize, .vertical)
        let wider = newSize.width - oldSize.width
        let higher = newSize.height - oldSize.height
        let new = CGRect(
            x: old.minX + wider * x.shareBefore, y: old.minY + higher * y.shareBefore,
            width: max(0, old.width + wider * x.shareInside),
            height: max(0, old.height + higher * y.shareInside))
        if new != old { frame = new }
    }
}
