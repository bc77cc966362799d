import Foundation
import Requirements
import Testing

/// Holds the workflows and the scripts that they run to the names that the repository has.
@Suite struct WorkflowTests {
    private static let folder = ".github/workflows"

    private static func workflows() throws -> String {
        try Repository.names(in: folder).map { try Repository.text("\(folder)/\($0)") }.joined()
    }

    private static func text(_ name: String) throws -> String {
        try Repository.text("\(folder)/\(name).yml")
    }

    private static func yaml(_ name: String) throws -> YAML {
        try YAML(text(name))
    }

    private static func triggers(_ name: String) throws -> [String: YAML] {
        try #require(try yaml(name)["on"]).mapping
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
        let schemes = script.matches(of: /-scheme ([\w-]+)/).map { String($0.output.1) }
        let project = try #require(script.firstMatch(of: /-project (\S+\.xcodeproj)/)).output.1
        let shared = try Repository.names(in: "\(project)/xcshareddata/xcschemes")
            .map { $0.replacingOccurrences(of: ".xcscheme", with: "") }
        // Xcode makes one for a package with several products.
        let package = try #require(try Manifest().products.first) + "-Package"
        #expect(Set(schemes) == Set([package] + shared))
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

    @Test("What one job uploads, another finds by its name", .requirement("U440"))
    func artifactsAreFound() throws {
        let uploads = try Self.text("xcode").matches(
            of: /(?m)^ +name: (\w+-)\${{ inputs.runner }}$/
        ).map { String($0.output.1) }
        let workflow = try Self.text("apple")
        let downloads = workflow.matches(of: /pattern: (\S+)\*/).map { String($0.output.1) }
        #expect(Set(uploads).count == uploads.count && !downloads.isEmpty)
        #expect(Set(downloads).isSubset(of: uploads))
        let jobs = workflow.matches(of: /(?m)^  (\w+):$/).map { String($0.output.1) }
        let needed = workflow.matches(of: /needs: (\w+)/).map { String($0.output.1) }
        #expect(!needed.isEmpty && Set(needed).isSubset(of: jobs))
    }

    @Test(
        "A preview of Xcode has a workflow of its own, for which no other waits",
        .requirement("U504"))
    func previewHasOwnWorkflow() throws {
        let (apple, preview) = (try Self.yaml("apple"), try Self.yaml("preview"))
        let call = YAML.text("./.github/workflows/xcode.yml")
        let job = try #require(apple["jobs"]?["xcode"])
        let images = try #require(job["strategy"]?["matrix"]?["runner"]).list.compactMap(\.text)
        let newest = try #require(preview["jobs"]?["xcode"]?["with"]?["runner"]?.text)
        #expect(images.count == 2 && !images.contains(newest))
        #expect(job["uses"] == call && preview["jobs"]?["xcode"]?["uses"] == call)
        #expect(Set(try Self.triggers("preview").keys) == ["schedule", "workflow_dispatch"])
        #expect(Set(try Self.triggers("xcode").keys) == ["workflow_call"])
        let passesImage = job["with"]?["runner"]?.text == "${{ matrix.runner }}"
        #expect(passesImage)
    }

    @Test("No push is tested twice", .requirement("U504"))
    func pushesAreTestedOnce() throws {
        for name in ["apple", "linux"] {
            let triggers = try Self.triggers(name)
            #expect(Set(triggers.keys) == ["push", "pull_request", "workflow_dispatch"], "\(name)")
            // A push to the branch of a pull request is that pull request's.
            #expect(triggers["push"] == .mapping(["branches": .list([.text("main")])]), "\(name)")
        }
    }

    @Test(
        "The example is built once for a simulator, signed as usual, and then tested and recorded",
        .requirement("U504"))
    func exampleIsBuiltOnce() throws {
        let all = try Self.workflows() + Repository.text(".ci/xcode")
        // Without a signature, a bundle that can't be signed would go unnoticed.
        #expect(!all.contains("CODE_SIGN"))
        let job = try #require(try Self.yaml("xcode")["jobs"]?["example"])
        let commands = try #require(job["steps"]).list.compactMap { $0["run"]?.text }
        #expect(commands.filter { $0.contains("iOS Simulator") }.count == 1)
        let folder = "-derivedDataPath .build/xcode"
        let (build, test) = (".ci/xcode example build", ".ci/xcode example test")
        #expect(commands.contains { $0.hasPrefix(build) && $0.contains(folder) })
        #expect(commands.contains { $0.hasPrefix(test) && $0.contains(folder) })
        #expect(commands.contains { $0.hasPrefix(".ci/record .build/xcode/") })
    }

    @Test(
        "The library is built for each of its platforms, and the example for each of its own",
        .requirement("U440"))
    func platformsAreBuilt() throws {
        let workflow = try Self.text("xcode")
        func platforms(of product: String) -> Set<String> {
            let builds = workflow.matches(
                of: /\.ci\/xcode (\w+) build\s+-destination 'generic\/platform=([^']+)'/)
            return Set(builds.filter { $0.output.1 == product }.map { String($0.output.2) })
        }
        let mac = "macOS,variant=Mac Catalyst"
        #expect(platforms(of: "library") == ["iOS", mac, "visionOS"])
        // An app for a device needs a team to sign it.
        #expect(platforms(of: "example") == ["iOS Simulator", mac])
    }

    @Test("All tests that Xcode can run are run, by their names", .requirement("U440"))
    func chosenTestsExist() throws {
        let names = try Self.workflows().matches(of: /-only-testing:(\w+)/)
            .map { String($0.output.1) }
        #expect(try Set(names) == Set(Manifest().testTargets))
    }

    @Test(
        "On Linux, what the README tells people to run is run, with the oldest Swift that it names",
        .requirement("U440"))
    func linuxRunsReadme() throws {
        let workflow = try Self.text("linux")
        let readme = try Repository.text("README.md")
        let commands = readme.matches(of: /(?m)^    (swift \w+.*)$/).map { String($0.output.1) }
        #expect(commands.count == 2)
        for command in commands { #expect(workflow.contains("- run: \(command)\n")) }
        let tools = try #require(try Manifest().tools)
        #expect(workflow.contains("swift: ['\(tools)'"))
        #expect(readme.contains("Swift \(tools) (Xcode"))
    }
}
