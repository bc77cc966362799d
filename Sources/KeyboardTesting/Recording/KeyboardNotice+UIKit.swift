import Foundation
import UIKit

extension KeyboardNotice {
    /// The name under which UIKit posts the notification.
    public var notificationName: NSNotification.Name {
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
    /// The dictionary of a notification, with Apple's keys.
    package var userInfo: [AnyHashable: Any] {
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
