import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct BarTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    @Test(
        "The bar is above the keyboard of each input, 50 points high and as wide",
        .requirement("U90"))
    func barStandsAboveEachInputsKeyboard() throws {
        let bar = stage.bar
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === bar })

        try device.tap(form.fields[0])
        device.settle()

        let frame = bar.convert(bar.bounds, to: nil)
        #expect(bar.bounds.size == CGSize(width: 390, height: 50))
        #expect(frame.minY == device.keyboard.frame?.minY)
        #expect(abs(bar.btDone.frame.maxX - 366) < 0.01)
        #expect(abs(bar.btNext.frame.minX - bar.btPrev.frame.maxX) < 0.01)
    }

    @Test("The bar speaks the language of people who name its script as well")
    func scriptInLanguageCounts() {
        let titles = ["de", "de-Latn-DE", "en"].map { language in
            let device = SimulatedDevice(language: language)
            let bar = DefaultNavigationView()
            defer { withExtendedLifetime(device) {} }
            return bar.btDone.title(for: .normal)
        }
        #expect(titles[1] == titles[0] && titles[1] != titles[2])
    }

    @Test("A navigator that only listens leaves another one's bar alone")
    func plainNavigatorLeavesBar() {
        let (navigator, bar) = (stage.navigator, stage.bar)
        let plain = InputNavigator()
        plain.addInputItems(inputItems: form.fields)
        #expect(form.fields.allSatisfy { $0.inputAccessoryView === bar })
        form.fields[0].becomeFirstResponder()
        #expect(plain.focusedItem === form.fields[0] && bar.btNext.isEnabled)
        navigator.gotoNextItem(shouldLoop: false)
        #expect(plain.focusedItem === form.fields[1])
    }

    @Test("Without a keyboard below it the bar reaches through the safe area", .requirement("U90"))
    func barAloneReachesThroughSafeArea() throws {
        let bar = stage.bar
        device.keyboard.mode = .hardware(bar: false)

        try device.tap(form.fields[0])
        device.settle()

        #expect(bar.bounds.height == 50 + bar.safeAreaInsets.bottom)
        #expect(bar.convert(bar.bounds, to: nil).maxY == 844)
        #expect(bar.btDone.frame.maxY == 50)
    }

    @Test("The buttons go on, go back and end editing", .requirement("U91"))
    func buttonsMoveFocusOrEndEditing() throws {
        let bar = stage.bar
        try device.tap(form.fields[0])
        device.settle()

        try device.tap(bar.btNext)
        #expect(form.fields[1].isFirstResponder)
        try device.tap(bar.btPrev)
        #expect(form.fields[0].isFirstResponder)
        try device.tap(bar.btDone)
        device.settle()
        #expect(!form.fields[0].isFirstResponder)
        #expect(device.keyboard.frame == nil)
    }

    @Test(
        "The bar wraps unless turned off; then the arrow that leads nowhere is disabled",
        .requirement("U92"))
    func barGoesAroundUnlessForbidden() throws {
        let bar = stage.bar
        try device.tap(form.fields[2])
        device.settle()
        try device.tap(bar.btNext)
        #expect(form.fields[0].isFirstResponder)

        stage.navigator.shouldLoopAccessoryControllerNavigation = false
        #expect(!bar.btPrev.isEnabled)
        #expect(bar.btNext.isEnabled)
        form.fields[2].becomeFirstResponder()
        #expect(bar.btPrev.isEnabled)
        #expect(!bar.btNext.isEnabled)
    }

    @Test("All buttons are colored together, or each by itself", .requirement("U93"))
    func buttonsAreColoredTogetherOrSingly() {
        let bar = stage.bar
        bar.setButtonColors(color: .red)
        #expect([bar.btPrev, bar.btNext, bar.btDone].allSatisfy { $0.tintColor == .red })

        bar.setBtDoneColor(color: .green)
        #expect(bar.btDone.titleColor(for: .normal) == .green)
        #expect(bar.btPrev.tintColor == .red)
    }

    @Test(
        "From right to left the arrows are on the right, and the first points to the right",
        .requirement("U98"))
    func rightToLeft() throws {
        let stage = Stage(on: SimulatedDevice(.iPhone13, language: "ar"))
        stage.editFirst()
        let bar = stage.bar

        #expect(bar.btPrev.frame.minX > bar.btNext.frame.minX)
        #expect(bar.btNext.frame.minX > bar.btDone.frame.maxX)
        #expect(bar.btPrev.image(for: .normal) == UIImage(systemName: "chevron.backward"))
        #expect(bar.btNext.image(for: .normal) == UIImage(systemName: "chevron.forward"))
    }

    @Test("With large text the bar grows, and everything on it still fits", .requirement("U90"))
    func barGrowsWithLargeText() throws {
        let stage = Stage(
            on: SimulatedDevice(.iPhone13, textSize: .accessibilityExtraExtraExtraLarge))
        stage.editFirst()
        let bar = stage.bar

        #expect(bar.bounds.height > 50)
        #expect(bar.btDone.frame.maxX <= bar.bounds.width)
        #expect(bar.btDone.frame.height >= bar.btDone.intrinsicContentSize.height - 0.01)
    }
}
