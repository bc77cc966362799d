import Foundation
import Requirements
import Testing

/// Holds the example's Xcode project, which is written by hand, to the files that it names.
@Suite struct XcodeProjectTests {
    private static let name = "KeyboardAssistantExample.xcodeproj"
    private static let folder = Repository.root.appendingPathComponent("Example")

    private static func text() throws -> String {
        try Repository.text("Example/\(name)/project.pbxproj")
    }

    private static func scheme() throws -> String {
        try Repository.text(
            "Example/\(name)/xcshareddata/xcschemes/KeyboardAssistantExample.xcscheme")
    }

    // MARK: What is right

    @Test(
        "Each object of the project is of a known type and used, and each id has an object",
        .requirement("U440"))
    func eachObjectIsKnownAndUsed() throws {
        let project = try XcodeProject(Self.text())
        #expect(project.referenceProblems == [])
        #expect(project.objects.count > 30)
    }

    @Test("The project lists its targets and its package", .requirement("U440"))
    func projectListsTargetsAndPackage() throws {
        let project = try XcodeProject(Self.text())
        let root = try #require(project.root)
        for (list, type) in [
            ("targets", "PBXNativeTarget"), ("packageReferences", "XCLocalSwiftPackageReference"),
        ] {
            #expect(Set(root.texts(list)) == Set(project.objects(isa: type).map(\.id)), "\(list)")
        }
    }

    @Test("The project has the format that brought folders of sources", .requirement("U440"))
    func formatKnowsFolders() throws {
        let text = try Self.text()
        #expect(text.contains("\n\tobjectVersion = 77;\n"))
        #expect(try XcodeProject(text).root?["preferredProjectObjectVersion"] == "77")
    }

    @Test(
        "The project's files, folders, package and product exist", .requirement("U440"))
    func filesExist() throws {
        #expect(try XcodeProject(Self.text()).fileProblems(in: Self.folder) == [])
    }

    @Test(
        "The app compiles its own folder and that of the example's screens, and links the library",
        .requirement("U440"))
    func appConsistsOfTwoFolders() throws {
        let project = try XcodeProject(Self.text())
        let app = try #require(project.target(ofType: "application"))
        let folders = app.texts("fileSystemSynchronizedGroups").compactMap { project.objects[$0] }
        #expect(folders.map { $0["path"] } == ["App", "Example"])
        let products = app.texts("packageProductDependencies").compactMap { project.objects[$0] }
        #expect(products.map { $0["productName"] } == Library.forApps.map(\.name))
    }

    @Test(
        "Each target is built in Swift 6 mode for the package's lowest iOS", .requirement("U440"))
    func targetsAreBuiltLikePackage() throws {
        let project = try XcodeProject(Self.text())
        let lowest = try #require(try Manifest().lowest("iOS"))
        let settings = project.targets.flatMap { project.settings(of: $0).values }
        #expect(settings.count == 4)
        for settings in settings {
            #expect(settings["SWIFT_VERSION"] == "6.0")
            #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == lowest)
        }
    }

    @Test("Debug and Release of a target have the same settings", .requirement("U440"))
    func configurationsOfTargetAreSame() throws {
        let project = try XcodeProject(Self.text())
        for target in project.targets {
            let settings = project.ownSettings(of: target)
            #expect(settings.count == 2 && settings["Debug"] == settings["Release"])
        }
    }

    @Test(
        "The app has scenes, a launch screen and all orientations, and runs on the Mac, too",
        .requirement("U440"))
    func appHasWhatSystemAsksFor() throws {
        let project = try XcodeProject(Self.text())
        let app = try #require(project.target(ofType: "application"))
        let settings = try #require(project.settings(of: app)["Debug"])
        for name in [
            // Apps without scenes do not start on iOS 27, and without a launch screen are shown small.
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation",
            "INFOPLIST_KEY_UILaunchScreen_Generation", "GENERATE_INFOPLIST_FILE",
            "SUPPORTS_MACCATALYST",
        ] {
            #expect(settings[name] == "YES", "\(name)")
        }
        #expect(settings["SUPPORTED_PLATFORMS"] == "iphoneos iphonesimulator")
        #expect(settings["TARGETED_DEVICE_FAMILY"] == "1,2")
        for (device, count) in [("iPhone", 3), ("iPad", 4)] {
            let turns = settings["INFOPLIST_KEY_UISupportedInterfaceOrientations_\(device)"]
            #expect(turns?.split(separator: " ").count == count, "\(device)")
        }
    }

