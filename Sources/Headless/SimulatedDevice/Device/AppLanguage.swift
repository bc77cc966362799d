import Foundation

/// The language that an app runs in, set like the launch argument `-AppleLanguages`.
///
/// Only the newest instance counts. Its setting is removed when it is deallocated.
final class AppLanguage {
    private static let key = "AppleLanguages"
    private static let owner = "AppLanguageOwner"

    private let id = UUID().uuidString
    /// A device may be deallocated on any thread, while the next one chooses its language.
    private static let changes = NSRecursiveLock()

    /// Makes `language` the preferred language of `UserDefaults`.
    func use(_ language: String) {
        Self.change {
            $0[Self.key] = [language]
            $0[Self.owner] = id
            return true
        }
    }

    deinit {
        let id = id
        Self.change {
            guard $0[Self.owner] as? String == id else { return false }
            $0[Self.key] = nil
            $0[Self.owner] = nil
            return true
        }
    }

    /// Applies `edit` to the launch arguments, if it returns `true`.
    private static func change(_ edit: (inout [String: Any]) -> Bool) {
        changes.withLock {
            let defaults = UserDefaults.standard
            var arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
            guard edit(&arguments) else { return }
            // Without Darwin, setting a domain that exists keeps its old values.
            defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
            defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
        }
    }
}
