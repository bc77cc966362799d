import CoreGraphics
import Example
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import Demo

/// What Diagnose measures beside its answers.
@MainActor
@Suite(.requirement("U441")) struct DiagnoseReadingTests {
    private func readings(on device: SimulatedDevice) throws -> [DiagnosisReport.Reading] {
        let (report, file) = try DiagnoseDemo(on: device).report()
        try? FileManager.default.removeItem(at: file)
        return report.diagnosis.readings
    }

    @Test("In a window that was moved, the guides and the bar tell in which space the end frame is")
    func movedWindowTellsSpace() throws {
        let device = SimulatedDevice(.iPad12_9)
        device.window.frame = CGRect(x: 100, y: 60, width: 700, height: 1200)
        let readings = try readings(on: device)
        for title in ["First name", "A field without a bar"] {
            let reading = try #require(readings.first { $0.title == title })
            #expect(reading.verdict == "the end frame is in screen coordinates")
            #expect(reading.numbers["bar"] != nil || title == "A field without a bar")
            let posted = try #require(reading.numbers["end frame"]?[1])
            #expect(reading.numbers["end frame, converted"]?[1] == posted - 60)
            #expect(reading.numbers["window guide"]?[1] == 1200)
            #expect(reading.numbers["root guide"]?[1] == posted - 60)
        }
    }

    @Test("In a window that fills the screen, no reading tells the space")
    func fullWindowTellsNothing() throws {
        let readings = try readings(on: SimulatedDevice())
        let verdicts = Set(readings.filter { $0.numbers["end frame"] != nil }.map(\.verdict))
        #expect(verdicts == ["the end frame is right in either space"])
    }

    @Test("Five Nexts, the guide at rest and a table's content are measured")
    func otherMomentsAreMeasured() throws {
        let readings = try readings(on: SimulatedDevice())
        let nexts = try #require(readings.first { $0.title == "Five Nexts in a row" })
        #expect(nexts.numbers == ["fields": [2, 3, 4, 5, 6], "notifications": [0]])
        #expect(nexts.verdict == "the keyboard posts nothing")
        let rest = try #require(
            readings.first { $0.title == "Some time after the keyboard has gone" })
        #expect(rest.verdict == "the guide is at the safe area's end")
        #expect(try #require(rest.numbers["seconds"]?[0]) > 1)
        let table = try #require(readings.first { $0.title.contains("table's content") })
        #expect(table.verdict == "the same size")
        #expect(table.numbers["content size before"] == [390, 12000])
    }

    @Test("With a hardware keyboard, Nexts are not counted")
    func hardwareKeyboardHasNoNexts() throws {
        let device = SimulatedDevice(.iPad9_7)
        device.keyboard.mode = .hardware(bar: true)
        #expect(try !readings(on: device).contains { $0.title == "Five Nexts in a row" })
    }

    @Test("Editing in the field for the finger adds a reading to the file when it ends, once")
    func editingAddsReading() throws {
        let device = SimulatedDevice()
        let screen = DiagnoseViewController()
        device.show(UINavigationController(rootViewController: screen))
        screen.run()
        device.advance(by: 60)
        let count = try #require(screen.report).diagnosis.readings.count
        let scrollView = screen.scrollView
        for _ in 0..<2 {
            let field = try #require(scrollView.textField)
            field.becomeFirstResponder()
            device.settle()
            field.resignFirstResponder()
            device.advance(by: 5)
            #expect(!field.isFirstResponder)
            let readings = try #require(screen.report).diagnosis.readings
            #expect(readings.count == count + 1)
            let last = try #require(readings.last)
            #expect(last.title == "Some time after the keyboard was dragged away")
            #expect(last.verdict == "the guide is at the safe area's end")
        }
        let file = try #require(screen.file)
        let text = try String(contentsOf: file, encoding: .utf8)
        try FileManager.default.removeItem(at: file)
        #expect(text.contains("dragged away"))
    }
}

extension UIView {
    /// The first text field in the view.
    fileprivate var textField: UITextField? {
        self as? UITextField ?? subviews.lazy.compactMap(\.textField).first
    }
}
