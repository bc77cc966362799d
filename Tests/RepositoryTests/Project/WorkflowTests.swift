import Foundation
import Requirements
import Testing

/// Holds the workflows and the scripts that they run to the names that the repository has.
@Suite struct WorkflowTests {
    private static let folder = ".github/workflows"

    private static func workflows() throws -> String {
        try FileManager.default
            .contentsOfDirectory(atPath: Repository.root.appendingPathComponent(folder).path)
            .map { try Repository.text("\(folder)/\($0)") }.joined()
    }

    @Test("Each script that a workflow runs can be run", .requirement("U440"))
    func scriptsCanBeRun() throws {
        let scripts = Set(try Self.workflows().matches(of: /\.ci\/[\w-]+/).map { $0.output })
        #expect(scripts.count >= 3)
        for script in scripts {
            let path = Repository.root.appendingPathComponent(String(script)).path
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
        }
    }

    @Test("The library and the example are built by their schemes", .requirement("U440"))
    func schemesExist() throws {
        let script = try Repository.text(".ci/xcode")
        let schemes = script.matches(of: /-scheme (\w+)/).map { String($0.output.1) }
        let project = try #require(script.firstMatch(of: /-project (\S+\.xcodeproj)/)).output.1
        let products = try Repository.text("Package.swift").components(separatedBy: "#if")[0]
            .matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
        let shared = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appendingPathComponent("\(project)/xcshareddata/xcschemes").path
        ).map { $0.replacingOccurrences(of: ".xcscheme", with: "") }
        #expect(schemes == products + shared)
    }

    @Test("The app that is recorded is the one that the project builds", .requirement("U440"))
    func recordedAppIsBuilt() throws {
        let app = try #require(try Self.workflows().firstMatch(of: /(\w+\.app)/)).output.1
        let project = try XcodeProject(
            Repository.text("Example/KeyboardAssistantExample.xcodeproj/project.pbxproj"))
        let products = project.targets.compactMap { $0["productReference"] }
            .compactMap { project.objects[$0]?["path"] }
        #expect(products.contains(String(app)))
    }

    @Test("Tests that are chosen by name are those of the package", .requirement("U440"))
    func chosenTestsExist() throws {
        let names = try Self.workflows().matches(of: /-only-testing:(\w+)/)
            .map { String($0.output.1) }
        let tests = try Repository.text("Package.swift")
            .matches(of: /\.testTarget\(\s*name: "(\w+)"/).map { String($0.output.1) }
        #expect(names.count >= 3 && Set(names).subtracting(tests) == [])
    }

    @Test(
        "On Linux, what the README tells people to run is run, with the oldest Swift that it names",
        .requirement("U440"))
    func linuxRunsReadme() throws {
        let workflow = try Repository.text("\(Self.folder)/linux.yml")
        let readme = try Repository.text("README.md")
        let commands = readme.matches(of: /(?m)^    (swift \w+.*)$/).map { String($0.output.1) }
        #expect(commands.count == 2)
        for command in commands { #expect(workflow.contains("- run: \(command)\n")) }
        let tools = try #require(
            try Repository.text("Package.swift").firstMatch(of: /swift-tools-version: ([\d.]+)/))
        #expect(workflow.contains("swift: ['\(tools.output.1)'"))
        #expect(readme.contains("Swift \(tools.output.1) (Xcode"))
    }
}
