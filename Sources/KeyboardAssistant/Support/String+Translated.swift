import Foundation

extension String {
    /// The text of the library's own tables for `key`, which is the English text.
    ///
    /// It has a name of its own since Foundation's `String(localized:)` looks into the app's tables.
    /// The system knows the language of the app; `languages` are preferred to that, the first one
    /// most, and English is what is left where none of them is known.
    init(translated key: String, languages: [String]? = nil, in bundle: Bundle = .keyboardAssistant)
    {
        if let languages = languages ?? Bundle.preferredLanguages {
            self = bundle.texts(for: languages)[key] ?? key
        } else {
            self = bundle.localizedString(forKey: key, value: key, table: nil)
        }
    }
}

extension Bundle {
    /// The table of the language that suits best; the keys of an empty one are English.
    fileprivate func texts(for languages: [String]) -> [String: String] {
        // Foundation off Darwin answers `preferredLocalizations(from:forPreferences:)` with
        // whatever comes first.
        guard let language = LanguageMatch.best(of: localizations, for: languages),
            let path = path(
                forResource: "Localizable", ofType: "strings", inDirectory: nil,
                forLocalization: language),
            let data = FileManager.default.contents(atPath: path),
            let table = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return table as? [String: String] ?? [:]
    }
}
