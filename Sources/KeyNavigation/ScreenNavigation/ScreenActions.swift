import UIKit

// MARK: Dismissing

extension DismissalPolicy {
    @MainActor
    init(of screen: UIViewController?, closesFullScreens: Bool) {
        self.closesFullScreens = closesFullScreens
        guard let screen, screen.presentingViewController != nil else { return }
        kind = Kind(of: screen)
        isMoving = screen.isBeingPresented || screen.isBeingDismissed
        isModal = screen.isModalInPresentation
        hasDelegate = screen.presentationController?.delegate != nil
    }
}

extension DismissalPolicy.Kind {
    @MainActor
    fileprivate init(of screen: UIViewController) {
        guard !(screen is UIAlertController) else {
            self = .alert
            return
        }
        switch screen.presentationController?.presentationStyle ?? .automatic {
        case .automatic, .pageSheet, .formSheet, .popover: self = .card
        default: self = .fullScreen
        }
    }
}

extension UIViewController {
    /// Dismisses the screen with the same delegate calls as a swipe.
    ///
    /// If that isn't `allowed`, only notifies the delegate of the attempt.
    ///
    /// For a swipe, UIKit asks the delegate first, and calls it before and after the dismissal. A
    /// dismissal in code makes no delegate calls (Apple's reference of
    /// `UIAdaptivePresentationControllerDelegate`).
    ///
    /// - Returns: True if the screen is now being dismissed.
    func dismissNotifyingDelegate(allowed: Bool) -> Bool {
        guard let presentation = presentationController else { return false }
        let delegate = presentation.delegate
        guard allowed, delegate?.shouldDismiss(presentation) ?? true else {
            delegate?.didAttemptToDismiss(presentation)
            return false
        }
        delegate?.willDismiss(presentation)
        // The delegate may have dismissed the screen itself.
        guard presentingViewController != nil, !isBeingDismissed else { return true }
        dismiss(animated: true) { [weak delegate] in delegate?.didDismiss(presentation) }
        return true
    }
}

// MARK: Going back

extension FrontmostControllers {
    /// The innermost navigation controller that can pop a screen.
    var poppableStack: UINavigationController? {
        path.reversed().lazy.compactMap { $0 as? UINavigationController }
            .first { PopPolicy(of: $0).canPop }
    }
}

extension PopPolicy {
    @MainActor
    init(of stack: UINavigationController) {
        let item = stack.topViewController?.navigationItem
        screensBelow = stack.viewControllers.count - 1
        isMoving = stack.transitionCoordinator != nil
        hidesBar = stack.isNavigationBarHidden
        hidesBackButton = item?.hidesBackButton ?? false
        replacesBackButton =
            !(item?.leadingItems ?? []).isEmpty
            && !(item?.leftItemsSupplementBackButton ?? false)
    }
}

extension UINavigationController {
    /// Pops the top screen as the back button does, unless the delegate of the navigation bar
    /// prevents it.
    ///
    /// The delegate can also pop the screen itself in its method, as UIKit's own implementation
    /// does. Then there is nothing left to do.
    ///
    /// - Returns: True if the screen is now being popped.
    func popNotifyingDelegate() -> Bool {
        let top = topViewController
        guard let item = top?.navigationItem,
            navigationBar.delegate?.shouldPop(item, from: navigationBar) ?? true
        else { return false }
        guard topViewController === top, PopPolicy(of: self).canPop else { return true }
        return popViewController(animated: true) != nil
    }
}
