import CoreGraphics
import Foundation

extension PresentationFlow {
    /// A transition in which a controller disappears, together with all controllers presented above
    /// it.
    @MainActor
    struct Departure {
        let chain: [UIViewController]
        let presenter: UIViewController?
        let animated: Bool
        let returns: Bool
        private weak var former: UIResponder?

        init(of first: UIViewController, animated: Bool) {
            chain = Array(sequence(first: first, next: \.presentation.presented))
            presenter = first.presentation.presenting
            self.animated = animated
            let presentation = first.presentation.controller
            returns = presentation?.shouldRemovePresentersView ?? false
            former = presentation?.formerFirstResponder
        }

        // Apple's reference: only the topmost controller is animated.
        func run(completion: (() -> Void)?) {
            guard let top = chain.last, let container = top.presentation.controller?.container
            else { return runUnseen(completion: completion) }
            let coordinator = makeCoordinator(from: top, in: container)
            for controller in chain { controller.presentation.phase = .leaving }
            chain.last?.presentation.controller?.dismissalTransitionWillBegin()
            for controller in chain.reversed() {
                controller.beginAppearance(false, animated: animated)
            }
            if returns { bringBackPresenter() }
            removeAllButTheTop()
            container.isInTransition = true
            coordinator.run {
                container.hideCard(top.modalTransitionStyle)
                container.dim(false)
            } completion: {
                finish()
                completion?()
            }
        }

        /// Dismisses the controllers without an animation, because they aren't on the screen.
        func runUnseen(completion: (() -> Void)?) {
            for controller in chain.reversed() {
                controller.beginAppearance(false, animated: false)
            }
            if returns { bringBackPresenter() }
            finish()
            completion?()
        }

        func makeCoordinator(
            from top: UIViewController, in container: UIView,
            duration: TimeInterval = PresentationFlow.duration
        ) -> TransitionCoordinator {
            let coordinator = TransitionCoordinator(
                in: container, from: top, to: presenter,
                duration: animated ? duration : 0,
                style: top.presentation.controller?.presentationStyle ?? .none)
            top.runningTransition = coordinator
            presenter?.runningTransition = coordinator
            return coordinator
        }

        func bringBackPresenter() {
            presenter?.beginAppearance(true, animated: animated)
            chain.first?.presentation.controller?.returnPresentersView()
            presenter?.viewIsInPlace()
            presenter?.viewIfLoaded?.layoutIfNeeded()
        }

        func removeAllButTheTop() {
            for controller in chain.dropLast() {
                controller.presentation.controller?.container?.removeFromSuperview()
            }
        }

        func finish() {
            presenter?.runningTransition = nil
            // UIKit: the presenter has appeared before the other one has disappeared (assumed: A8).
            if returns { presenter?.endAppearance() }
            for controller in chain.reversed() { remove(controller) }
            presenter?.presentation.presented = nil
            returnInput()
        }

        private func remove(_ controller: UIViewController) {
            let presentation = controller.presentation.controller
            controller.runningTransition = nil
            controller.viewIfLoaded?.removeFromSuperview()
            presentation?.container?.removeFromSuperview()
            presentation?.container = nil
            presentation?.keyboardWatch = nil
            controller.endAppearance()
            presentation?.dismissalTransitionDidEnd(true)
            controller.presentation = ControllerPresentation()
        }

        func returnInput() {
            guard let window = presenter?.viewIfLoaded?.window, window.firstResponder == nil,
                let former, former.responderWindow === window
            else { return }
            former.becomeFirstResponder()
        }
    }
}
