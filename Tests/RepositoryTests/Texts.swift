import Foundation

extension Repository {
    /// Returns the library's texts in a language, by their keys.
    static func texts(_ language: String) throws -> [String: String] {
        let data = try data(
            "Sources/KeyboardAssistant/Resources/\(language).lproj/Localizable.strings")
        let table = try PropertyListSerialization.propertyList(from: data, format: nil)
        return table as? [String: String] ?? [:]
    }
}
