import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The bar under the settings that make a screen easier to read.
@MainActor
@Suite struct BarReadabilityTests {
    private func editedForm(hasGlass: Bool, style: UIUserInterfaceStyle = .light) -> Stage {
        let stage = Stage(on: SimulatedDevice(style: style, hasGlass: hasGlass), fields: 3)
        _ = stage.bar
        stage.form.fields[1].becomeFirstResponder()
        stage.device.settle()
        return stage
    }

    @Test(
        "With Increase Contrast, all of the bar stands out by WCAG's 4.5 to 1, and switches at once",
        .requirement("U587"), arguments: [false, true], [UIUserInterfaceStyle.light, .dark])
    func barStandsOut(hasGlass: Bool, style: UIUserInterfaceStyle) {
        let form = editedForm(hasGlass: hasGlass, style: style)
        let surface = UIColor(
            cgColor: UIApplication.shared.design.keyboardColor(isDark: style == .dark).withAlpha(1))
        let usual = form.bar.btNext.tintColor.resolvedColor(with: form.bar.traitCollection)
        form.device.accessibility.isIncreaseContrastEnabled = true
        #expect(form.bar.illegible(below: 4.5, on: surface) == [])
        #expect(form.bar.illegible(below: 21.1, on: surface).count >= 3)
        let high = form.bar.btNext.tintColor.resolvedColor(with: form.bar.traitCollection)
        #expect(high != usual)
    }

    @Test(
        "With Reduce Transparency nothing shines through the bar and its surface",
        .requirement("U587"), arguments: [false, true])
    func nothingShinesThroughBar(hasGlass: Bool) {
        let form = editedForm(hasGlass: hasGlass)
        let translucent = { form.device.picture().matches(of: /fill-opacity="0\.[3-9]/).count }
        let before = translucent()
        form.device.accessibility.isReduceTransparencyEnabled = true
        #expect(translucent() == (hasGlass ? before - 1 : before))
    }

    @Test("With Button Shapes the bar's word is underlined", .requirement("U587"))
    func wordIsUnderlined() {
        let form = editedForm(hasGlass: false)
        let before = form.device.picture()
        form.device.accessibility.isButtonShapesEnabled = true
        let after = form.device.picture()
        #expect(after.count > before.count)
        form.device.accessibility.isButtonShapesEnabled = false
        #expect(form.device.picture() == before)
    }
}
