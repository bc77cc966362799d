import CoreGraphics
import Foundation

extension PresentationFlow {
    /// A transition in which a controller appears.
    @MainActor
    struct Arrival {
        let controller: UIViewController
        let presenter: UIViewController
        let presentation: UIPresentationController
        let window: UIWindow
        let animated: Bool

        // UIKit: the presenter disappears first and has disappeared last, and only if it is covered
        // (assumed: A8).
        func run(completion: (() -> Void)?) {
            let coversPresenter = presentation.shouldRemovePresentersView
            let container = makeContainer()
            presentation.presentationTransitionWillBegin()
            controller.loadViewIfNeeded()
            let coordinator = makeCoordinator(in: container)
            if coversPresenter { presenter.beginAppearance(false, animated: animated) }
            controller.beginAppearance(true, animated: animated)
            place(in: container)
            endFormerInput()
            coordinator.run {
                container.showCard()
                container.dim(presentation.dimsBackground)
            } completion: {
                finish(coversPresenter: coversPresenter)
                completion?()
            }
        }

        func makeContainer() -> PresentationContainerView {
            let container = PresentationContainerView(for: presentation, in: window.bounds)
            container.isInTransition = true
            presentation.container = container
            window.addSubview(container)
            if presentation.presentedStyle.isSheet {
                presentation.keyboardWatch = PresentationKeyboard(of: presentation)
            }
            return container
        }

        func makeCoordinator(
            in container: UIView, duration: TimeInterval = PresentationFlow.duration
        ) -> TransitionCoordinator {
            let coordinator = TransitionCoordinator(
                in: container, from: presenter, to: controller,
                duration: animated ? duration : 0,
                style: presentation.presentationStyle)
            controller.runningTransition = coordinator
            presenter.runningTransition = coordinator
            return coordinator
        }

        private func place(in container: PresentationContainerView) {
            let style = presentation.adaptivePresentationStyle
            // UIKit: a form sheet and a popover are compact even on a wide screen (assumed: A49).
            if style == .formSheet || style == .popover {
                container.card.traitOverrideValues.horizontalSizeClass = .compact
            }
            UIView.performWithoutAnimation {
                container.card.addSubview(controller.view)
                container.dim(false)
                container.showCard()
                controller.viewIsInPlace()
                container.layoutIfNeeded()
                if animated { container.hideCard(controller.modalTransitionStyle) }
            }
        }

        /// UIKit ends editing in the controllers behind, unless the new controller already has the
        /// keyboard, and restores it after the dismissal (dinhquan/SwiftAlertView#6).
        func endFormerInput() {
            guard let first = window.firstResponder, let view = controller.viewIfLoaded,
                !first.isInside(view)
            else { return }
            presentation.formerFirstResponder = first
            FirstResponderChange.force(first, in: window)
        }

        func finish(coversPresenter: Bool) {
            // The controller may have been dismissed meanwhile.
            guard controller.presentation.phase == .arriving else { return }
            controller.runningTransition = nil
            presenter.runningTransition = nil
            presentation.container?.isInTransition = false
            controller.endAppearance()
            controller.presentation.phase = .present
            if coversPresenter {
                presentation.removePresentersView()
                presenter.endAppearance()
            }
            presentation.presentationTransitionDidEnd(true)
        }
    }
}

extension UIPresentationController {
    func removePresentersView() {
        guard let view = presenting?.viewIfLoaded, let superview = view.superview else { return }
        formerSuperview = superview
        view.removeFromSuperview()
    }

    func returnPresentersView() {
        guard let view = presenting?.viewIfLoaded, let superview = formerSuperview else { return }
        formerSuperview = nil
        view.frame = superview.bounds
        superview.insertSubview(view, at: 0)
    }
}
