import CoreGraphics
import Foundation

extension UIViewController {
    /// Forwards a transition to the children that fill this controller's view, and to the presented
    /// controller.
    func forwardTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(
                forChildContentContainer: child, withParentContainerSize: size)
            // Apple's reference: a child whose size stays the same isn't notified.
            guard child.viewIfLoaded?.bounds.size != childSize else { continue }
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }
}

extension UIWindow {
    /// The duration of a rotation, in seconds (assumed: A47).
    ///
    /// A window that only changes its size does so at once.
    private static let turnDuration: TimeInterval = 0.4

    /// Changes the size of the root controller, and of the controllers presented over it.
    ///
    /// Apple's reference of `viewWillTransition`: it is called before the size changes.
    func changeSize(to size: CGSize, _ change: () -> Void) {
        guard let root = rootViewController, !isHidden, size != bounds.size else { return change() }
        let isTurn = size.width == bounds.height && size.height == bounds.width
        let coordinator = TransitionCoordinator(
            in: self, from: root, to: root, duration: isTurn ? Self.turnDuration : 0)
        let controllers = Array(sequence(first: root, next: \.presentation.presented))
        for controller in controllers {
            controller.runningTransition = coordinator
            controller.viewWillTransition(to: size, with: coordinator)
        }
        UIView.performWithoutAnimation(change)
        coordinator.run { [self] in
            setNeedsLayout()
            layoutIfNeeded()
        } completion: {
            for controller in controllers where controller.runningTransition === coordinator {
                controller.runningTransition = nil
            }
        }
    }
}
