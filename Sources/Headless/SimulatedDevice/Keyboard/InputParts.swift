import UIKit

/// The views and keys that the first responder requests.
@MainActor
struct InputParts {
    var accessory: UIView?
    var input: UIView?
    /// The responder that provides one of the views.
    var owner: UIResponder?
    var wantsKeys = false
    var allowsPredictions = true

    // UIKit: both views are looked up along the responder chain (Apple, `inputAccessoryView`). An
    // input inside the accessory view keeps that view (assumed: A30).
    init(of responder: UIResponder?, inside shown: UIView? = nil) {
        guard let responder else { return }
        let chain = sequence(first: responder, next: \.next)
        accessory =
            chain.lazy.compactMap(\.inputAccessoryView).first
            ?? chain.lazy.compactMap { $0 as? UIView }.first { $0 === shown }
        input = chain.lazy.compactMap(\.inputView).first
        owner = chain.first { $0.inputAccessoryView != nil || $0.inputView != nil }
        guard let keyInput = responder as? any UIKeyInput else { return }
        // Text that can only be selected needs no keys (assumed: A37).
        if let textView = responder as? UITextView, !textView.isEditable { return }
        wantsKeys = input == nil
        allowsPredictions = Self.allowsPredictions(keyInput)
    }

    /// Creates the parts that the app beside this one requests.
    ///
    /// Its own accessory view isn't visible here.
    init(ofAnotherApp ours: InputParts) {
        wantsKeys = true
        allowsPredictions = ours.allowsPredictions
    }

    // iOS: number pads have no predictions, and neither have fields without corrections
    // (field-to-field-ios9-0-silent).
    private static func allowsPredictions(_ input: any UITextInputTraits) -> Bool {
        switch input.keyboardType {
        case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        default: input.autocorrectionType != .no
        }
    }
}
