import CoreGraphics
import UIKit

extension UIView {
    /// Returns a halo with this view's shape: its bounds and the corners of its layer.
    ///
    /// The halo is above `reference`, unless `reference` is `nil`, and inside `container`. Pass a
    /// container if the superview clips the halo (WWDC21 10260, at 5:48). Assign the result to
    /// `focusEffect`, and create a new one when the bounds or the corners change.
    public func makeFocusHalo(
        above reference: UIView? = nil, in container: UIView? = nil
    ) -> UIFocusHaloEffect {
        let halo = UIFocusHaloEffect(
            roundedRect: bounds, cornerRadius: layer.cornerRadius, curve: layer.cornerCurve)
        halo.referenceView = reference
        halo.containerView = container
        return halo
    }

    /// The issues that prevent this view's halo from appearing as intended.
    var focusHaloIssues: [FocusIssue.Kind] {
        guard let halo = focusEffect as? UIFocusHaloEffect else { return [] }
        var issues: [FocusIssue.Kind] = []
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
            // Scrollable content is clipped at the content's edge, not at the visible edge.
            if scroll != nil { return false }
        }
        return false
    }
}

extension CGRect {
    // Apple doesn't document the width. The halos of iPadOS 15 are about this wide.
    private static let haloWidth: CGFloat = 3

    /// Returns a Boolean value that indicates whether this rectangle clips the halo around `frame`,
    /// but not the frame itself.
    ///
    /// Both rectangles are in the same coordinate space, in points.
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

extension UIView {
    /// The group that this view declares (WWDC21 10260, at 10:30), either itself or, as a root
    /// view, through its view controller.
    var focusMembership: FocusMembership {
        let controller = next as? UIViewController
        if let name = focusGroupIdentifier ?? controller?.focusGroupIdentifier {
            return .named(name)
        }
        return self is UIScrollView || self is UITextField ? .own : .inherited
    }
}
