#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit

// Apple's reference of `UIFocusItem`, and of `isTransparentFocusItem`.
@MainActor
@Suite struct FocusCoverTests {
    private final class Cover: UIView {
        var isTransparent = false
        override var isTransparentFocusItem: Bool { isTransparent }
    }

    private func screen(_ cover: UIView) -> (FocusScreen, FocusView) {
        let screen = FocusScreen()
        let behind = screen.add("behind", 0, 100)
        screen.add("beside", 0, 300)
        cover.frame = CGRect(x: 0, y: 90, width: 200, height: 60)
        screen.controller.view.addSubview(cover)
        return (screen, behind)
    }

    @Test("A view behind a cover isn't focused, even if the cover has no color")
    func whatIsBehindACoverIsPassedHoweverClearTheCoverIs() {
        let (screen, behind) = screen(UIView())
        #expect(screen.press(["\t"]) == ["beside"])
        #expect("\(UIFocusDebugger.checkFocusability(for: behind))".contains("covers"))
    }

    @Test("A cover that is a transparent focus item lets focus through")
    func aCoverMayLetFocusThrough() {
        let cover = Cover()
        cover.isTransparent = true
        #expect(screen(cover).0.press(["\t"]) == ["behind"])
    }

    // keiver/tomotv 62: only a view that nobody can touch is out of the way.
    @Test("A cover that is hidden, clear, untouchable or too small hides nothing")
    func aCoverThatIsHiddenClearUntouchableOrTooSmallHidesNothing() {
        let changes: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
            { $0.frame.size.width = 50 },
        ]
        for change in changes {
            let cover = UIView()
            let (screen, _) = screen(cover)
            change(cover)
            #expect(screen.press(["\t"]) == ["behind"])
        }
    }

    // Apple's header: an item that can be focused is never transparent.
    @Test(
        "An item that can be focused hides what is behind it, even if it claims to be transparent")
    func anItemThatCanBeFocusedHidesWhatIsBehindIt() {
        final class Item: UIView {
            override var canBecomeFocused: Bool { true }
            override var isTransparentFocusItem: Bool { true }
        }
        let item = Item()
        let (screen, behind) = screen(item)
        screen.device.press("\t")
        #expect(item.isFocused)
        #expect("\(UIFocusDebugger.checkFocusability(for: behind))".contains("covers"))
    }

    @Test("A view inside an item doesn't hide the item")
    func whatIsInsideAnItemDoesNotHideIt() {
        let screen = FocusScreen()
        let item = screen.add("item", 0, 100)
        item.addSubview(UIView(frame: item.bounds))
        #expect(screen.press(["\t"]) == ["item"])
    }

    @Test(
        "A list that is wholly covered isn't focused, and one that is partly covered is",
        arguments: FocusableList.Kind.allCases)
    func aListBehindACoverHasNoFocus(_ kind: FocusableList.Kind) {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.screen.add("other", 0, 600)
        list.show()
        let cover = UIView(frame: list.view.frame)
        list.screen.controller.view.addSubview(cover)
        list.press("\t")
        #expect(list.screen.focused == "other")
        cover.frame.size.height = 100
        list.press("\t")
        #expect(list.focused == 0)
    }
}
#endif
