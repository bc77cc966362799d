extension UIPresentationController {
    /// Dismisses the presented controller as a swipe down or a tap beside the card asks for, or
    /// tells the delegate why not.
    package func attemptDismissal() {
        let controller = presentedViewController
        let delegate = adaptiveDelegate
        guard !controller.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        controller.dismiss(animated: true) { [self] in
            adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
    }

    /// The delegate, of whatever kind a subclass wants it.
    var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }
}
