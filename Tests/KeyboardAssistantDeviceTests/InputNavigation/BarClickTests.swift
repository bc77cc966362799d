import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct BarClickTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    /// Returns the bar of the form, whose first field is edited.
    private func showBar() -> DefaultNavigationView {
        stage.editFirst()
        return stage.bar
    }

    @Test("Each tap on a button of the bar clicks once", .requirement("U369"))
    func eachTapClicksOnce() throws {
        let bar = showBar()
        for (index, button) in [bar.btNext, bar.btPrev, bar.btDone].enumerated() {
            try device.tap(button)
            device.settle()
            #expect(device.keyboard.inputClickCount == index + 1)
        }
        #expect(!device.keyboard.isVisible)
    }

    @Test("Nothing clicks if the app or the person turned it off", .requirement("U369"))
    func nothingClicksIfTurnedOff() throws {
        let bar = showBar()
        bar.playsInputClicks = false
        try device.tap(bar.btNext)
        bar.playsInputClicks = true
        device.keyboard.hasClicks = false
        try device.tap(bar.btNext)
        #expect(form.fields[2].isFirstResponder)
        #expect(device.keyboard.inputClickCount == 0)
    }

    @Test("A disabled button and a canceled touch do not click", .requirement("U369"))
    func disabledButtonDoesNotClick() throws {
        let bar = showBar()
        stage.navigator.shouldLoopAccessoryControllerNavigation = false
        #expect(!bar.btPrev.isEnabled)
        bar.btPrev.sendActions(for: .touchCancel)
        bar.btNext.sendActions(for: .touchDragExit)
        #expect(device.keyboard.inputClickCount == 0)
    }

    @Test(
        "The app clicks only while an input or accessory view that allows it is to be seen")
    func clicksNeedVisibleViewThatAllowsThem() throws {
        let bar = showBar()
        UIDevice.current.playInputClick()
        #expect(device.keyboard.inputClickCount == 1)
        bar.playsInputClicks = false
        UIDevice.current.playInputClick()
        bar.playsInputClicks = true
        stage.navigator.focusedItem = nil
        device.settle()
        UIDevice.current.playInputClick()
        stage.navigator.removeInputItems()
        device.focus(form.fields[0])
        UIDevice.current.playInputClick()
        #expect(device.keyboard.inputClickCount == 1)
    }
}
