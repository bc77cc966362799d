/// Which of the languages that there are texts in suits somebody best.
enum LanguageMatch {
    /// The first preference that there is a language for decides; nil where there is none.
    ///
    /// Languages are named as "de", "pt-BR" or "zh-Hans". A region may differ; a script may not,
    /// because who reads one of a language cannot read the other.
    static func best(of available: [String], for preferences: [String]) -> String? {
        preferences.lazy.compactMap { best(of: available, for: $0) }.first
    }

    private static func best(of available: [String], for preference: String) -> String? {
        // Asked for every text, mostly in a language that there is.
        if available.contains(preference) { return preference }
        let wanted = Tags(preference)
        let readable = available.sorted().filter { Tags($0).isReadable(for: wanted) }
        return readable.first { Tags($0).region == wanted.region } ?? readable.first
    }

    /// The parts of a language's name.
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
