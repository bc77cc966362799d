import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// Posts keyboard notifications with the dictionary that iOS provides.
enum KeyboardPoster {
    @MainActor
    static func post(_ notice: KeyboardNotice, _ content: KeyboardNoticeContent) {
        post(notice, toUIKit: content, toApp: content)
    }

    /// Posts a notification with its real content to UIKit's own views and with another content to
    /// the app.
    @MainActor
    static func post(
        _ notice: KeyboardNotice, toUIKit real: KeyboardNoticeContent,
        toApp reported: KeyboardNoticeContent
    ) {
        let name = notice.notificationName
        KeyboardFrameObserver.center.post(name: name, object: nil, userInfo: real.userInfo)
        NotificationCenter.default.post(name: name, object: object, userInfo: reported.userInfo)
    }

    // iOS: `nil` where it was printed (iphone5-ios10-all-six); since iOS 16.1 the screen, according
    // to Apple's page of `keyboardWillShowNotification`.
    @MainActor
    private static var object: UIScreen? {
        switch UIApplication.behavior.notificationObject {
        case .none: nil
        case .screen: UIScreen.current
        }
    }
}
