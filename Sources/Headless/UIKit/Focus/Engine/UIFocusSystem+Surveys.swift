import CoreGraphics

extension UIFocusSystem {
    /// The window in which focus moves.
    package var activeWindow: UIWindow? {
        guard let scene else { return nil }
        return scene.keyWindow ?? scene.windows.last { !$0.isHidden }
    }

    package var search: FocusSearch? { activeWindow.map(search) }

    private func search(in window: UIWindow) -> FocusSearch {
        FocusSearch(
            survey: FocusCensus(of: window, from: window.focusRoot), memory: memory,
            focused: current,
            isRightToLeft: window.traitCollection.layoutDirection == .rightToLeft)
    }

    /// The group tree of the scene's window, in the current state.
    package var groupTree: FocusGroupTree<ObjectIdentifier> {
        search?.tree ?? FocusGroupTree([])
    }
}

extension UIWindow {
    /// The root of the focusable part of the window: the presented view, or the window.
    var focusRoot: UIView {
        rootViewController?.presentedOnTop?.viewIfLoaded ?? self
    }

    /// The controller whose preferences decide where focus begins.
    var focusController: UIViewController? {
        rootViewController?.presentedOnTop ?? rootViewController
    }
}

extension UIViewController {
    /// The topmost controller that this one or one inside it presents; `nil` if there is none.
    fileprivate var presentedOnTop: UIViewController? {
        if let presented = presentation.presented, !presented.isBeingDismissed {
            return presented.presentedOnTop ?? presented
        }
        guard isViewLoaded else { return nil }
        return childrenThatAppear.lazy.compactMap(\.presentedOnTop).first
    }
}
