import Foundation
import UIKit

extension KeyboardLook.ReturnKey {
    /// Creates the key with the label and color that iOS has: blue if it ends something, gray if
    /// typing continues.
    init(_ type: UIReturnKeyType, language: String, isEnabled: Bool) {
        let name = Self.name(of: type)
        let label = Self.labels[language]?[name] ?? name
        switch type {
        case .go, .google, .join, .route, .search, .send, .yahoo, .done, .emergencyCall:
            self.init(label, isProminent: true, isEnabled: isEnabled)
        default:
            self.init(label, isEnabled: isEnabled)
        }
    }

    private static func name(of type: UIReturnKeyType) -> String {
        switch type {
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        default: "return"
        }
    }

    private static let labels: [String: [String: String]] = [
        "ar": [
            "return": "إدخال", "go": "انتقال", "search": "بحث", "next": "التالي", "send": "إرسال",
            "done": "تم", "continue": "متابعة",
        ],
        "de": [
            "return": "Return", "go": "Öffnen", "search": "Suchen", "next": "Weiter",
            "send": "Senden", "done": "Fertig", "continue": "Fortfahren",
        ],
        "es": [
            "return": "intro", "go": "ir", "search": "buscar", "next": "siguiente",
            "send": "enviar", "done": "OK", "continue": "continuar",
        ],
        "fr": [
            "return": "retour", "go": "accéder", "search": "rechercher", "next": "suivant",
            "send": "envoyer", "done": "terminé", "continue": "continuer",
        ],
        "he": [
            "return": "חזרה", "go": "עבור", "search": "חיפוש", "next": "הבא", "send": "שלח",
            "done": "סיום", "continue": "המשך",
        ],
    ]
}

/// The words in the bar above the keys.
///
/// There is no dictionary here: the bar offers the typed text, and common words at the start. It
/// offers nothing for a secret, nor for an address, which isn't made of words.
enum KeyboardPredictions {
    static func words(
        after text: TextBeforeCaret, _ language: String, on keys: KeyboardLook.Keys = .letters
    ) -> [String] {
        guard !text.isSecret, keys != .email, keys != .url else { return ["", "", ""] }
        let word = text.string.split(
            omittingEmptySubsequences: false, whereSeparator: \.isWhitespace)
        guard let last = word.last, !last.isEmpty else {
            return usual[language] ?? ["I", "The", "I’m"]
        }
        return ["“\(last)”", "", ""]
    }

    private static let usual: [String: [String]] = [
        "ar": ["أنا", "في", "هل"], "de": ["Ich", "Das", "Die"], "es": ["Yo", "La", "El"],
        "fr": ["Je", "Le", "La"], "he": ["אני", "זה", "את"], "ru": ["Я", "Это", "Не"],
    ]
}
