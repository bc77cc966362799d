import Foundation
import Testing

/// Keeps addresses of the repository, which are not known yet, in one list.
@Suite struct PlaceholderTests {
    /// The files that people read or that tools take addresses from, by their paths.
    private static func texts() throws -> [String: String] {
        let folders = [
            "", ".github/workflows/", "Sources/KeyboardAssistant/KeyboardAssistant.docc/",
        ]
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

    @Test("No document names another repository than the placeholder's")
    func documentsNameNoOtherRepository() throws {
        let texts = try Self.texts()
        #expect(texts.keys.contains("README.md") && texts.count > 8)
        for (path, text) in texts {
            let named = text.matches(of: /(?:github\.com|githubusercontent\.com)[:\/](\w[\w.-]*)/)
                .map { String($0.output.1) }
            #expect(Set(named).subtracting(["OWNER"]) == [], "in \(path)")
        }
    }

    @Test("RELEASING.md lists every file with a placeholder, and no other")
    func releasingListsFilesWithPlaceholder() throws {
        var texts = try Self.texts()
        let removed = texts.removeValue(forKey: "RELEASING.md")
        let list = try #require(removed)
        let listed = list.matches(of: /\| `([^`]+)` \| `OWNER` \|/).map { String($0.output.1) }
        let marked = texts.filter { $0.value.contains("OWNER") }.keys
        #expect(listed.sorted() == marked.sorted() && !listed.isEmpty)
    }
}
