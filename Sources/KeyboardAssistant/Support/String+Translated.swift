import Foundation

extension String {
    /// Creates the localized text for `key`, the English text, from the library's own tables.
    ///
    /// Foundation's `String(localized:)` would use the app's tables instead. By default, the system's
    /// choice of the app's language is used. If `languages` are given, the first supported one is used
    /// instead. If there is none, the text is English.
    package init(translated key: String, languages: [String]? = nil) {
        if let languages = languages ?? Bundle.preferredLanguages {
            self = Translations.ofLibrary.text(for: key, in: languages) ?? key
        } else {
            self = Bundle.keyboardAssistant.localizedString(forKey: key, value: key, table: nil)
        }
    }
}

/// The string tables of a bundle in all its languages, read once.
package struct Translations: Sendable {
    /// The tables of the library's bundle, or those that a test puts in their place.
    @TaskLocal package static var ofLibrary = Translations(of: .keyboardAssistant)

    /// The texts by their keys, by language.
    private let tables: [String: [String: String]]
    private let languages: [String]

    /// Creates tables from texts by their keys, by language.
    package init(_ tables: [String: [String: String]]) {
        self.tables = tables
        languages = Array(tables.keys)
    }

    private init(of bundle: Bundle) {
        self.init(
            Dictionary(
                bundle.localizations.map { ($0, bundle.texts(in: $0)) },
                uniquingKeysWith: { first, _ in first }))
    }

    /// Returns all texts in a language, by their keys.
    package func texts(in language: String) -> [String: String] { tables[language] ?? [:] }

    /// Returns the text in the best language; `nil` if the language's table doesn't contain `key`.
    func text(for key: String, in preferences: [String]) -> String? {
        // On platforms other than Apple's, `preferredLocalizations(from:forPreferences:)` returns
        // whatever language is first.
        LanguageMatch.best(of: languages, for: preferences).flatMap { tables[$0]?[key] }
    }
}

extension Bundle {
    fileprivate func texts(in language: String) -> [String: String] {
        guard
            let path = path(
                forResource: "Localizable", ofType: "strings", inDirectory: nil,
                forLocalization: language),
            let data = FileManager.default.contents(atPath: path),
            let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return table as? [String: String] ?? [:]
    }
}

/// The choice of a language among the languages of a bundle.
enum LanguageMatch {
    /// Returns the language for the first preference with a match; `nil` if there is none.
    ///
    /// Languages are identifiers such as "de", "pt-BR" or "zh-Hans". The region may differ, but not
    /// the script, because people who read one script of a language may not be able to read
    /// another.
    static func best(of available: [String], for preferences: [String]) -> String? {
        preferences.lazy.compactMap { best(of: available, for: $0) }.first
    }

    private static func best(of available: [String], for preference: String) -> String? {
        // Called for every text, mostly with a language that is available.
        if available.contains(preference) { return preference }
        let wanted = Tags(preference)
        let readable = available.sorted().filter { Tags($0).isReadable(for: wanted) }
        return readable.first { Tags($0).region == wanted.region } ?? readable.first
    }

    /// The components of a language identifier, in lower case, as the package manager writes them.
    private struct Tags {
        var language: String
        var script: String?
        var region: String?

        init(_ identifier: String) {
            let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
            language = parts.first ?? ""
            script = parts.dropFirst().first { $0.count == 4 }
            region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
        }

        func isReadable(for wanted: Tags) -> Bool {
            language == wanted.language
                && (script == nil || wanted.script == nil || script == wanted.script)
        }
    }
}
