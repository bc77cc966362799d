import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct BarTextTests {
    @Test(
        "VoiceOver finds Previous, Next, the title if there is one, and Done, and no more",
        .requirement("F54"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1512"))
    func voiceOverFindsOnlyBarElements() {
        let bar = DefaultNavigationView()
        func elements() -> [UIView] {
            bar.accessibilityElements?.compactMap { $0 as? UIView } ?? []
        }
        #expect(elements() == [bar.btPrev, bar.btNext, bar.btDone])
        #expect(elements().map(\.accessibilityLabel) == ["Previous", "Next", "Done"])

        bar.title = "Email"
        #expect(elements() == [bar.btPrev, bar.btNext, bar.titleLabel, bar.btDone])
        bar.title = ""
        #expect(elements() == [bar.btPrev, bar.btNext, bar.btDone])
    }

    @Test(
        "The texts are looked up again when the bar appears", .requirement("F55"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/448"))
    func appearingBarLooksTextsUpAgain() {
        let (window, bar) = (UIWindow(frame: .zero), DefaultNavigationView())
        #expect(bar.btDone.title(for: .normal) == "Done")
        bar.setLanguages(["de"])
        window.addSubview(bar)

        #expect(bar.btDone.title(for: .normal) == "Fertig")
        #expect(bar.btPrev.accessibilityLabel == "Zurück")
    }

    @Test(
        "Without a title nothing stands between the arrows and Done", .requirement("F56"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2120"))
    func nothingStandsForMissingTitle() {
        let bar = DefaultNavigationView()
        #expect(bar.titleLabel.isHidden)
        bar.title = "Email"
        #expect(!bar.titleLabel.isHidden)
        bar.title = nil
        #expect(bar.titleLabel.isHidden)
    }
}
