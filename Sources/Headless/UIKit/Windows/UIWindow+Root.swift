import CoreGraphics
import Foundation

extension UIWindow {
    /// Posts that the window was shown or hidden.
    ///
    /// A hidden window is no longer the key window.
    ///
    /// UIKit: when the key window is hidden, the highest visible window of its scene that can
    /// become key replaces it (assumed: A53).
    func tellVisibility() {
        let name =
            isHidden
            ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
        NotificationCenter.default.post(name: name, object: self)
        guard isHidden, isKeyWindow else { return }
        let heirs = (windowScene?.windows ?? []).filter {
            $0 !== self && !$0.isHidden && $0.canBecomeKeyWindow
        }
        let heir = heirs.enumerated().max {
            ($0.element.windowLevel.rawValue, $0.offset)
                < ($1.element.windowLevel.rawValue, $1.offset)
        }
        if let heir { return heir.element.makeKey() }
        giveUpKey()
    }

    func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old {
            PresentationFlow.drop(everybodyPresentedBy: old)
            old.viewIfLoaded?.removeFromSuperview()
            old.rootWindow = nil
        }
        guard let root = rootViewController, let view = root.view else { return }
        root.rootWindow = self
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    /// Makes the root controller appear or disappear, together with its window.
    func visibilityDidChange() {
        guard let root = rootViewController else { return }
        root.beginAppearance(!isHidden, animated: false)
        if !isHidden {
            root.viewIsInPlace()
            layoutIfNeeded()
        }
        root.endAppearance()
    }
}
