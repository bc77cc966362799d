import UIKit

// Views of the app's in which people type, such as a field for a PIN, and which are neither text
// fields nor text views.
extension UIView {
    /// The views of the app's in this view of a screen in which people can type now, in no order.
    var keyInputs: [UIView] {
        guard isShown, isUserInteractionEnabled, !isTextInput, !(self is UISearchBar) else {
            return []
        }
        if isUsableKeyInput, subviews.allSatisfy({ $0.reachableInputs(of: nil).isEmpty }) {
            return [self]
        }
        // Parts of a date picker take keys.
        if self is UIControl { return [] }
        return subviews.flatMap(\.keyInputs)
    }

    /// Views of the system take keys for purposes of their own, and so do views whose text people
    /// can only select.
    private var isUsableKeyInput: Bool {
        self is any UIKeyInput && bounds.width > 0 && bounds.height > 0
            && inputAvailability != .unavailable && !isOfSwiftUI && !isOfSystem
            && !isSelectableText && canBecomeFirstResponder
    }
}
