extension UIWindow {
    func rootViewControllerDidChange(from old: UIViewController?) {
        guard old !== rootViewController else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        addSubview(view)
        if !isHidden { rootViewControllerDidBecomeVisible() }
    }

    func rootViewControllerDidBecomeVisible() {
        rootViewController?.viewWillAppear(false)
        layoutIfNeeded()
        rootViewController?.viewDidAppear(false)
    }
}
