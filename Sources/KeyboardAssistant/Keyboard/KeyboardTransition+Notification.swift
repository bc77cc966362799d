import CoreGraphics
import Foundation
import UIKit

extension KeyboardTransition {
    /// Creates a transition from a system notification; `nil` if it isn't a keyboard notification.
    ///
    /// The user info may lack any of the keys. An object that isn't a screen is ignored.
    public init?(_ notification: Notification) {
        guard let phase = Phase(notification.name) else { return nil }
        let info = notification.userInfo ?? [:]
        self.init(
            phase: phase,
            beginFrame: info.rectangle(UIResponder.keyboardFrameBeginUserInfoKey),
            endFrame: info.rectangle(UIResponder.keyboardFrameEndUserInfoKey),
            duration: info.number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue,
            curve: info.number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue,
            isLocal: info.number(UIResponder.keyboardIsLocalUserInfoKey)?.boolValue)
        screen = ScreenSpace.identity(of: notification.object)
    }
}

extension KeyboardTransition.Phase {
    fileprivate init?(_ name: Notification.Name) {
        switch name {
        case UIResponder.keyboardWillShowNotification: self = .willShow
        case UIResponder.keyboardDidShowNotification: self = .didShow
        case UIResponder.keyboardWillHideNotification: self = .willHide
        case UIResponder.keyboardDidHideNotification: self = .didHide
        case UIResponder.keyboardWillChangeFrameNotification: self = .willChangeFrame
        case UIResponder.keyboardDidChangeFrameNotification: self = .didChangeFrame
        default: return nil
        }
    }
}

extension [AnyHashable: Any] {
    fileprivate func rectangle(_ key: String) -> CGRect? {
        let value = self[key]
        // A number is an NSValue too, and reading a rectangle from it may trap.
        guard let boxed = value as? NSValue, !(boxed is NSNumber) else { return value as? CGRect }
        return boxed.cgRectValue
    }

    fileprivate func number(_ key: String) -> NSNumber? {
        self[key] as? NSNumber
    }
}
