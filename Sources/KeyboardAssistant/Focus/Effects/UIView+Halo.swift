import UIKit

extension UIView {
    /// A halo of this view's own shape: its bounds, with the corners of its layer.
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

    /// What will keep this view's halo from showing as it is meant.
    public var focusHaloFindings: [FocusFinding] {
        guard let halo = focusEffect as? UIFocusHaloEffect else { return [] }
        var findings: [FocusFinding] = []
        if let reference = halo.referenceView, let container = halo.containerView,
            !reference.isDescendant(of: container)
        {
            findings.append(.referenceOutsideContainer)
        }
        if halo.containerView == nil, halo.position != .inside, haloIsCut {
            findings.append(.haloIsClipped)
        }
        return findings
    }

    private var haloIsCut: Bool {
        for case let view? in sequence(first: superview, next: { $0?.superview })
        where view.clipsToBounds {
            let scroll = view as? UIScrollView
            let room = scroll.map { CGRect(origin: .zero, size: $0.contentSize) } ?? view.bounds
            let margins = scroll?.contentInset ?? .zero
            if HaloRoom(rect: room.inset(by: margins.negated)).cuts(convert(bounds, to: view)) {
                return true
            }
            // What is scrolled is cut off where it ends, not where it is seen.
            if scroll != nil { return false }
        }
        return false
    }
}

extension UIEdgeInsets {
    fileprivate var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}
