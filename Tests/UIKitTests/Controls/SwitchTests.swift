import CoreGraphics
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct SwitchTests {
    @Test("A tap turns a switch over and then tells (Apple, UISwitch)")
    func tapTurnsSwitchThenTells() throws {
        let (device, screen) = (SimulatedDevice(.iPhone13), UIViewController())
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        screen.view.addSubview(control)
        var told: [Bool] = []
        control.addAction(
            UIAction { told.append(($0.sender as? UISwitch)?.isOn ?? false) }, for: .valueChanged)
        device.show(screen)

        try device.tap(control)
        try device.tap(control)
        control.isEnabled = false
        #expect(throws: (any Error).self) { try device.tap(control) }

        #expect(told == [true, false])
        #expect(!control.isOn)
    }
}
#endif

@MainActor
@Suite struct SwitchInCodeTests {
    @Test("Set in code a switch tells nobody (Apple, setOn(_:animated:))")
    func switchSetInCodeTellsNobody() {
        let control = UISwitch()
        var told = 0
        control.addAction(UIAction { _ in told += 1 }, for: .valueChanged)

        control.setOn(true, animated: true)
        control.isOn = false

        #expect(told == 0)
    }

    @Test("A switch has one size, whatever frame it is given (Apple, init(frame:))")
    func switchHasOneSizeWhateverFrame() {
        let control = UISwitch(frame: CGRect(x: 1, y: 2, width: 300, height: 3))

        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(control.intrinsicContentSize == control.bounds.size)
    }
}
