import Requirements
import Testing

/// Keeps what Xcode builds free of what Apple's systems don't have.
///
/// Only Xcode can say whether everything compiles there. These are the mistakes that go unnoticed
/// elsewhere.
@Suite struct PlatformSourceTests {
    /// The folders of the targets that exist on every platform.
    private static let folders = [
        "Sources/KeyboardAssistant", "Sources/KeyNavigation", "Sources/KeyCommandCustomization",
        "Sources/KeyboardConversations", "Sources/KeyboardTesting",
        "Sources/Example", "Tests/Support/Requirements", "Tests/KeyboardAssistantTests",
        "Tests/KeyNavigationTests", "Tests/KeyCommandCustomizationTests", "Tests/UIKitTests",
        "Tests/UIKitIdiomsTests", "Tests/Support/ForeignLayouts",
    ]

    /// The files of these targets by their paths, with the code that Xcode compiles.
    private static func compiled() throws -> [SourceFile] {
        try folders.flatMap { try Repository.paths(in: $0, ".swift") }.map { path in
            let file = SourceFile(folder: "", name: path, text: try Repository.text(path))
            return SourceFile(folder: "", name: path, text: AppleCode.of(file.code))
        }
    }

    /// The modules that exist only beside the headless UIKit, and the types of that UIKit which
    /// only this package can name.
    private static func headlessNames() throws -> Set<String> {
        let modules = ["HeadlessBehavior", "SimulatedDevice", "DeviceTesting", "DeviceFixtures"]
        return try Repository.paths(in: "Sources/Headless", ".swift").reduce(into: Set(modules)) {
            let code = try Repository.text($1)
            let types = code.matches(
                of: /(?m)^(?:@\w+ )*package (?:final )?(?:class|enum|protocol|struct) (\w+)/)
            $0.formUnion(types.map { String($0.output.1) })
        }
    }

    @Test("What Xcode builds names nothing that only the headless UIKit has", .requirement("U352"))
    func codeForXcodeNamesNothingHeadless() throws {
        let names = try Self.headlessNames()
        #expect(names.isSuperset(of: ["FocusBeam", "SheetGeometry", "LayoutPass", "ActionTable"]))
        let files = try Self.compiled()
        let strangers = names.subtracting(files.flatMap(\.declaredTypes))
        for file in files {
            #expect(file.words.intersection(strangers) == [], "in \(file.name)")
        }
    }

    @Test(
        "Enumerations with numbers are declared in headers, so that they keep any number",
        .requirement("U528"))
    func enumerationsAreOpen() throws {
        for path in try Repository.paths(in: "Sources/Headless/UIKit", ".swift") {
            let own = try Repository.text(path).matches(of: /public enum (\w+): U?Int\b/)
            #expect(own.isEmpty, "\(path)")
        }
        let headers = try Repository.paths(in: "Sources/Headless/Enumerations", ".h")
        #expect(headers.count > 10)
    }

    @Test("What Xcode builds calls nothing that came after iOS 15", .requirement("U352"))
    func codeForXcodeCallsNothingLater() throws {
        // Of Swift, Foundation and Swift Testing, whose newer API has no condition elsewhere.
        let later = [
            ".matches(of:", ".firstMatch(of:", ".wholeMatch(of:", ".prefixMatch(of:",
            ".replacing(", ".ranges(of:", ".trimmingPrefix(", "Regex<", ".timeLimit(",
            "ContinuousClock", "SuspendingClock", ".appending(path:", "URL(filePath:",
        ]
        for file in try Self.compiled() where !file.name.hasSuffix("/TimeLimit.swift") {
            #expect(later.filter(file.code.contains) == [], "in \(file.name)")
        }
    }

    @Test(
        "Every target is type-checked, and what apps get for each platform", .requirement("U352"))
    func everyTargetIsChecked() throws {
        let script = try Repository.text(".ci/types")
        for folder in Self.folders { #expect(script.contains(folder), "\(folder)") }
        let targets = try Manifest().targets
        #expect(Self.folders.count == targets.count)
        for target in targets {
            #expect(Self.folders.contains { $0.hasSuffix("/\(target)") }, "\(target)")
        }
        let loops = script.matches(of: /for platform in (ios[\w ]*);([\s\S]*?)\ndone/)
        let (phones, all) = ("ios catalyst", "ios catalyst visionos")
        #expect(loops.map { String($0.output.1) } == [all, phones])
        for check in ["library", "example", "samples"] {
            let isChecked = loops.first?.output.2.contains("check_later \"\(check)-$platform\"")
            #expect(isChecked == true, "\(check)")
        }
        #expect(loops.last?.output.2.contains("check_later \"app-$platform\"") == true)
        #expect(try Repository.text(".ci/run").contains("    .ci/types \"$check\"\n"))
    }

    @Test("What visionOS lacks is in a branch for other systems", .requirement("U352"))
    func codeForVisionLacksWhatVisionLacks() throws {
        let missing: Set = ["UIScreen", "inputAccessoryView", "keyboardDismissMode"]
        let library = try Library.sourcesForApps()
        let files = try library.map {
            SourceFile(folder: "", name: $0, text: try Repository.text($0))
        }
        #expect(files.contains { $0.words.contains("inputAccessoryView") })
        for file in files {
            let code = SourceFile(
                folder: "", name: file.name, text: AppleCode.of(file.code, isVision: true))
            #expect(code.words.intersection(missing) == [], "in \(file.name)")
        }
    }

    @Test("A test that names requirements imports their trait for Xcode, too", .requirement("U352"))
    func requirementsAreImported() throws {
        for file in try Self.compiled() where file.code.contains(".requirement(") {
            let importsThem = file.code.contains("import Requirements\n")
            #expect(importsThem, "in \(file.name)")
        }
    }

    @Test(
        "On visionOS, a condition that names it decides",
        arguments: [
            ("#if os(visionOS)\na\n#else\nb\n#endif", "a"),
            ("#if !os(visionOS)\na\n#endif\nb", "b"),
            ("#if os(iOS)\na\n#else\nb\n#endif", "a\nb"),
        ])
    func visionIsFollowed(code: String, expected: String) {
        #expect(AppleCode.of(code, isVision: true) == expected)
    }

    @Test(
        "What a condition leaves out isn't looked at",
        arguments: [
            ("a\n#if canImport(SimulatedDevice)\nb\n#endif\nc", "a\nc"),
            ("#if !canImport(ObjectiveC)\na\n#else\nb\n#endif", "b"),
            ("#if !canImport(Darwin)\na\n#if DEBUG\nb\n#endif\nc\n#endif\nd", "d"),
            ("#if canImport(ObjectiveC)\na\n#else\nb\n#endif", "a"),
            ("#if compiler(>=6.3) && os(Linux)\na\n#endif\nb", "b"),
            ("#if os(visionOS)\na\n#else\nb\n#endif", "a\nb"),
        ])
    func conditionsAreFollowed(code: String, expected: String) {
        #expect(AppleCode.of(code) == expected)
    }
}
