import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct BarTextTests {
    @Test("F54 VoiceOver finds Previous, Next, the title if there is one, and Done, and no more")
    func voiceOver() {
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

    @Test("F55 The texts are looked up again when the bar appears")
    func language() {
        let (window, bar) = (UIWindow(frame: .zero), DefaultNavigationView())
        #expect(bar.btDone.title(for: .normal) == "Done")
        bar.languages = ["de"]
        window.addSubview(bar)

        #expect(bar.btDone.title(for: .normal) == "Fertig")
        #expect(bar.btPrev.accessibilityLabel == "Zurück")
    }

    @Test("F56 Without a title nothing stands between the arrows and Done")
    func noTitle() {
        let bar = DefaultNavigationView()
        #expect(bar.titleLabel.isHidden)
        bar.title = "Email"
        #expect(!bar.titleLabel.isHidden)
        bar.title = nil
        #expect(bar.titleLabel.isHidden)
    }
}
