import DeviceTesting
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct BehaviorTests {
    @Test("U358 Every doubt is listed, and has an answer that is not assumed")
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

    @Test("U358 Every doubt is in a group that suites name")
    func groups() {
        let grouped = ([.keyboard, .lists, .keys] as [[UIKitBehavior.Doubt]]).flatMap(\.self)

        #expect(grouped.map(\.name).sorted() == UIKitBehavior.Doubt.all.map(\.name).sorted())
    }

    @Test("U358 A device behaves as its test asks, and as it is told")
    func deviceBehavior() {
        #expect(SimulatedDevice().behavior == .standard)
        #expect(SimulatedDevice(behavior: .flipped).behavior == .flipped)
    }

    @Test("U358 A setting alone, all settings, and what is assumed can be asked for")
    func runs() {
        func names(_ wish: String?) -> [String?]? {
            BehaviorRun.asked(for: [.endFrame, .screenConversion], by: wish)?.map(\.name)
        }

        #expect(names(nil) == [nil])
        #expect(names("each") == ["endFrame=withoutAccessory", "screenConversion=scene"])
        #expect(names("flipped") == ["flipped"])
        #expect(
            names("all") == [nil, "endFrame=withoutAccessory", "screenConversion=scene", "flipped"])
        #expect(names("hiddenCells=prepared") == ["hiddenCells=prepared"])
        #expect(names("nonsense") == nil)
    }

    @Test("U358 A known issue is one of a test under a setting")
    func knownIssues() throws {
        let test = try #require(Test.current)
        let name = "BehaviorTests/knownIssues()"
        let issues = KnownIssues("| test | under | reason |\n|---|---|---|\n| `\(name)` | a | U1 |")

        #expect(KnownIssues.name(of: test) == name)
        #expect(issues.issue(of: test, under: "a") == "U1")
        #expect(issues.issue(of: test, under: "b") == nil)
    }

    @Test("U356 A fault that is collected is told by its exception's name")
    func faults() {
        let faults = SimulatedDevice.collectFaults {
            Faults.raise(.internalInconsistency, "invalid number of rows")
        }

        #expect(
            faults.map(\.description) == [
                "NSInternalInconsistencyException: invalid number of rows"
            ])
    }

    @Test("U356 A fault that nobody collects fails the test")
    func uncollectedFault() {
        _ = SimulatedDevice()
        withKnownIssue {
            Faults.raise(.generic, "nobody collects this")
        } matching: {
            $0.error as? UIKitFault == UIKitFault(.generic, "nobody collects this")
        }
    }
}
