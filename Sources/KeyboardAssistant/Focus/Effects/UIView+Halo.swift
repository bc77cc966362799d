import CoreGraphics
import UIKit

extension UIView {
    /// Returns a halo of this view's own shape: its bounds, with the corners of its layer.
    ///
    /// The halo lies above `reference`, if one is given, and in `container`, which helps where the
    /// superview clips (WWDC21 10260, at 5:48). It is not assigned: set it as `focusEffect`, anew
    /// when the bounds or the corners change.
    public func makeFocusHalo(
        above reference: UIView? = nil, in container: UIView? = nil
    ) -> UIFocusHaloEffect {
        let halo = UIFocusHaloEffect(
            roundedRect: bounds, cornerRadius: layer.cornerRadius, curve: layer.cornerCurve)
        halo.referenceView = reference
        halo.containerView = container
        return halo
    }

    /// The issues that will keep this view's halo from showing as it is meant.
    var focusHaloIssues: [FocusIssue] {
        guard let halo = focusEffect as? UIFocusHaloEffect else { return [] }
        var issues: [FocusIssue] = []
        if let reference = halo.referenceView, let container = halo.containerView,
            !reference.isDescendant(of: container)
        {
            issues.append(.referenceOutsideContainer)
        }
        if halo.containerView == nil, halo.position != .inside, isHaloClipped {
            issues.append(.haloIsClipped)
        }
        return issues
    }

    private var isHaloClipped: Bool {
        for case let view? in sequence(first: superview, next: { $0?.superview })
        where view.clipsToBounds {
            let scroll = view as? UIScrollView
            let rect = scroll.map { CGRect(origin: .zero, size: $0.contentSize) } ?? view.bounds
            let margins = scroll?.contentInset ?? .zero
            if rect.inset(by: margins.negated).clipsHalo(around: convert(bounds, to: view)) {
                return true
            }
            // What is scrolled is clipped where it ends, not where it is seen.
            if scroll != nil { return false }
        }
        return false
    }
}

extension CGRect {
    // Apple publishes no width; this is about that of the halos of iPadOS 15.
    private static let haloWidth: CGFloat = 3

    /// Returns whether this rectangle clips the halo around `frame`, while it does not clip the
    /// frame itself; both are in one coordinate space, in points.
    func clipsHalo(around frame: CGRect) -> Bool {
        let halo = frame.insetBy(dx: -Self.haloWidth, dy: -Self.haloWidth)
        return frame.isFinite && contains(frame) && !contains(halo)
    }
}

extension UIEdgeInsets {
    fileprivate var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}
