import UIKit

extension FrontmostControllers {
    /// The innermost stack in which there is a way back.
    var stack: UINavigationController? {
        path.reversed().lazy.compactMap { $0 as? UINavigationController }
            .first { WayBack(in: $0).isOpen }
    }
}

extension WayBack {
    @MainActor
    init(in stack: UINavigationController) {
        let item = stack.topViewController?.navigationItem
        screensBelow = stack.viewControllers.count - 1
        isMoving = stack.transitionCoordinator != nil
        hidesBar = stack.isNavigationBarHidden
        hidesBackButton = item?.hidesBackButton ?? false
        isReplaced =
            !(item?.leftBarButtonItems ?? []).isEmpty
            && !(item?.leftItemsSupplementBackButton ?? false)
    }
}

extension ScreenClosing {
    @MainActor
    init(of screen: UIViewController?, closesFullScreens: Bool) {
        self.closesFullScreens = closesFullScreens
        guard let screen, screen.presentingViewController != nil else { return }
        kind = Kind(of: screen)
        isMoving = screen.isBeingPresented || screen.isBeingDismissed
        isModal = screen.isModalInPresentation
    }
}

extension ScreenClosing.Kind {
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
