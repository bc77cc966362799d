import CoreGraphics
import KeyboardAssistant

extension KeyboardObserver {
    /// What this observer still says of a keyboard, although there is none and everything has come
    /// to rest.
    package var rumors: [String] {
        var rumors: [String] = []
        if keyboardState != .didHide { rumors.append("the state is \(keyboardState)") }
        if keyboardHeight != 0 { rumors.append("the height is \(keyboardHeight)") }
        if let keyboardFrame { rumors.append("the frame is \(keyboardFrame)") }
        return rumors.map { "\($0), without a keyboard" }
    }
}
