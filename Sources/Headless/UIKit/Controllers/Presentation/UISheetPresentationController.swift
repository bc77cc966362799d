import CoreGraphics
import Foundation

/// A controller that presents a card over a dimmed background.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    // This delegate has another type than that of the presentation controller.
    @_nonoverride
    open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        didSet { (self as UIPresentationController).delegate = delegate }
    }

    open var detents: [UISheetPresentationController.Detent] = [.large()] {
        didSet { containerView?.setNeedsLayout() }
    }

    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }

    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
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

    // Apple's reference: custom detents are resolved again in the next layout.
    open func invalidateDetents() {
        containerView?.setNeedsLayout()
    }

    package override var cardFraction: CGFloat { restingFraction }

    override var dimsBackground: Bool { super.dimsBackground && !isUndimmed }

    override var isDraggable: Bool { corners != .none }

    override var restingTops: [CGFloat] { detentTops }

    override func userDidDrag(toRestAt index: Int) {
        select(at: index)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        container?.card.showsGrabber = prefersGrabberVisible
    }
}
