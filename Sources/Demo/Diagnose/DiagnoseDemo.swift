import CoreGraphics
import Example
import Foundation
import SimulatedDevice
import UIKit

/// Plays the example's screen Diagnose on simulated devices, prints its report and draws it.
@MainActor
final class DiagnoseDemo {
    private let device: SimulatedDevice
    private let screen = DiagnoseViewController()

    /// The models on which the headless UIKit's reports are made.
    static let models: [SimulatedDevice.Model] = [
        .iPhoneSE, .iPhone13, .iPhone15ProMax, .iPad9_7, .iPad12_9,
    ]

    /// Shows the screen on a device.
    init(on device: SimulatedDevice) {
        self.device = device
        screen.deviceName = device.model.name
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
    }

    /// The longest time that the script may take, in seconds.
    private static let timeLimit: TimeInterval = 60

    /// Taps Run, waits for the end, and returns the report and its file.
    func report(
        watching watch: (TimeInterval) throws -> Void = { _ in }
    ) throws -> (DiagnosisReport, URL) {
        try device.tap(screen.runButton)
        var time: TimeInterval = 0
        while screen.report == nil, time < Self.timeLimit {
            device.advance(by: 0.5)
            time += 0.5
            try watch(time)
        }
        guard let report = screen.report, let file = screen.file else { throw Missing.report }
        return (report, file)
    }

    private enum Missing: Error, CustomStringConvertible {
        case report

        var description: String { "the diagnosis did not come to an end" }
    }

    // MARK: The command

    /// The exit status: 0, 1 if a verdict was bad, or 2 if a file could not be written.
    static func run(
        picturesIn folder: String?, reportsIn file: String?, telling output: Output
    ) -> Int32 {
        let scenes = Scenes(picturesIn: folder, telling: output)
        return scenes.play(naming: "diagnose-1-before") { scenes in
            let failures = try DiagnoseDemo(on: SimulatedDevice()).play(in: scenes)
            if let file {
                // Before seconds are spent on the reports.
                try write("", to: file)
                try write(standInReports(), to: file)
            }
            return failures
        }
    }

    private static func write(_ reports: String, to file: String) throws(NotWritten) {
        do {
            try Data(reports.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw NotWritten(file: file)
        }
    }

    /// The reports could not be written, for whatever reason.
    private struct NotWritten: FileNotWritten {
        let file: String

        var description: String { "the reports cannot be written to \(file.inOneLine)" }
    }

    /// Returns the reports for all models and both orientations, as the example has them.
    ///
    /// The notifications are left out, and each report has a line of its own.
    static func standInReports() throws -> String {
        let lines = try models.flatMap { model in
            try [UIInterfaceOrientation.portrait, .landscapeLeft].map { orientation in
                let device = SimulatedDevice(model, orientation: orientation)
                var (report, file) = try DiagnoseDemo(on: device).report()
                try FileManager.default.removeItem(at: file)
                report.events = []
                return String(decoding: try report.json, as: UTF8.self)
            }
        }
        return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    }

    private func play(in scenes: Scenes) throws -> Int {
        scenes.tell("The example's screen Diagnose on an \(device.model.name).\n")
        try scenes.draw(device.picture(), "diagnose-1-before")
        let (report, file) = try report { time in
            if time == 4 { try scenes.draw(device.picture(), "diagnose-2-form") }
        }
        device.settle()
        try scenes.draw(device.picture(), "diagnose-3-steps")
        let scrollView = screen.scrollView
        scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
        device.settle()
        try scenes.draw(device.picture(), "diagnose-4-answers")
        for step in report.diagnosis.steps { scenes.tell(step.line) }
        scenes.tell("")
        for reading in report.diagnosis.readings {
            scenes.tell("  \(reading.title): \(reading.verdict ?? "the keyboard is hidden")")
        }
        scenes.tell("")
        for answer in report.diagnosis.answers { scenes.tell("  \(answer.line)") }
        let status = ReplayDemo.run([file.path], picturesIn: nil, telling: scenes.output)
        try FileManager.default.removeItem(at: file)
        return report.diagnosis.steps.filter(\.isBad).count + Int(status)
    }
}

extension DiagnosisReport.Step {
    fileprivate var isBad: Bool { verdict != .inSight && verdict != .restored }

    fileprivate var line: String {
        let frames = [("keyboard", keyboard), ("guide", guide), ("bar", bar), ("field", field)]
        let texts = frames.compactMap { name, frame in frame.map { "\(name) \($0.text)" } }
        return "  \(title): \(verdict.rawValue) (\(texts.joined(separator: ", ")))"
    }
}
