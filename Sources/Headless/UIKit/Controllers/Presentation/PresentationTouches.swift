import CoreGraphics

extension UIPresentationController {
    /// The style of the presentation in the present surroundings.
    var presentedStyle: UIModalPresentationStyle { presentationStyle }

    /// A Boolean value that indicates whether a tap beside what is presented asks for its
    /// dismissal.
    var dismissesByTap: Bool {
        self is UISheetPresentationController || self is UIPopoverPresentationController
    }

    /// Returns a Boolean value that indicates whether touches beside what is presented are the
    /// presentation's.
    ///
    /// Apple's reference: behind an undimmed sheet people go on, as they do in the passthrough
    /// views of a popover.
    func takesTouch(at point: CGPoint, in container: UIView) -> Bool {
        if let sheet = self as? UISheetPresentationController { return !sheet.isUndimmed }
        let views = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
        return !views.contains { $0.bounds.contains($0.convert(point, from: container)) }
    }
}
