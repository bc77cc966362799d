import Foundation
import Requirements
import Testing

/// Holds the package, the podspec, the changelog and the README to one version of its libraries.
@Suite struct PackageTests {
    @Test(
        "The library is built in Swift 6 mode, and CI lets no warning pass", .requirement("F73"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2057"))
    func libraryIsBuiltInSwift6Mode() throws {
        let manifest = try Manifest()
        #expect(try #require(manifest.tools).hasPrefix("6."))
        let older = manifest.text.matches(of: /name: "(\w+)",[^"]*swiftLanguageMode\(\.v5\)/)
        #expect(older.map { String($0.output.1) }.allSatisfy { $0.hasSuffix("Tests") })
        #expect(try Repository.text(".ci/run").contains("-warnings-as-errors"))
    }

    @Test("CI runs all tests in an optimized build as well", .requirement("U613"))
    func testsAreRunOptimized() throws {
        let run = try Repository.text(".ci/run")
        let asked = try #require(run.split(separator: #"if [ "${CI:-}" = true ]"#).last)
        #expect(asked.contains("UIKIT_BEHAVIOR=all .ci/fuzz"))
        #expect(try Repository.text(".ci/fuzz").contains("-c release"))
        #expect(try Repository.text(".github/workflows/linux.yml").contains(".ci/run"))
    }

    @Test("The package and the pod are for the same systems", .requirement("U352"))
    func packageAndPodAreForSameSystems() throws {
        let manifest = try Manifest()
        let pod = try Repository.text("KeyboardAssistant.podspec")
        for (platform, system) in [("iOS", "ios"), ("visionOS", "visionos")] {
            let version = try #require(manifest.lowest(platform))
            let target = "spec.\(system).deployment_target = '\(version)'"
            let isTarget = pod.contains(target)
            #expect(isTarget, "\(platform)")
        }
    }

    @Test(
        "All libraries are in one version, and the pod has them all", .requirement("F74"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2120"))
    func librariesAreInOneVersion() throws {
        let names = Library.forApps.map(\.name)
        #expect(try Manifest().products == Library.all.map(\.name))
        #expect(names.allSatisfy(Set(try Manifest().targets).contains))
        let pod = try Repository.text("KeyboardAssistant.podspec")
        let folders = pod.firstMatch(of: /source_files = 'Sources\/\{([\w,]+)\}\/\*\*\/\*\.swift'/)
        #expect(folders?.output.1.split(separator: ",").map(String.init) == names)
        let version = try #require(
            pod.firstMatch(of: /spec\.version = '(\d+\.\d+\.\d+(?:-[\w.]+)?)'/)
        ).output.1
        let changelog = try Repository.text("CHANGELOG.md")
        #expect(changelog.firstMatch(of: /(?m)^## \[(\d[^\]]+)\]/)?.output.1 == version)
        #expect(try Repository.text("README.md").contains(":tag => '\(version)'"))
        let catalog = Library.all[0].catalog
        for document in ["README.md", "\(catalog)/GettingStarted.md"] {
            let named = try Repository.text(document).matches(of: /from: "([^"]+)"/)
            #expect(!named.isEmpty && named.allSatisfy { $0.output.1 == version }, "\(document)")
        }
        let form = try Repository.text(".github/ISSUE_TEMPLATE/bug.yml")
        #expect(form.contains("placeholder: \(version)\n"))
        #expect(try Repository.text("RELEASING.md").contains(" such as \(version)."))
    }

    @Test("A pod is one module, whose `package` declarations need the name of a package")
    func podNamesPackage() throws {
        let pod = try Repository.text("KeyboardAssistant.podspec")
        let flags = try #require(pod.firstMatch(of: /'OTHER_SWIFT_FLAGS' => '([^']+)'/)).output.1
        let package = try #require(try Manifest().text.firstMatch(of: /name: "(\w+)",/)).output.1
        #expect(flags == "$(inherited) -package-name \(package)")
        for library in Library.forApps.dropFirst() {
            let text = try Repository.text("\(library.folder)/\(library.name)+Exports.swift")
            let isConditional = text.contains("#if SWIFT_PACKAGE\n@_exported import")
            #expect(isConditional, "a module of a pod can't import another one")
        }
    }

    @Test("No two files of the libraries share a name, since a pod compiles them as one module")
    func podFilesHaveNamesOfTheirOwn() throws {
        let names = try Library.forApps.flatMap { try Repository.paths(in: $0.folder, ".swift") }
            .map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
        #expect(names.count > 250)
        #expect(counts.filter { $0.value > 1 } == [:])
    }

    @Test(
        "All code is the project's own: no source names another owner, and nothing is depended on",
        .requirement("U243"))
    func allCodeIsOwn() throws {
        let sources = try ["Sources", "Example"].flatMap { try Repository.paths(in: $0, ".swift") }
        #expect(sources.count > 400)
        let notices = ["copyright (", "copyright ©", "created by ", "licensed under", "spdx-"]
        let foreign = try sources.filter { path in
            let text = try Repository.text(path).lowercased()
            return notices.contains { text.contains($0) }
        }
        #expect(foreign == [])
        let dependsOnPackages = try Manifest().text.contains(".package(")
        #expect(!dependsOnPackages)

        let license = try Repository.text("LICENSE")
        let owners = license.matches(of: /Copyright \(c\) \d+ (.+)/).map { String($0.output.1) }
        #expect(license.hasPrefix("MIT License\n") && owners == ["The KeyboardAssistant authors"])
        let pod = try Repository.text("KeyboardAssistant.podspec")
        #expect(pod.contains("spec.license = { :type => 'MIT', :file => 'LICENSE' }"))
        #expect(!pod.contains("spec.dependency"))
    }
}
