import Foundation
import Synchronization

/// The language that an app runs in, set as its launch arguments would: `-AppleLanguages`.
///
/// Only the newest one counts, and nothing is left once that is let go of.
final class AppLanguage {
    private static let key = "AppleLanguages"
    private static let owner = "AppLanguageOwner"

    private let id = UUID().uuidString
    /// A device may be deallocated on any thread, while the next one chooses its language.
    private static let changes = Mutex(())

    /// Makes `language` the one that `UserDefaults` names as preferred.
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
        changes.withLock { _ in
            let defaults = UserDefaults.standard
            var arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
            guard edit(&arguments) else { return }
            // Off Darwin, a domain that is set keeps what it had and is not named anew.
            defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
            defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
        }
    }
}
