import Foundation
import UIKit

// What only the app can do. It is found at the end of the responder chain, because the shared one isn't
// available to extensions.

extension UIResponder {
    fileprivate var application: UIApplication? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIApplication }.first
    }

    /// Sends an action as a control does; without a target, along the chain from the first responder.
    func send(_ action: Selector, to target: Any?, from sender: Any) {
        application?.sendAction(action, to: target, from: sender, for: nil)
    }
}

extension UIWindowScene {
    /// A Boolean value that indicates whether the app and the device support several windows.
    var supportsSeveral: Bool { application?.supportsMultipleScenes ?? false }

    /// Requests another scene of the same kind.
    func requestSibling() {
        if #available(iOS 17, visionOS 1, *) {
            application?.activateSceneSession(
                for: UISceneSessionActivationRequest(role: session.role))
        } else {
            application?.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
    }

    /// Requests the end of this scene.
    func requestEnd() {
        application?.requestSceneSessionDestruction(session, options: nil)
    }

    /// Opens the app's page in the Settings app.
    func openSettings() {
        guard let page = URL(string: UIApplication.openSettingsURLString) else { return }
        open(page, options: nil)
    }
}
