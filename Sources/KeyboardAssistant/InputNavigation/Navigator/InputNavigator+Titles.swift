import UIKit

extension InputNavigator {
    /// Sets the title of `inputItem`, which the bar shows while the input is edited if its
    /// ``DefaultNavigationView/showsInputTitle`` is true.
    ///
    /// Without a title, the bar shows the input's placeholder or accessibility label instead. Pass
    /// an empty string to show nothing.
    ///
    /// The view doesn't have to be one of the inputs yet. It is referenced weakly. In a list, set
    /// the title whenever a cell is configured for a row.
    ///
    /// - Parameters:
    ///   - title: The title, or `nil` to remove it.
    ///   - inputItem: The input. A search bar stands for its field.
    public func setTitle(_ title: String?, for inputItem: UIView) {
        titles[inputItem.editedInput] = title
        updateBar()
    }

    /// The title of the input that is being edited, or that editing is about to leave.
    var inputTitle: InputTitle? {
        inputs[focus.lastReported].map { input in
            InputTitle(
                own: titles[input], placeholder: input.placeholderText,
                accessibilityLabel: input.accessibilityLabel)
        }
    }
}

extension UIView {
    fileprivate var placeholderText: String? {
        let field = self as? UITextField
        return field?.placeholder ?? field?.attributedPlaceholder?.string
    }
}