    @Test(
        "Each target has the phases that compile its folders and copy their resources",
        .requirement("U440"))
    func targetsCompileAndCopy() throws {
        let project = try XcodeProject(Self.text())
        for target in project.targets {
            let phases = target.texts("buildPhases").compactMap { project.objects[$0]?.isa }
            #expect(
                phases == [
                    "PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase",
                ])
        }
    }

    @Test(
        "Team and bundle identifiers come from one file, which names no team",
        .requirement("U440"))
    func signingComesFromOneFile() throws {
        let project = try XcodeProject(Self.text())
        let signing = try Repository.text("Example/Signing.xcconfig")
        #expect(signing.contains(/(?m)^DEVELOPMENT_TEAM =\s*$/))
        #expect(signing.contains(/(?m)^BUNDLE_IDENTIFIER_PREFIX = \w+\.\w+$/))
        let settings = project.targets.flatMap { project.settings(of: $0).values }
        #expect(settings.allSatisfy { $0["DEVELOPMENT_TEAM"] == nil })
        let identifiers = Set(settings.compactMap { $0["PRODUCT_BUNDLE_IDENTIFIER"] })
        #expect(identifiers.count == 2)
        #expect(identifiers.allSatisfy { $0.hasPrefix("$(BUNDLE_IDENTIFIER_PREFIX).") })
        let bases = project.objects(isa: "XCBuildConfiguration")
            .compactMap { $0.object["baseConfigurationReference"] }
        let files = bases.map { project.objects[$0]?["path"] }
        #expect(files == ["Signing.xcconfig", "Signing.xcconfig"])
    }

    @Test("The UI tests run the app, and wait until it is built", .requirement("U440"))
    func uiTestsRunApp() throws {
        let project = try XcodeProject(Self.text())
        let app = try #require(project.target(ofType: "application"))
        let tests = try #require(project.target(ofType: "bundle.ui-testing"))
        let names = project.settings(of: tests).values.map { $0["TEST_TARGET_NAME"] }
        #expect(names == [app["name"], app["name"]])
        let dependencies = tests.texts("dependencies").compactMap { project.objects[$0] }
        #expect(dependencies.compactMap { $0["target"].flatMap { project.objects[$0] } } == [app])
    }

    @Test("The scheme builds and runs the app and runs the UI tests", .requirement("U440"))
    func schemeBuildsRunsAndTests() throws {
        let project = try XcodeProject(Self.text())
        let scheme = try XcodeScheme(Data(Self.scheme().utf8))
        #expect(scheme.problems(in: project, named: Self.name) == [])
        let names = scheme.targets.mapValues { Set($0.map(\.name)) }
        #expect(names["BuildAction"] == ["KeyboardAssistantExample"])
        #expect(names["LaunchAction"] == ["KeyboardAssistantExample"])
        #expect(names["TestAction"] == ["KeyboardAssistantExampleUITests"])
    }

    // MARK: What is found

    @Test(
        "A mistake in the project is found",
        arguments: [
            ("mainGroup = 4B4100000000000000000201;", "mainGroup = 4B4100000000000000000299;"),
            ("4B4100000000000000000501 /* Sources */,\n", "\n"),
            ("isa = PBXTargetDependency;", "isa = PBXTargetDependance;"),
            ("TestTargetID = 4B4100000000000000000401;", "TestTargetID = 4B41;"),
            ("rootObject = 4B4100000000000000000101", "rootObject = 4B4100000000000000000201"),
        ])
    func mistakeIsFound(right: String, wrong: String) throws {
        let text = try Self.text()
        try #require(text.contains(right))
        let project = try XcodeProject(text.replacingOccurrences(of: right, with: wrong))
        #expect(project.referenceProblems != [])
    }

    @Test(
        "A file that is missing is found",
        arguments: [
            ("path = App;", "path = Ap;"),
            ("path = ../Sources;", "path = Sources;"),
            ("path = Signing.xcconfig;", "path = Sign.xcconfig;"),
            ("relativePath = ..;", "relativePath = ../Sources;"),
            ("productName = KeyboardAssistant;", "productName = Example;"),
            (
                "GENERATE_INFOPLIST_FILE = YES;",
                "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist;"
            ),
        ])
    func missingFileIsFound(right: String, wrong: String) throws {
        let text = try Self.text()
        try #require(text.contains(right))
        let project = try XcodeProject(text.replacingOccurrences(of: right, with: wrong))
        #expect(project.fileProblems(in: Self.folder) != [])
    }

    @Test(
        "A target that a scheme names wrongly is found",
        arguments: ["4B4100000000000000000402", "ExampleUITests.xctest", "container:Keyboard"])
    func wrongTargetOfSchemeIsFound(right: String) throws {
        let text = try Self.scheme()
        try #require(text.contains(right))
        let wrong = text.replacingOccurrences(of: right, with: "wrong")
        let scheme = try XcodeScheme(Data(wrong.utf8))
        #expect(scheme.problems(in: try XcodeProject(Self.text()), named: Self.name) != [])
    }

    @Test("A project or scheme that cannot be parsed is an error")
    func damagedFilesAreErrors() throws {
        let (project, scheme) = (try Self.text(), try Self.scheme())
        #expect(throws: (any Error).self) { try XcodeProject(String(project.dropLast(40))) }
        for wrong in [
            String(scheme.dropLast(10)),
            scheme.replacingOccurrences(of: "</TestAction>", with: "</BuildAction>"),
        ] {
            #expect(throws: (any Error).self) { try XcodeScheme(Data(wrong.utf8)) }
        }
    }
}

extension XcodeProject {
    fileprivate func target(ofType type: String) -> Object? {
        targets.first { $0["productType"] == "com.apple.product-type.\(type)" }
    }
}
