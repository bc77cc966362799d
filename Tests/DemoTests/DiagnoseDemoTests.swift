import CoreGraphics
import DeviceTesting
import Example
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import Demo

@MainActor
@Suite(.requirement("U441")) struct DiagnoseDemoTests {
    private func report(
        on device: SimulatedDevice
    ) throws -> (report: DiagnosisReport, recording: KeyboardRecording) {
        let (report, file) = try DiagnoseDemo(on: device).report()
        defer { try? FileManager.default.removeItem(at: file) }
        return (report, try KeyboardRecording(json: Data(contentsOf: file)))
    }

    /// The doubts that a script can't settle without a hardware keyboard and special settings.
    nonisolated private static let open: Set<String> = [
        "pressOrder", "tabInField", "columnCommands", "unperformableCommand", "mainMenu", "menuBar",
        "missingMenu", "crossFadeFrame", "focusSearch", "guideAfterDismissal", "hardwareDetach",
        "awayInBackground", "severalScenes", "minimizedToolbar", "displacedResponder",
        "offsetInDeceleration", "contextMenuKeyboard", "inputViewBesideHardware",
        "reloadedHeight", "shortcutsAboveInputView",
    ]

    /// The settings that the script can't tell from what is assumed, because they need a finger.
    nonisolated private static let untold: Set<String> = [
        "keyboardGuide=silentDuringDrag", "keyboardGuide=silentDuringPop",
    ]

    /// The settings under which no guide of a view follows the keyboard, or no hide tells when a
    /// collection view controller takes its room back, with the numbers of questions that are left
    /// open because of it.
    nonisolated private static let unanswered = [
        "keyboardGuide=stale": 2, "guidedViews=window": 1, "successiveResponders=keepKeyboard": 1,
    ]

    nonisolated private static let answerable = UIKitBehavior.Doubt.all
        .filter { !open.contains($0.name) }

    // A plain run asks for what is assumed, and UIKIT_BEHAVIOR=all for each setting.
    @Test(
        "The report names the setting under which it was made, or none under what is assumed",
        .doubts(answerable))
    func reportNamesTheSetting() throws {
        let settings = Self.answerable.flatMap(\.alternatives)
        let setting = settings.first { $0.behavior == .standard }
        // Under several other answers at once, one may hide another.
        guard setting != nil || .standard == UIKitBehavior() else { return }
        let device = SimulatedDevice()
        // In a window that fills the screen, the scene's coordinates are the screen's.
        device.window.frame = CGRect(x: 0, y: 40, width: 390, height: 804)
        let (report, _) = try report(on: device)
        let answers = report.diagnosis.answers.compactMap { answer in
            answer.answer.map { "\(answer.question)=\($0)" }
        }
        let named = Set(settings.map(\.name)).intersection(answers)
        // One setting may look like another one, too.
        #expect(
            setting.map { named.contains($0.name) != Self.untold.contains($0.name) }
                ?? named.isEmpty)
        let open =
            Self.open.count + (answers.contains("hiddenCells=prepared") ? 0 : 1)
            + Self.unanswered[setting?.name ?? "", default: 0]
        #expect(answers.count == UIKitBehavior.Doubt.all.count - open)
        for step in report.diagnosis.steps {
            #expect(step.verdict == .inSight || step.verdict == .restored, "\(step.title)")
        }
    }

    @Test("Every doubt has one line in the report, in the same words for the same answer")
    func everyDoubtHasOneLine() throws {
        let (report, _) = try report(on: SimulatedDevice())
        #expect(
            report.diagnosis.answers.map(\.question) == UIKitBehavior.Doubt.all.map(\.name))
        #expect(Set(report.diagnosis.answers.map(\.line)).count == UIKitBehavior.Doubt.all.count)
        #expect(report.diagnosis.answers.contains { $0.line == "Frames include the bar: yes" })
        let unknown = report.diagnosis.answers.filter { $0.answer == nil }
        #expect(
            Set(unknown.map(\.question))
                == Self.open.union(["screenConversion", "endFrameSpace", "hiddenCells"]))
        #expect(unknown.allSatisfy { $0.line.contains(": not known, needs ") })
    }

    @Test("The file is a recording, which holds all events and can be replayed")
    func fileIsRecording() throws {
        let (report, recording) = try report(on: SimulatedDevice())
        #expect(recording.device == "iPhone 13")
        #expect(recording.screen == CGSize(width: 390, height: 844))
        #expect(recording.events.count == report.events.count)
        for (event, recorded) in zip(report.events, recording.events) {
            #expect(event.name == recorded.name)
            #expect(event.frameEnd?.rect == recorded.end?.rect)
            #expect(event.frameBegin?.rect == recorded.begin?.rect)
            #expect(event.duration == recorded.duration)
            #expect(event.time == recorded.time)
        }
        let replay = KeyboardReplay(recording)
        #expect(replay.layout == .possible(screen: CGSize(width: 390, height: 844)))
        #expect(replay.skips.isEmpty)
    }

    @Test("Reports that cannot be written end the command with status 2, and say where")
    func unwritableReportsEndWithStatus2() {
        var complaints: [String] = []
        let output = Output(complaining: { complaints.append($0) }) { _ in }
        let status = DiagnoseDemo.run(
            picturesIn: nil, reportsIn: "/nowhere/reports.json", telling: output)
        #expect(status == 2)
        #expect(complaints == ["Demo: the reports cannot be written to /nowhere/reports.json"])
    }

    @Test("The report can be shared, and says that nothing differs from the stand-in")
    func reportCanBeShared() throws {
        let device = SimulatedDevice(.iPad9_7)
        let screen = DiagnoseViewController()
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        let share = try #require(screen.navigationItem.rightBarButtonItem)
        #expect(!share.isEnabled)
        var files: [URL] = []
        screen.onFinish = { files.append($0) }
        screen.run()
        screen.run()
        device.advance(by: 60)
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        #expect(files.count == 1)
        #expect(share.isEnabled)
        let texts = device.texts(in: screen.view)
        #expect(texts.contains { $0.hasSuffix("Verdicts that differ: 0. Answers that differ: 0.") })
        #expect(texts.contains("Frames include the bar: yes"))
        #expect(texts.contains("Hobby, near the end: in sight"))
        share.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .touchUpInside) }
        device.settle()
        #expect(screen.presentedViewController is UIActivityViewController)
    }

    @Test("A device that differs is told apart in its verdicts and answers")
    func differencesAreShown() throws {
        var behavior = UIKitBehavior()
        behavior.endFrame = .withoutAccessory
        behavior.notificationObject = .none
        let device = SimulatedDevice(behavior: behavior)
        let screen = DiagnoseViewController()
        screen.runsOnAppearance = true
        device.show(UINavigationController(rootViewController: screen))
        device.advance(by: 60)
        if let file = screen.file { try FileManager.default.removeItem(at: file) }
        let texts = device.texts(in: screen.view)
        #expect(texts.contains { $0.hasSuffix("Verdicts that differ: 0. Answers that differ: 2.") })
        #expect(texts.contains("Frames include the bar: no (stand-in: yes)"))
        #expect(texts.contains("Notifications name their screen: no (stand-in: yes)"))
    }

    @Test("With a hardware keyboard the report leaves open what needs keys on the screen")
    func hardwareKeyboardLeavesQuestionsOpen() throws {
        let device = SimulatedDevice(.iPad9_7)
        device.keyboard.mode = .hardware(bar: true)
        let (report, _) = try report(on: device)
        // An input view of the app's is shown all the same, and answers what a frame can.
        for question in [
            "sheetAvoidance", "collectionControllerRoom", "firstHeight", "hideDuration",
            "responderAtHide", "textViewEnd",
            "successiveResponders",
        ] {
            let answer = try #require(
                report.diagnosis.answers.first { $0.question == question })
            #expect(answer.answer == nil)
            #expect(answer.line.contains("software keyboard"))
        }
    }

    @Test("A second run leaves open how the first keyboard came up, and nothing else")
    func secondRunLeavesFirstHeightOpen() throws {
        let device = SimulatedDevice()
        let screen = DiagnoseViewController()
        device.show(UINavigationController(rootViewController: screen))
        let reports = [0, 1].compactMap { _ in
            screen.run()
            device.advance(by: 60)
            return screen.report
        }
        if let file = screen.file { try FileManager.default.removeItem(at: file) }
        try #require(reports.count == 2)
        let answers = reports.map { report in
            Set(report.diagnosis.answers.filter { $0.answer != nil }.map(\.question))
        }
        #expect(answers[0].subtracting(answers[1]) == ["firstHeight"])
        #expect(answers[1].isSubset(of: answers[0]))
    }

    @Test("The list of examples knows of keyboards that came up in other screens")
    func otherScreensCountForTheFirstKeyboard() throws {
        let device = SimulatedDevice()
        let list = ExampleListViewController()
        let navigation = UINavigationController(rootViewController: list)
        device.show(navigation)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        list.view.addSubview(field)
        field.becomeFirstResponder()
        device.settle()
        field.resignFirstResponder()
        device.settle()
        list.buttons.last?.sendActions(for: .touchUpInside)
        device.settle()
        let screen = try #require(navigation.topViewController as? DiagnoseViewController)
        screen.run()
        device.advance(by: 60)
        if let file = screen.file { try FileManager.default.removeItem(at: file) }
        let report = try #require(screen.report)
        let answer = report.diagnosis.answers.first { $0.question == "firstHeight" }
        #expect(answer?.answer == nil)
    }

    @Test(
        "A rotation, and pauses that take no time, interrupt a run, which gives no report",
        arguments: [true, false])
    func disturbanceInterruptsRun(isRotation: Bool) throws {
        let device = SimulatedDevice()
        let screen = DiagnoseViewController()
        device.show(UINavigationController(rootViewController: screen))
        if !isRotation { UIView.setAnimationsEnabled(false) }
        defer { UIView.setAnimationsEnabled(true) }
        screen.run()
        device.advance(by: 4)
        if isRotation { device.rotate(to: .landscapeLeft) }
        device.advance(by: 60)
        #expect(screen.report == nil)
        #expect(screen.runButton.isEnabled)
        #expect(screen.presentedViewController == nil)
        #expect(device.texts(in: screen.view).contains { $0.contains("interrupted") })
    }
}

extension SimulatedDevice {
    /// The texts of all labels in a view.
    fileprivate func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap { texts(in: $0) }
    }
}
