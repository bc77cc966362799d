import UIKit

extension KeyboardObserving {
    /// A Boolean value that indicates whether the keyboard isn't on its way.
    @MainActor var keyboardIsResting: Bool {
        keyboardState == .didShow || keyboardState == .didHide
    }
}
