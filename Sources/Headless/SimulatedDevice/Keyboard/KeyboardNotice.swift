import CoreGraphics
import Foundation

/// The six notifications of the keyboard.
public enum KeyboardNotice: String, CaseIterable, Sendable {
    case willChangeFrame = "keyboardWillChangeFrame"
    case willShow = "keyboardWillShow"
    case didChangeFrame = "keyboardDidChangeFrame"
    case didShow = "keyboardDidShow"
    case willHide = "keyboardWillHide"
    case didHide = "keyboardDidHide"

    /// Whether it comes after the animation.
    var isAfterwards: Bool {
        switch self {
        case .didChangeFrame, .didShow, .didHide: true
        case .willChangeFrame, .willShow, .willHide: false
        }
    }

    /// Whether it speaks of frames, as one half of each pair does.
    var isAboutFrame: Bool {
        switch self {
        case .willChangeFrame, .didChangeFrame: true
        case .willShow, .willHide, .didShow, .didHide: false
        }
    }
}

/// What a keyboard notification says.
///
/// Whatever is nil is not in its dictionary.
struct KeyboardNoticeContent: Equatable, Sendable {
    var begin: CGRect?
    var end: CGRect?
    var duration: TimeInterval?
    var curve: Int?
    var isLocal: Bool?
}
