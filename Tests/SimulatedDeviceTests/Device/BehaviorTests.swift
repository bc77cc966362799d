import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct BehaviorTests {
    @Test("Every doubt is listed, and has an answer that is not assumed", .requirement("U358"))
    func doubtsAreListed() {
        let properties = Mirror(reflecting: UIKitBehavior()).children.compactMap(\.label)

        #expect(UIKitBehavior.Doubt.all.map(\.name).sorted() == properties.sorted())
        for setting in UIKitBehavior.Doubt.all.flatMap(\.alternatives) {
            #expect(setting.behavior != UIKitBehavior(), "\(setting)")
        }
        for (name, answer) in zip(
            properties, Mirror(reflecting: UIKitBehavior.flipped).children.map(\.value))
        {
            #expect(UIKitBehavior.Doubt.all.contains { $0.name == name }, "\(answer)")
        }
    }

    @Test("Every doubt is in a group that suites name", .requirement("U358"))
    func everyDoubtIsInNamedGroup() {
        let grouped =
            ([
                .keyboard, .guides, .panels, .returns, .tablets, .displacement, .lists, .keys,
                .menus,
                .focus,
            ]
            as [[UIKitBehavior.Doubt]])
            .flatMap(
                \.self)

        #expect(grouped.map(\.name).sorted() == UIKitBehavior.Doubt.all.map(\.name).sorted())
    }

    @Test(
        "A device behaves as its test specifies, and as its initializer does",
        .requirement("U358"))
    func deviceBehavesAsTestAsks() {
        #expect(SimulatedDevice().behavior == .standard)
        #expect(SimulatedDevice(behavior: .flipped).behavior == .flipped)
    }

    @Test(
        "A setting alone, all settings, and what is assumed can be asked for", .requirement("U358"))
    func settingsRunAloneTogetherOrAssumed() {
        func names(_ wish: String?) -> [String?]? {
            BehaviorRun.asked(for: [.hideDuration, .screenConversion], by: wish)?.map(\.name)
        }

        #expect(names(nil) == [nil])
        #expect(names("each") == ["hideDuration=zero", "screenConversion=scene"])
        #expect(names("flipped") == ["flipped"])
        #expect(
            names("all") == [nil, "hideDuration=zero", "screenConversion=scene", "flipped"])
        #expect(names("hiddenCells=prepared") == ["hiddenCells=prepared"])
        #expect(names("nonsense") == nil)
    }

    @Test("A known issue is one of a test under a setting", .requirement("U358"))
    func knownIssueNamesTestAndSetting() throws {
        let test = try #require(Test.current)
        let name = "BehaviorTests/knownIssueNamesTestAndSetting()"
        let issues = KnownIssues("| test | under | reason |\n|---|---|---|\n| `\(name)` | a | U1 |")

        #expect(KnownIssues.name(of: test) == name)
        #expect(issues.issue(of: test, under: "a") == "U1")
        #expect(issues.issue(of: test, under: "b") == nil)
    }

    @Test("Each known issue is one of a test that runs under its setting", .requirement("U358"))
    func knownIssuesRun() throws {
        let suites = try Self.doubtsOfSuites()
        try #require(!KnownIssues.all.rows.isEmpty)
        for row in KnownIssues.all.rows {
            let suite = try #require(row.test.split(separator: "/").first.map(String.init))
            let doubt = row.setting.split(separator: "=").first.map(String.init)
            let doubts = try #require(suites[suite], "\(suite)")
            #expect(row.setting == "flipped" || doubts.contains(doubt ?? ""), "\(row)")
        }
    }

    /// The names of the doubts that each suite names, as its source says.
    private static func doubtsOfSuites() throws -> [String: Set<String>] {
        let tests = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
        let sources = try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8)
        }
        return SuiteDoubts(sources: sources).names
    }

    @Test("A collected fault has its exception's name", .requirement("U356"))
    func collectedFaultTellsExceptionName() {
        let faults = SimulatedDevice.collectFaults {
            Faults.raise(.internalInconsistency, "invalid number of rows")
        }

        #expect(
            faults.map(\.description) == [
                "NSInternalInconsistencyException: invalid number of rows"
            ])
    }

    @Test("A fault that is not collected fails the test", .requirement("U356"))
    func uncollectedFaultFailsTest() {
        _ = SimulatedDevice()
        withKnownIssue {
            Faults.raise(.generic, "nobody collects this")
        } matching: {
            $0.error as? UIKitFault == UIKitFault(.generic, "nobody collects this")
        }
    }
}
