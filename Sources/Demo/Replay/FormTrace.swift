import Example
import UIKit

/// Everything on the form that an assistant or a navigator may touch, to be compared.
@MainActor
struct FormTrace {
    /// The geometry that was set on the form.
    struct Geometry: Equatable {
        var constant: CGFloat
        var contentInset: UIEdgeInsets
        var indicatorInsets: UIEdgeInsets
        var additionalSafeArea: UIEdgeInsets
    }

    /// The values that were set on one input.
    struct Input: Equatable {
        var delegate: ObjectIdentifier?
        var accessory: ObjectIdentifier?
        var returnKey: UIReturnKeyType?

        @MainActor
        init(_ view: UIView) {
            let field = view as? UITextField
            delegate = field?.delegate.map { ObjectIdentifier($0) }
            accessory = view.inputAccessoryView.map { ObjectIdentifier($0) }
            returnKey = field?.returnKeyType ?? (view as? UITextView)?.returnKeyType
        }
    }

    static func geometry(of form: LongFormViewController) -> Geometry {
        Geometry(
            constant: form.scrollViewBottomConstraint.constant,
            contentInset: form.scrollView.contentInset,
            indicatorInsets: form.scrollView.verticalScrollIndicatorInsets,
            additionalSafeArea: form.additionalSafeAreaInsets)
    }

    static func inputs(of form: LongFormViewController) -> [Input] {
        form.inputs.map { Input($0) }
    }
}
