import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The bar in the look of the system, and with the largest text.
@MainActor
@Suite struct BarLookTests {
    /// A form with the library's bar, while its first field is edited.
    private func editedForm(
        hasGlass: Bool, textSize: UIContentSizeCategory = .large, language: String = "en",
        model: SimulatedDevice.Model = .iPhone13, keyboard: KeyboardMode = .docked
    ) -> Stage {
        let stage = Stage(
            on: SimulatedDevice(
                model, language: language, textSize: textSize, hasGlass: hasGlass), fields: 2)
        stage.device.keyboard.mode = keyboard
        stage.editFirst()
        return stage
    }

    @Test(
        "On a glass keyboard the bar is a capsule a little above it, without a strip",
        .requirement("U521"))
    func glassBarIsCapsule() throws {
        let form = editedForm(hasGlass: true)
        let glass = try #require(form.glass)
        #expect(form.bar.backgroundColor == nil && form.bar.layer.shadowOpacity == 0)
        #expect(glass.effect is UIGlassEffect && form.surface == nil)
        #expect(form.bar.bounds.size == CGSize(width: 390, height: 58))
        #expect(form.frame(of: glass) == CGRect(x: 8, y: 0, width: 374, height: 50))
        for button in [form.bar.btPrev, form.bar.btNext, form.bar.btDone] {
            #expect(button.isDescendant(of: glass.contentView))
            #expect(form.frame(of: glass).contains(form.frame(of: button)))
        }
        #expect(form.bar.btDone.currentImage != nil && form.bar.btDone.currentTitle == nil)
        #expect(form.bar.btDone.accessibilityLabel == "Done")
    }

    @Test("Before, the bar continues the keyboard", .requirement("U521"))
    func classicBarContinuesKeyboard() throws {
        let form = editedForm(hasGlass: false)
        let surface = try #require(form.surface)
        #expect(surface.inputViewStyle == .keyboard && form.glass == nil)
        #expect(form.frame(of: surface) == form.bar.bounds)
        #expect(form.bar.bounds.size == CGSize(width: 390, height: 50))
        #expect(form.bar.btDone.currentTitle == "Done" && form.bar.btDone.currentImage == nil)
    }

    @Test("Buttons work on glass as on the keyboard's surface", .requirement("U521"))
    func buttonsWorkOnGlass() throws {
        let form = editedForm(hasGlass: true)
        try form.device.tap(form.bar.btNext)
        #expect(form.form.fields[1].isFirstResponder)
        try form.device.tap(form.bar.btPrev)
        #expect(form.form.fields[0].isFirstResponder)
        try form.device.tap(form.bar.btDone)
        form.device.settle()
        #expect(form.device.keyboard.frame == nil)
    }

    @Test(
        "A color of the app's takes the place of the look, and gives it back",
        .requirement("U521"), arguments: [false, true])
    func appsColorReplacesLook(hasGlass: Bool) throws {
        let form = editedForm(hasGlass: hasGlass)
        let isShown = { form.glass?.effect != nil || form.surface?.isHidden == false }
        #expect(isShown())
        form.bar.backgroundColor = .red
        #expect(!isShown())
        #expect(form.bar.btDone.window != nil && form.bar.btDone.isShownToPeople)
        form.bar.backgroundColor = nil
        #expect(isShown())
    }

    @Test(
        "An item that the app takes out of a glass bar leaves no gap", .requirement("U521"),
        arguments: [false, true])
    func takenItemLeavesNoGap(hasGlass: Bool) throws {
        let form = editedForm(hasGlass: hasGlass)
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        form.bar.trailingItems = [item]
        form.bar.layoutIfNeeded()
        #expect(form.bar.trailingItems == [item])
        item.removeFromSuperview()
        form.device.settle()
        #expect(form.bar.trailingItems.isEmpty)
        #expect(form.bar.accessibilityElements?.count == 3)
    }

    @Test(
        "The largest text stays in one line, under 80 points, and what is touched is shown large",
        .requirement("U521"),
        arguments: [
            UIContentSizeCategory.accessibilityMedium, .accessibilityLarge,
            .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ], [false, true])
    func largestTextFits(size: UIContentSizeCategory, hasGlass: Bool) throws {
        for language in ["en", "de", "pt", "ru", "fr"] {
            let form = editedForm(
                hasGlass: hasGlass, textSize: size, language: language, model: .iPhoneSE)
            let bar = form.bar
            bar.title = "A title that is far too long for what is left of the bar"
            form.device.settle()
            #expect(bar.bounds.height <= 80)
            #expect(bar.interactions.contains { $0 is UILargeContentViewerInteraction })
            let font = bar.btDone.titleLabel?.font.pointSize
            #expect(
                font
                    == UIFontMetrics(forTextStyle: .body).scaledFont(
                        for: .systemFont(ofSize: 17),
                        compatibleWith: UITraitCollection(
                            preferredContentSizeCategory: min(size, .accessibilityLarge))
                    ).pointSize)
            for button in [bar.btPrev, bar.btNext, bar.btDone] {
                #expect(button.showsLargeContentViewer)
                #expect(button.largeContentTitle == button.accessibilityLabel)
                let frame = form.frame(of: button)
                #expect(bar.bounds.contains(frame))
                #expect(frame.width >= button.intrinsicContentSize.width - 0.01)
                #expect(frame.height >= button.intrinsicContentSize.height - 0.01)
            }
        }
    }

    @Test(
        "The arrows are as large as Done in each text size: not lower than its letters, nor higher than its line",
        .requirement("U507"),
        arguments: [
            UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
            .accessibilityLarge, .accessibilityExtraExtraExtraLarge,
        ])
    func arrowsAreAsLargeAsDone(size: UIContentSizeCategory) throws {
        let bar = editedForm(hasGlass: false, textSize: size).bar
        let font = try #require(bar.btDone.titleLabel?.font)
        for button in [bar.btPrev, bar.btNext] {
            let arrow = try #require(button.imageView).bounds.height
            #expect(arrow >= font.capHeight && arrow <= font.lineHeight, "\(arrow) \(font)")
        }
    }

    @Test(
        "The bar rests above the home indicator in both looks", .requirement("U521"),
        arguments: [false, true])
    func barWithoutKeyboard(hasGlass: Bool) throws {
        let form = editedForm(hasGlass: hasGlass, keyboard: .hardware(bar: false))
        let bar = form.bar
        #expect(bar.bounds.height == (hasGlass ? 58 : 50) + bar.safeAreaInsets.bottom)
        #expect(form.frame(of: bar.btDone).maxY == 50)
    }
}

extension Stage {
    fileprivate func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: bar) }

    fileprivate var glass: UIVisualEffectView? { bar.firstSubview() }
    fileprivate var surface: UIInputView? { bar.firstSubview() }
}

extension UIView {
    fileprivate func firstSubview<View: UIView>() -> View? {
        subviews.lazy.compactMap { $0 as? View }.first
    }

    fileprivate var isShownToPeople: Bool {
        !isHidden && (superview?.isShownToPeople ?? true)
    }
}
