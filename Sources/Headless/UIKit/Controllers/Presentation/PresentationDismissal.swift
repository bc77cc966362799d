extension UIPresentationController {
    /// Dismisses the presented controller, as a swipe down or a tap beside the card requests, or
    /// notifies the delegate of the attempt.
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

    /// The delegate, as the type that all subclasses share.
    var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }
}
