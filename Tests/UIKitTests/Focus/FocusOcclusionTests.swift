import CoreGraphics
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice
#endif

// Where a test names no source: WWDC21 10260.
@Suite struct FocusOcclusionTests {
    private static let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    /// Frame of a cover, when it was met, and whether it hides what was met at 3 to 5.
    nonisolated static let cases: [(CGRect, Int, Bool)] = [
        (frame, 6, true), (frame.insetBy(dx: -5, dy: -5), 6, true), (frame, 4, false),
        (frame, 5, false), (frame, 1, false), (frame.offsetBy(dx: 1, dy: 0), 6, false),
        (frame.insetBy(dx: 1, dy: 1), 6, false), (.zero, 6, false), (.null, 6, false),
    ]

    @Test(arguments: cases)
    func whatCompletelyCoversFromTheFrontHides(_ cover: CGRect, _ turn: Int, _ hides: Bool) {
        let occlusion = FocusOcclusion([.init(cover, turn: turn)])
        #expect(occlusion.hides(.init(Self.frame, lastTurn: 5)) == hides)
    }

    @Test func ofWhatIsClippedOnlyTheRestHasToBeCovered() {
        let part = CGRect(x: 10, y: 10, width: 20, height: 5)
        let occlusion = FocusOcclusion([.init(part, turn: 6)])
        #expect(occlusion.hides(.init(Self.frame, visible: part, lastTurn: 5)))
        #expect(!occlusion.hides(.init(Self.frame, visible: .zero, lastTurn: 5)))
    }

    // Our choice: what can be scrolled out from behind a cover is not hidden by it.
    @Test func whatCanBeScrolledOutIsNotHidden() {
        let list = CGRect(x: 0, y: 0, width: 100, height: 100)
        let row = FocusOcclusion.Subject(Self.frame, lastTurn: 5, scroll: (7, list))
        let bar = FocusOcclusion.Cover(Self.frame, turn: 6)
        let whole = FocusOcclusion.Cover(list, turn: 6)
        let header = FocusOcclusion.Cover(Self.frame, turn: 6, scrolls: [7])
        #expect(!FocusOcclusion([bar]).hides(row))
        #expect(FocusOcclusion([whole]).hides(row))
        #expect(FocusOcclusion([header]).hides(row))
    }
}

#if canImport(SimulatedDevice)
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

    @Test func whatIsBehindACoverIsPassedHoweverClearTheCoverIs() {
        let (screen, behind) = screen(UIView())
        #expect(screen.press(["\t"]) == ["beside"])
        #expect("\(UIFocusDebugger.checkFocusability(for: behind))".contains("covers"))
    }

    @Test func aCoverMayLetFocusThrough() {
        let cover = Cover()
        cover.isTransparent = true
        #expect(screen(cover).0.press(["\t"]) == ["behind"])
    }

    // keiver/tomotv 62: only a view that nobody can touch is out of the way.
    @Test func aCoverThatIsHiddenClearUntouchableOrTooSmallHidesNothing() {
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
    @Test func anItemThatCanBeFocusedHidesWhatIsBehindIt() {
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

    @Test func whatIsInsideAnItemDoesNotHideIt() {
        let screen = FocusScreen()
        let item = screen.add("item", 0, 100)
        item.addSubview(UIView(frame: item.bounds))
        #expect(screen.press(["\t"]) == ["item"])
    }

    @Test(arguments: FocusableList.Kind.allCases)
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
