import Foundation
import Testing

/// Keeps addresses of the repository, which are not known yet, in one list.
@Suite struct PlaceholderTests {
    /// The files that people read or that tools take addresses from, by their paths.
    private static func texts() throws -> [String: String] {
        let folders =
            [
                "", ".github/", ".github/ISSUE_TEMPLATE/", ".github/workflows/",
            ] + Library.all.map { "\($0.catalog)/" }
        let endings = [".md", ".podspec", ".swift", ".yml"]
        var texts: [String: String] = [:]
        for folder in folders {
            for name in try Repository.names(in: folder)
            where endings.contains(where: name.hasSuffix) {
                texts[folder + name] = try Repository.text(folder + name)
            }
        }
        return texts
    }

    /// The account in the pod's address: the placeholder's until somebody replaces it.
    private static func owner() throws -> String {
        let pod = try Repository.text("KeyboardAssistant.podspec")
        return String(try #require(pod.firstMatch(of: /github\.com\/([\w-]+)/)).output.1)
    }

    /// The repositories of the systems that the library continues, which the README thanks.
    private static let thanked: Set = [
        "levieggert/KeyboardAssistant", "benjaminmayo/keyboardnavigationkit",
        "Instapaper/IPShortcut", "brunophilipe/KeyCommandKit",
    ]

    @Test("All documents name one repository, and the README those that it thanks")
    func documentsNameOneRepository() throws {
        let (texts, owner) = (try Self.texts(), try Self.owner())
        #expect(texts.keys.contains("README.md") && texts.count > 12)
        // `RELEASING.md` tells how to replace the placeholder.
        for (path, text) in texts where path != "RELEASING.md" {
            let address = /(?:github\.com|githubusercontent\.com)[:\/](\w[\w.-]*)(?:\/([\w-]+))?/
            let named = text.matches(of: address).filter { $0.output.1 != owner }
                .map { "\($0.output.1)/\($0.output.2 ?? "")" }
            #expect(Set(named) == (path == "README.md" ? Self.thanked : []), "in \(path)")
        }
    }

    @Test("RELEASING.md lists every file with a placeholder, and no other")
    func releasingListsFilesWithPlaceholder() throws {
        var texts = try Self.texts()
        let removed = texts.removeValue(forKey: "RELEASING.md")
        let list = try #require(removed)
        let listed = list.matches(of: /\| `([^`]+)` \| `OWNER` \|/).map { String($0.output.1) }
        let marked = texts.filter { $0.value.contains("OWNER") }.keys
        #expect(listed.sorted() == marked.sorted())
        #expect(listed.isEmpty == (try Self.owner() != "OWNER"))
    }
}
