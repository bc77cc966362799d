import CoreGraphics
import UIKit

extension KeyboardHeights {
    @MainActor private static var heights = WeakMap<UIWindowScene, KeyboardHeights>()

    /// The heights that keyboards have had in `scene`, which all observers record and share.
    ///
    /// They are forgotten with the scene. To know them at the next start of the app, keep a copy when the
    /// scene goes to the background, and set it when the scene connects.
    @MainActor
    public static subscript(scene: UIWindowScene) -> KeyboardHeights {
        get { heights[scene] ?? KeyboardHeights() }
        set { heights[scene] = newValue }
    }
}

extension KeyboardHeights.Circumstances {
    /// Creates the circumstances of `input` under `bar` in `window`, which is as large as its scene.
    @MainActor
    init(of input: any UIView & UITextInput, under bar: UIView?, in window: UIWindow) {
        let size = window.bounds.size
        self.init(
            width: size.width, height: size.height, language: input.textInputMode?.primaryLanguage,
            keyboardType: input.ownKeyboardType.rawValue,
            allowsPredictions: input.ownAutocorrectionType != .no,
            hasAccessory: bar != nil, isSecure: input.isForSecret,
            contentType: input.ownContentType?.rawValue, system: UIDevice.current.systemVersion)
    }
}

// In Apple's protocol these are optional, and in their classes they aren't.
extension UIView {
    fileprivate var ownKeyboardType: UIKeyboardType {
        (self as? UITextField)?.keyboardType ?? (self as? UITextView)?.keyboardType ?? .default
    }

    fileprivate var ownAutocorrectionType: UITextAutocorrectionType {
        (self as? UITextField)?.autocorrectionType ?? (self as? UITextView)?.autocorrectionType
            ?? .default
    }

    fileprivate var isForSecret: Bool {
        (self as? UITextField)?.isSecureTextEntry ?? (self as? UITextView)?.isSecureTextEntry
            ?? false
    }

    fileprivate var ownContentType: UITextContentType? {
        (self as? UITextField)?.textContentType ?? (self as? UITextView)?.textContentType
    }
}
