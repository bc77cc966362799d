import Foundation

/// The languages that the library has texts for.
package enum Languages {
    package static let all = [
        "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt-BR", "zh-Hans",
    ]

    /// Returns the name that a bundle has for a language.
    ///
    /// The package manager writes it in lower case, and Xcode as it is in the folder of resources.
    package static func inBundle(_ language: String, of bundle: Bundle) -> String {
        bundle.localizations.first { $0.lowercased() == language.lowercased() }
            ?? language
    }
}
