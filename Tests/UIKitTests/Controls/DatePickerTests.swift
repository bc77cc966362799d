#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
@Suite struct DatePickerTests {
    private let day = Date(timeIntervalSince1970: 1_700_000_000)

    private func makePicker(_ told: Notes) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.date = day
        picker.addAction(UIAction { _ in told.lines.append("changed") }, for: .valueChanged)
        return picker
    }

    @Test("A date that a person picks is told, one that code sets is not", .requirement("U357"))
    func onlyDatePersonPicksIsTold() {
        let told = Notes()
        let picker = makePicker(told)
        picker.date = day + 60
        picker.setDate(day + 120, animated: true)
        #expect(told.lines.isEmpty)
        picker.userPicked(day + 86_400)
        #expect(told.lines == ["changed"])
        #expect(picker.date == day + 86_400)
    }

    @Test("A picker keeps to its limits and its interval", .requirement("U357"))
    func pickerKeepsToLimitsAndInterval() {
        let picker = makePicker(Notes())
        picker.maximumDate = day + 100
        picker.userPicked(day + 200)
        #expect(picker.date == day + 100)
        picker.minimumDate = day + 50
        picker.date = day
        #expect(picker.date == day + 50)
        // Apple's reference: limits that contradict each other do not count.
        picker.minimumDate = day + 500
        picker.date = day
        #expect(picker.date == day)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        picker.calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        #expect(Calendar.current.component(.minute, from: picker.date) % 15 == 0)
    }

    // The sizes of the styles (assumed: A70).
    @Test(
        "A picker is compact unless it is told otherwise; durations have wheels",
        .requirement("U357"))
    func pickerIsCompactUnlessToldOtherwise() {
        let picker = makePicker(Notes())
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.intrinsicContentSize.height == 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .inline
        #expect(picker.intrinsicContentSize.height == 330)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
        picker.userPicked(duration: 3_690)
        #expect(picker.countDownDuration == 3_660)
    }

    @Test("Wheels take the place of the keyboard", .requirement("U357"))
    func wheelsTakeKeyboardsPlace() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let picker = makePicker(Notes())
        picker.preferredDatePickerStyle = .wheels
        field.inputView = picker
        screen.view.addSubview(field)
        device.show(screen)
        field.becomeFirstResponder()
        device.settle()
        let frame = try #require(device.keyboard.frame)
        #expect(frame.height >= 216 && frame.height <= 216 + 34)
        #expect(picker.window != nil)
    }
}
#endif
