import Foundation

extension String {
    /// The text of the library's own tables for `key`, which is the English text.
    ///
    /// It has a name of its own since Foundation's `String(localized:)` looks into the app's
    /// tables. The system knows the language of the app; `languages` are preferred to that, the
    /// first one most, and English is what is left where none of them is known.
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

    /// The text in the language that suits best; English keys have no table.
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
