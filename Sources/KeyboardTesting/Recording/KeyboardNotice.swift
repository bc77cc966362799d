import CoreGraphics
import Foundation

/// The six notifications of the keyboard, by the names that recordings have for them.
public enum KeyboardNotice: String, CaseIterable, Sendable {
    /// The notification `UIResponder.keyboardWillChangeFrameNotification`.
    case willChangeFrame = "keyboardWillChangeFrame"
    /// The notification `UIResponder.keyboardWillShowNotification`.
    case willShow = "keyboardWillShow"
    /// The notification `UIResponder.keyboardDidChangeFrameNotification`.
    case didChangeFrame = "keyboardDidChangeFrame"
    /// The notification `UIResponder.keyboardDidShowNotification`.
    case didShow = "keyboardDidShow"
    /// The notification `UIResponder.keyboardWillHideNotification`.
    case willHide = "keyboardWillHide"
    /// The notification `UIResponder.keyboardDidHideNotification`.
    case didHide = "keyboardDidHide"

    /// A Boolean value that indicates whether the notification comes after the animation.
    public var isAfterwards: Bool {
        switch self {
        case .didChangeFrame, .didShow, .didHide: true
        case .willChangeFrame, .willShow, .willHide: false
        }
    }

    /// A Boolean value that indicates whether the notification is the one of its pair about the
    /// frame.
    package var isAboutFrame: Bool {
        switch self {
        case .willChangeFrame, .didChangeFrame: true
        case .willShow, .willHide, .didShow, .didHide: false
        }
    }
}

/// The content of a keyboard notification's dictionary, in which `nil` stands for a missing value.
package struct KeyboardNoticeContent: Equatable, Sendable {
    package var begin: CGRect?
    package var end: CGRect?
    package var duration: TimeInterval?
    package var curve: Int?
    package var isLocal: Bool?

    package init(
        begin: CGRect?, end: CGRect?, duration: TimeInterval?, curve: Int?, isLocal: Bool?
    ) {
        (self.begin, self.end) = (begin, end)
        (self.duration, self.curve, self.isLocal) = (duration, curve, isLocal)
    }

    // iOS: the curve is 7 in all but one of 82 recordings since iOS 7.
    package static let usualCurve = 7
}
