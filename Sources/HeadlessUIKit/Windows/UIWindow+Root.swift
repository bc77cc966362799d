import CoreGraphics

extension UIWindow {
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

    /// Tells the root controller that it appears, or disappears, together with its window.
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
