import Foundation
import Requirements
import Testing

/// Holds the workflows and the scripts that they run to the names that the repository has.
@Suite struct WorkflowTests {
    private static let folder = ".github/workflows"

    private static func workflows() throws -> String {
        try Repository.names(in: folder).map { try Repository.text("\(folder)/\($0)") }.joined()
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
        let shared = try Repository.names(in: "\(project)/xcshareddata/xcschemes")
            .map { $0.replacingOccurrences(of: ".xcscheme", with: "") }
        #expect(try Set(schemes) == Set(Manifest().products + shared))
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
        let workflow = try Repository.text("\(Self.folder)/apple.yml")
        let uploads = workflow.matches(of: /(?m)^ +name: (\w+-)\${{ matrix.runner }}$/)
            .map { String($0.output.1) }
        let downloads = workflow.matches(of: /pattern: (\S+)\*/).map { String($0.output.1) }
        #expect(Set(uploads).count == uploads.count && !downloads.isEmpty)
        #expect(Set(downloads).isSubset(of: uploads))
        let jobs = workflow.matches(of: /(?m)^  (\w+):$/).map { String($0.output.1) }
        let needed = workflow.matches(of: /needs: (\w+)/).map { String($0.output.1) }
        #expect(!needed.isEmpty && Set(needed).isSubset(of: jobs))
    }

    @Test("Every job with several images has the same, of which one may fail", .requirement("U440"))
    func imagesAreSame() throws {
        let workflow = try Repository.text("\(Self.folder)/apple.yml")
        let lists = workflow.matches(of: /runner: \[(.*)\]/).map { String($0.output.1) }
        let images = try #require(lists.first).components(separatedBy: ", ")
        #expect(images.count == 3 && Set(lists).count == 1)
        let named = workflow.matches(of: /continue-on-error: \${{ matrix.runner == '(.*)' }}/)
            .map { String($0.output.1) }
        #expect(named.count == lists.count && Set(named) == [images.last])
    }

    @Test(
        "The library is built for each of its platforms, and the example for each of its own",
        .requirement("U440"))
    func platformsAreBuilt() throws {
        let workflow = try Repository.text("\(Self.folder)/apple.yml")
        func platforms(of product: String) -> Set<String> {
            let builds = workflow.matches(
                of: /\.ci\/xcode (\w+) build\s+-destination 'generic\/platform=([^']+)'/)
            return Set(builds.filter { $0.output.1 == product }.map { String($0.output.2) })
        }
        let (phone, mac) = ("iOS", "macOS,variant=Mac Catalyst")
        #expect(platforms(of: "library") == [phone, mac, "visionOS"])
        #expect(platforms(of: "example") == [phone, mac, "iOS Simulator"])
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
        let workflow = try Repository.text("\(Self.folder)/linux.yml")
        let readme = try Repository.text("README.md")
        let commands = readme.matches(of: /(?m)^    (swift \w+.*)$/).map { String($0.output.1) }
        #expect(commands.count == 2)
        for command in commands { #expect(workflow.contains("- run: \(command)\n")) }
        let tools = try #require(try Manifest().tools)
        #expect(workflow.contains("swift: ['\(tools)'"))
        #expect(readme.contains("Swift \(tools) (Xcode"))
    }
}
