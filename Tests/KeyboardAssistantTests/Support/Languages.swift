import Foundation

@testable import KeyboardAssistant

/// The languages that the library has texts for.
enum Languages {
    static let all = [
        "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt-BR", "zh-Hans",
    ]

    /// Returns the name that the bundle has for a language.
    ///
    /// The package manager writes it in lower case, and Xcode as it is in the folder of resources.
    static func inBundle(_ language: String) -> String {
        Bundle.keyboardAssistant.localizations.first { $0.lowercased() == language.lowercased() }
            ?? language
    }
}
