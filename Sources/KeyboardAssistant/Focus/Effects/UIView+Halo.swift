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
        if halo.containerView == nil, superview?.clipsToBounds == true {
            findings.append(.haloIsClipped)
        }
        return findings
    }
}
