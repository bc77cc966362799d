import UIKit

extension UIViewController {
    /// Apple's reference of `UIAdaptivePresentationControllerDelegate`: a swipe asks before it
    /// closes and tells before and after; code that dismisses tells nothing, so this does.
    func closeAsBySwipe(mayClose: Bool) -> Bool {
        guard let presentation = presentationController else { return false }
        let delegate = presentation.delegate
        guard mayClose, delegate?.shouldDismiss(presentation) ?? true else {
            delegate?.didAttemptToDismiss(presentation)
            return false
        }
        delegate?.willDismiss(presentation)
        // Somebody who was asked or told may have closed it.
        guard presentingViewController != nil, !isBeingDismissed else { return true }
        dismiss(animated: true) { [weak delegate] in delegate?.didDismiss(presentation) }
        return true
    }
}

extension UINavigationController {
    /// Pops unless the delegate of the bar objects.
    ///
    /// A delegate may also pop by itself when it is asked, as UIKit's own implementation does; then
    /// there is nothing left to do.
    func goBackAsByButton() -> Bool {
        let top = topViewController
        guard let item = top?.navigationItem,
            navigationBar.delegate?.shouldPop(item, from: navigationBar) ?? true
        else { return false }
        guard topViewController === top, WayBack(in: self).isOpen else { return true }
        return popViewController(animated: true) != nil
    }
}

extension UITabBarController {
    /// The controllers that the first nine tabs stand for, and nil for those that cannot be chosen.
    var choosableTabs: [UIViewController?] {
        (viewControllers ?? []).prefix(9).map { $0.tabBarItem.isEnabled ? $0 : nil }
    }

    /// Apple's reference of `UITabBarControllerDelegate`: it is asked and told only when people
    /// tap.
    func selectAsByTap(at index: Int) -> Bool {
        let tabs = choosableTabs
        guard tabs.indices.contains(index), let chosen = tabs[index],
            delegate?.shouldSelect(chosen, in: self) ?? true
        else { return false }
        if chosen !== selectedViewController {
            selectedViewController = chosen
        } else if let stack = chosen as? UINavigationController {
            stack.popToRootViewController(animated: true)
        }
        delegate?.didSelect(chosen, in: self)
        return true
    }
}
