import CoreGraphics
import Foundation

/// Presents a card over a dimmed background.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private var coveredFrom: CGFloat?
    private var keyboardObserver: KeyboardFrameObserver?

    open var detents: [UISheetPresentationController.Detent] = [.large()] {
        didSet { containerView?.setNeedsLayout() }
    }

    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    open var prefersGrabberVisible = false {
        didSet { container?.card.showsGrabber = prefersGrabberVisible }
    }

    open var preferredCornerRadius: CGFloat = 10 {
        didSet { containerView?.setNeedsLayout() }
    }

    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container else { return }
        UIView.animate(withDuration: 0.3) { container.layoutIfNeeded() }
    }

    // Apple's reference: without a selection the first detent is used.
    package override var cardFraction: CGFloat {
        let selected = detents.first { $0.identifier == selectedDetentIdentifier }
        return (selected ?? detents.first)?.fraction ?? 1
    }

    package override var keyboardTop: CGFloat? { coveredFrom }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        container?.card.showsGrabber = prefersGrabberVisible
        keyboardObserver = KeyboardFrameObserver { [weak self] frame, duration in
            self?.keyboardWillMove(to: frame, in: duration)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { keyboardObserver = nil }
    }

    private func keyboardWillMove(to frame: CGRect, in duration: TimeInterval) {
        guard let container else { return }
        coveredFrom = container.topOfDockedKeyboard(frame)
        guard container.card.frame != frameOfPresentedViewInContainerView else { return }
        container.setNeedsLayout()
        UIView.animate(withDuration: duration) { container.layoutIfNeeded() }
    }

    // MARK: Dismissal by the user

    /// What a swipe down or a tap beside the card asks for.
    package func attemptDismissal() {
        let controller = presentedViewController
        guard !controller.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        controller.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}
