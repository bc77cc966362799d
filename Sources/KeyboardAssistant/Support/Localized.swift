import Foundation

extension String {
    /// The text of the library's own tables for `key`, which is the English text.
    init(localized key: String) {
        self = Bundle.keyboardAssistant.localizedString(forKey: key, value: key, table: nil)
    }
}
