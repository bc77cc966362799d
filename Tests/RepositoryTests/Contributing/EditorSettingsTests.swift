import Foundation
import Requirements
import Testing

/// Holds the settings of editors and of the Swift Package Index to the package.
@Suite struct EditorSettingsTests {
    /// The settings of `.editorconfig`, by the pattern of their section.
    private static func settings() throws -> [String: [String: String]] {
        var (settings, section): ([String: [String: String]], String) = ([:], "")
        for line in try Repository.text(".editorconfig").split(separator: "\n") {
            if line.hasPrefix("#") { continue }
            if line.hasPrefix("[") {
                section = String(line.dropFirst().dropLast())
            } else {
                let parts = line.split(separator: "=").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                try #require(parts.count == 2, "\(line)")
                settings[section, default: [:]][parts[0]] = parts[1]
            }
        }
        return settings
    }

    private struct Format: Decodable {
        struct Indentation: Decodable { var spaces: Int }

        var lineLength: Int
        var indentation: Indentation
    }

    @Test("Editors indent and break lines as the formatter does", .requirement("U448"))
    func editorsAgreeWithFormatter() throws {
        let settings = try Self.settings()
        let format = try JSONDecoder().decode(Format.self, from: Repository.data(".swift-format"))
        let all = try #require(settings["*"])
        #expect(settings[""] == ["root": "true"] && all["indent_style"] == "space")
        #expect(all["indent_size"] == "\(format.indentation.spaces)")
        #expect(settings["*.swift"] == ["max_line_length": "\(format.lineLength)"])
    }

    @Test("The files are as editors write them", .requirement("U448"))
    func filesFollowSettings() throws {
        let all = try #require(try Self.settings()["*"])
        #expect(all["insert_final_newline"] == "true" && all["end_of_line"] == "lf")
        #expect(all["trim_trailing_whitespace"] == "true")
        let folders = ["Sources", "Tests", "Example", "Resources", ".github"]
        let endings = [".swift", ".md", ".yml", ".strings"]
        let paths = try folders.flatMap { folder in
            try endings.flatMap { try Repository.paths(in: folder, $0) }
        }
        #expect(paths.count > 1_000)
        let wrong = try paths.filter { path in
            let data = try Repository.data(path)
            return data.last != UInt8(ascii: "\n") || data.contains(UInt8(ascii: "\r"))
                || data.contains(UInt8(ascii: "\t")) || data.range(of: Data(" \n".utf8)) != nil
        }
        #expect(wrong == [])
    }

    @Test("The package index builds and documents what the package has", .requirement("U448"))
    func packageIndexKnowsProducts() throws {
        let manifest = try Manifest()
        let index = try YAML(Repository.text(".spi.yml"))
        #expect(index["version"]?.text == "1")
        let configs = index["builder"]?["configs"]?.list ?? []
        let documented = configs.flatMap { $0["documentation_targets"]?.texts ?? [] }
        #expect(documented == manifest.products && Set(documented).isSubset(of: manifest.targets))
        let schemes = configs.compactMap { $0["scheme"]?.text }
        // Xcode makes a scheme for a package with several products.
        #expect(schemes.count == configs.count)
        #expect(Set(schemes) == ["\(try #require(manifest.products.first))-Package"])
        let platforms = configs.compactMap { $0["platform"]?.text }
        #expect(platforms == ["ios", "visionos"])
        for platform in ["iOS", "visionOS"] { #expect(manifest.lowest(platform) != nil) }
    }
}
