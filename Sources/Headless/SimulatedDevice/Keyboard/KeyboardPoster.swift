import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// Posts keyboard notifications with the dictionary that iOS provides.
enum KeyboardPoster {
    // iOS: the curve is 7 in all but one of 82 recordings since iOS 7.
    static let usualCurve = 7

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

extension KeyboardNotice {
    package var notificationName: NSNotification.Name {
        switch self {
        case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
        case .willShow: UIResponder.keyboardWillShowNotification
        case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
        case .didShow: UIResponder.keyboardDidShowNotification
        case .willHide: UIResponder.keyboardWillHideNotification
        case .didHide: UIResponder.keyboardDidHideNotification
        }
    }
}

extension KeyboardNoticeContent {
    var userInfo: [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        info[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map { NSValue(cgRect: $0) }
        info[UIResponder.keyboardFrameEndUserInfoKey] = end.map { NSValue(cgRect: $0) }
        info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map {
            NSNumber(value: $0)
        }
        info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
        info[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
        return info
    }
}
