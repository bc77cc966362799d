import Foundation

/// Which of the languages that there are texts in suits somebody best.
enum LanguageMatch {
    /// The first preference that there is a language for decides; nil where there is none.
    static func best(of available: [String], for preferences: [String]) -> String? {
        preferences.lazy.compactMap { best(of: available, for: $0) }.first
    }

    private static func best(of available: [String], for preference: String) -> String? {
        let wanted = Locale.Language(identifier: preference)
        // Who reads one script of a language cannot read another one of it.
        let readable = available.sorted().filter { identifier in
            let language = Locale.Language(identifier: identifier)
            return language.languageCode == wanted.languageCode
                && language.script == wanted.script
        }
        return readable.first { Locale.Language(identifier: $0).region == wanted.region }
            ?? readable.first
    }
}
