import CoreGraphics
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct ValueControlTests {
    private let device = SimulatedDevice(.iPhone13)
    private let screen = UIViewController()
    private let frame = CGRect(x: 40, y: 200, width: 200, height: 34)

    @Test("A tap on a segment selects it and tells, and a tap on the selected one does not")
    func tapSelectsSegment() throws {
        var told: [String] = []
        let control = UISegmentedControl(
            frame: frame,
            actions: ["Day", "Week"].map { title in
                UIAction(title: title) { _ in told.append(title) }
            })
        control.addAction(UIAction { _ in told.append("changed") }, for: .valueChanged)
        screen.view.addSubview(control)
        device.show(screen)
        let window = try #require(control.window)

        for x in [80.0, 80, 180] { device.tap(at: CGPoint(x: x, y: 217), in: window) }
        control.setEnabled(false, forSegmentAt: 0)
        device.tap(at: CGPoint(x: 80, y: 217), in: window)

        #expect(control.selectedSegmentIndex == 1)
        #expect(told == ["Day", "changed", "Week", "changed"])
    }

    // A stepper is 94 points wide (assumed: A70).
    @Test("A tap on a stepper's halves changes its value, within its range")
    func tapStepsStepper() throws {
        let control = UIStepper(frame: frame)
        control.maximumValue = 2
        var told: [Double] = []
        control.addAction(
            UIAction { told.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
        screen.view.addSubview(control)
        device.show(screen)
        let window = try #require(control.window)

        for x in [60.0, 110, 110, 110, 60] { device.tap(at: CGPoint(x: x, y: 216), in: window) }
        #expect(told == [1, 2, 1])
        control.value = 2
        control.wraps = true
        device.tap(at: CGPoint(x: 110, y: 216), in: window)
        #expect(control.value == 0)
    }

    @Test("A slider follows its thumb, and a tap on its track does nothing")
    func sliderFollowsThumb() throws {
        let control = UISlider(frame: frame)
        var told = 0
        control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        screen.view.addSubview(control)
        device.show(screen)
        let window = try #require(control.window)

        device.tap(at: CGPoint(x: 200, y: 217), in: window)
        #expect(control.value == 0 && told == 0)
        control.value = 0.5
        device.drag(control, by: CGVector(dx: 43, dy: 0))
        #expect(abs(control.value - 0.75) < 0.01 && told > 0)
    }
}
#endif

@MainActor
@Suite struct ValueControlInCodeTests {
    @Test("A slider keeps its value in its range (Apple, value, minimumValue)")
    func sliderKeepsRange() {
        let control = UISlider()
        control.value = 4
        #expect(control.value == 1)
        control.minimumValue = 3
        #expect(control.maximumValue == 3 && control.value == 3)
        control.maximumValue = 2
        #expect(control.minimumValue == 2 && control.value == 2)
    }

    @Test("A stepper keeps its value in its range, and a segment has its title")
    func stepperAndSegments() {
        let stepper = UIStepper()
        stepper.value = 400
        #expect(stepper.value == 100 && stepper.stepValue == 1)
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.setTitle("C", forSegmentAt: 1)
        #expect(segments.titleForSegment(at: 1) == "C" && segments.titleForSegment(at: 2) == nil)
        #expect(segments.selectedSegmentIndex == -1 && !segments.isEnabledForSegment(at: 5))
    }
}
