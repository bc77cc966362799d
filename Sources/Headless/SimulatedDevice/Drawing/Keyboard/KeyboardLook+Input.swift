import CoreGraphics
import Foundation
import UIKit

extension KeyboardLook {
    /// Adapts the look to an input's traits and text.
    @MainActor
    package mutating func adapt(
        to input: any UITextInputTraits, language: String, showsPredictions: Bool
    ) {
        let text = TextBeforeCaret(input)
        let language = String(language.prefix(2)).lowercased()
        alphabet = .language(input.keyboardType.wantsLatinLetters ? "en" : language)
        keys = Keys(input.keyboardType)
        returnKey = ReturnKey(
            input.returnKeyType, language: language,
            isEnabled: !input.enablesReturnKeyAutomatically || text.hasText)
        // Apple's page of `autocapitalizationType` only excludes number pads. That a password or an
        // address starts without a capital is our choice.
        isShifted =
            !text.isSecret && keys.haveSentences
            && input.autocapitalizationType.wantsCapital(after: text.string)
        predictions =
            showsPredictions ? KeyboardPredictions.words(after: text, language, on: keys) : nil
        switch input.keyboardAppearance {
        case .dark: isDark = true
        case .light: isDark = false
        default: break
        }
    }
}

/// The text before an input's caret, as far as the keyboard may see it.
struct TextBeforeCaret: Equatable {
    var string = ""
    var hasText = false
    var isSecret = false

    init(string: String) {
        self.string = string
        hasText = !string.isEmpty
    }

    @MainActor
    init(_ input: any UITextInputTraits) {
        hasText = (input as? any UIKeyInput)?.hasText ?? false
        isSecret = input.isSecureTextEntry
        guard !isSecret, let text = input as? any UITextInput, let caret = text.selectedTextRange
        else { return }
        string =
            text.textRange(from: text.beginningOfDocument, to: caret.start)
            .flatMap { text.text(in: $0) } ?? ""
    }
}

extension KeyboardLook.Keys {
    init(_ type: UIKeyboardType) {
        switch type {
        case .numbersAndPunctuation: self = .numbersAndPunctuation
        case .URL: self = .url
        case .numberPad, .asciiCapableNumberPad: self = .numberPad
        case .phonePad: self = .phonePad
        case .emailAddress: self = .email
        case .decimalPad: self = .decimalPad
        case .twitter: self = .twitter
        case .webSearch: self = .webSearch
        default: self = .letters
        }
    }
}

extension KeyboardLook.Keys {
    fileprivate var haveSentences: Bool {
        switch self {
        case .letters, .webSearch, .twitter: true
        case .email, .url, .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad: false
        }
    }
}

extension UIKeyboardType {
    fileprivate var wantsLatinLetters: Bool {
        switch self {
        case .asciiCapable, .emailAddress, .URL, .asciiCapableNumberPad: true
        default: false
        }
    }
}

extension UITextAutocapitalizationType {
    /// Returns a Boolean value that indicates whether the keyboard turns on Shift automatically at
    /// the end of a text.
    func wantsCapital(after text: String) -> Bool {
        switch self {
        case .allCharacters: return true
        case .words: return text.last.map(\.isWhitespace) ?? true
        case .sentences:
            guard let last = text.last else { return true }
            let end = text.last { !$0.isWhitespace }
            return last.isNewline || last.isWhitespace && (end.map { ".!?".contains($0) } ?? true)
        default: return false
        }
    }
}
