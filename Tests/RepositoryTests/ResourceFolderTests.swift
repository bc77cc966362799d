import Foundation
import Requirements
import Testing

/// Holds the folder of the library's resources to what takes them into a bundle.
///
/// `.ci/run` asks the package manager, which can't answer while it runs tests.
@Suite struct ResourceFolderTests {
    private static let folder = "Sources/KeyboardAssistant/Resources"

    @Test("The resources are in the target's folder, flat", .requirement("U500"))
    func resourcesAreFlat() throws {
        let names = try Repository.names(in: Self.folder)
        let tables = names.filter { $0.hasSuffix(".lproj") }
        #expect(tables.count == 12)
        #expect(Set(names) == Set(tables + ["PrivacyInfo.xcprivacy"]))
        for table in tables {
            #expect(try Repository.names(in: "\(Self.folder)/\(table)") == ["Localizable.strings"])
        }
        // A folder that is copied as a whole is a folder in the bundle, which can't be signed then.
        let manifest = try Manifest().everywhere
        #expect(
            manifest.contains("name: \"KeyboardAssistant\", resources: [.process(\"Resources\")]"))
    }

    @Test(
        "The pod takes each resource from its own folder, not through a link", .requirement("U500"))
    func podTakesEachResource() throws {
        let pod = try Repository.text("KeyboardAssistant.podspec")
        let list = try #require(pod.firstMatch(of: /resource_bundles = \{([\s\S]*?)\n  \}/)).output
            .1
        let patterns = list.matches(of: /'([^']*\/[^']*)'/).map { String($0.output.1) }
        let matched = patterns.map { Glob($0).matches() }
        #expect(!matched.contains([]), "\(patterns)")
        let names = try Repository.names(in: Self.folder)
        #expect(Set(matched.flatMap(\.self)) == Set(names.map { "\(Self.folder)/\($0)" }))
    }

    @Test("The folder at the top is a link to the one that has the resources", .requirement("U500"))
    func topFolderIsLink() throws {
        let link = Repository.root.appendingPathComponent("Resources").path
        let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        #expect(destination == Self.folder)
        // What a pattern through the link would match.
        #expect(Glob("Resources/*.lproj").matches() == [])
    }
}

/// A pattern of paths that follows no links, as that of a podspec.
private struct Glob {
    private let parts: [String]

    init(_ pattern: String) {
        parts = pattern.components(separatedBy: "/")
    }

    /// Returns the paths in the repository that match.
    func matches() -> [String] {
        parts.reduce([""]) { folders, part in
            folders.flatMap { folder in
                names(in: folder).filter { fits($0, part) }
                    .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
            }
        }
    }

    private func names(in folder: String) -> [String] {
        let path = Repository.root.appendingPathComponent(folder).path
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        return isLink ? [] : (try? Repository.names(in: folder)) ?? []
    }

    private func fits(_ name: String, _ part: String) -> Bool {
        let ends = part.components(separatedBy: "*")
        guard ends.count == 2 else { return name == part }
        return name.hasPrefix(ends[0]) && name.hasSuffix(ends[1])
    }
}
