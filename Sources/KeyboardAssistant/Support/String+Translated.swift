import Foundation

extension String {
    /// Creates the text for `key`, which is the English text, from the library's own tables.
    ///
    /// It has a name of its own since Foundation's `String(localized:)` uses the app's tables. The
    /// system knows the language of the app; `languages` are preferred to that, the first one most.
    /// Where none of them is known, the text is English.
    init(translated key: String, languages: [String]? = nil) {
        if let languages = languages ?? Bundle.preferredLanguages {
            self = Translations.ofLibrary.text(for: key, in: languages) ?? key
        } else {
            self = Bundle.keyboardAssistant.localizedString(forKey: key, value: key, table: nil)
        }
    }
}

/// The tables of a bundle in all its languages, read once.
private struct Translations: Sendable {
    static let ofLibrary = Translations(of: .keyboardAssistant)

    private let tables: [String: [String: String]]
    private let languages: [String]

    init(of bundle: Bundle) {
        languages = bundle.localizations
        tables = Dictionary(
            languages.map { ($0, bundle.texts(in: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the text in the language that suits best; nil if its table does not have `key`.
    func text(for key: String, in preferences: [String]) -> String? {
        // Foundation off Darwin answers `preferredLocalizations(from:forPreferences:)` with
        // whatever comes first.
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

/// The choice among the languages of a bundle.
enum LanguageMatch {
    /// Returns the language that suits the first preference for which there is one; nil if there
    /// is none.
    ///
    /// Languages are named as "de", "pt-BR" or "zh-Hans". A region may differ; a script may not,
    /// because people who read one of a language cannot read the other.
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

    /// The parts of a language's identifier.
    private struct Tags {
        var language: String
        var script: String?
        var region: String?

        init(_ identifier: String) {
            let parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
            language = parts.first?.lowercased() ?? ""
            script = parts.dropFirst().first { $0.count == 4 }
            region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
        }

        func isReadable(for wanted: Tags) -> Bool {
            language == wanted.language
                && (script == nil || wanted.script == nil || script == wanted.script)
        }
    }
}
