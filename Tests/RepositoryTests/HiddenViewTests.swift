import Foundation
import Requirements
import Testing

/// The views that the library adds to the app's and that nobody sees.
@Suite struct HiddenViewTests {
    /// The names of the views that aren't public, among the library's classes.
    private static func unseenViews() throws -> Set<String> {
        var bases = ["UIView", "UITextField", "UIControl", "UILabel"]
        var found: Set<String> = []
        let sources = try Library.sourcesForApps()
            .map { try Repository.text($0) }
        // Classes of classes, in any order of the files.
        for _ in 0..<3 {
            for source in sources {
                let classes = source.matches(
                    of: /(?m)^ *((?:\w+ )*)class (\w+): (\w+)/)
                for match in classes where bases.contains(String(match.output.3)) {
                    let modifiers = match.output.1
                    guard !modifiers.contains("public"), !modifiers.contains("open") else {
                        continue
                    }
                    found.insert(String(match.output.2))
                    bases.append(String(match.output.2))
                }
            }
        }
        return found
    }

    @Test(
        "Troubleshooting names each view that the library adds and nobody sees, and no other",
        .requirement("U522"))
    func unseenViewsAreNamed() throws {
        let text = try Article(named: "Troubleshooting").text
        let section = try #require(
            text.components(separatedBy: "\n### ").first { $0.hasPrefix("A comparison of view") })
        let named = Set(
            section.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
                .compactMap { $0.firstMatch(of: /`(\w+)`/).map { String($0.output.1) } })
        let unseen = try Self.unseenViews()
        #expect(unseen.isSuperset(of: ["EdgeProbe", "HoldingField", "WindowProbe"]))
        #expect(named == unseen)
    }
}
