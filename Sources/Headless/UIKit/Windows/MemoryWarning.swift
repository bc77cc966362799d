import Foundation

extension UIApplication {
    /// Sends the app, and then the controllers on the screen, a warning that memory is short.
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
