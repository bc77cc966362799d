import Foundation

extension UIApplication {
    /// Tells everybody that memory is short: the app, and then the controllers on the screen.
    package func warnOfLowMemory() {
        NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: self)
        for window in allWindows { window.rootViewController?.passOnMemoryWarning() }
    }
}

extension UIViewController {
    fileprivate func passOnMemoryWarning() {
        didReceiveMemoryWarning()
        for child in children { child.passOnMemoryWarning() }
        if let presentedViewController, presentedViewController.presentingViewController === self {
            presentedViewController.passOnMemoryWarning()
        }
    }
}
