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
    var isAboutFrame: Bool {
        switch self {
        case .willChangeFrame, .didChangeFrame: true
        case .willShow, .willHide, .didShow, .didHide: false
        }
    }
}

/// The content of a keyboard notification's dictionary, in which `nil` stands for a missing value.
struct KeyboardNoticeContent: Equatable, Sendable {
    var begin: CGRect?
    var end: CGRect?
    var duration: TimeInterval?
    var curve: Int?
    var isLocal: Bool?
}
