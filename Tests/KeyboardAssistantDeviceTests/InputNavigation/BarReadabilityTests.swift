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
        // The bar asks for the design of the device that there is.
        (_, _) = (stage.device, stage.bar)
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

    @Test("With Reduce Transparency nothing shines through the bar's glass", .requirement("U587"))
    func nothingShinesThroughGlass() {
        let form = editedForm(hasGlass: true)
        let before = form.opacities
        form.device.accessibility.isReduceTransparencyEnabled = true
        #expect(before.contains("0.8"))
        #expect(!form.opacities.contains("0.8"))
    }

    // (assumed: A81)
    @Test("With Button Shapes the bar's word is underlined", .requirement("U587"))
    func wordIsUnderlined() {
        let form = editedForm(hasGlass: false)
        let shapes = { form.device.picture().components(separatedBy: "<rect").count }
        let before = shapes()
        form.device.accessibility.isButtonShapesEnabled = true
        #expect(shapes() == before + 1)
        form.device.accessibility.isButtonShapesEnabled = false
        #expect(shapes() == before)
    }
}

extension Stage {
    /// The opacities of what the screen shows.
    fileprivate var opacities: Set<String> {
        Set(device.picture().matches(of: /fill-opacity="([0-9.]+)"/).map { String($0.output.1) })
    }
}
