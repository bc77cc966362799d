import Foundation
import HeadlessBehavior

/// The doubts about UIKit that suites name, as the sources of the tests say.
package struct SuiteDoubts: Sendable {
    /// The names of the doubts, by the name of the suite.
    package private(set) var names: [String: Set<String>] = [:]

    private static let groups: [String: [UIKitBehavior.Doubt]] = [
        "keyboard": .keyboard, "guides": .guides, "panels": .panels, "returns": .returns,
        "tablets": .tablets,
        "displacement": .displacement, "lists": .lists, "conversation": .conversation,
        "keys": .keys, "menus": .menus, "focus": .focus,
    ]

    /// Reads the traits of the suites in `sources`.
    package init(sources: [String]) {
        for source in sources {
            for match in source.matches(of: /@Suite\(\.doubts\((.*?)\)\)\s+struct (\w+)/) {
                let words = match.1.matches(of: /\w+/).map { String($0.output) }
                names[String(match.2)] = Set(
                    words.flatMap { Self.groups[$0]?.map(\.name) ?? [$0] })
            }
        }
    }
}
