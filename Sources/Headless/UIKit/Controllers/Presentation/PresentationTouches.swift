import CoreGraphics

extension UIPresentationController {
    /// The current style of the presentation.
    var presentedStyle: UIModalPresentationStyle { presentationStyle }

    /// A Boolean value that indicates whether a tap outside of the presented view dismisses it.
    var dismissesByTap: Bool {
        self is UISheetPresentationController || self is UIPopoverPresentationController
    }

    /// Returns a Boolean value that indicates whether the presentation handles touches outside of
    /// the presented view.
    ///
    /// Apple's reference: people can use the views behind an undimmed sheet, and the passthrough
    /// views of a popover.
    func takesTouch(at point: CGPoint, in container: UIView) -> Bool {
        if let sheet = self as? UISheetPresentationController { return !sheet.isUndimmed }
        let views = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
        return !views.contains { $0.bounds.contains($0.convert(point, from: container)) }
    }
}
