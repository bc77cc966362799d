import CoreGraphics
import Testing
import UIKit

// Where a test names no source: WWDC21 10260.
@Suite struct FocusOcclusionTests {
    private static let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    /// Frame of a cover, when it was met, and whether it hides what was met at 3 to 5.
    nonisolated static let cases: [(CGRect, Int, Bool)] = [
        (frame, 6, true), (frame.insetBy(dx: -5, dy: -5), 6, true), (frame, 4, false),
        (frame, 5, false), (frame, 1, false), (frame.offsetBy(dx: 1, dy: 0), 6, false),
        (frame.insetBy(dx: 1, dy: 1), 6, false), (.zero, 6, false), (.null, 6, false),
    ]

    @Test(
        "An item is hidden by a cover in front that covers all of it, and by no other",
        arguments: cases)
    func whatCompletelyCoversFromTheFrontHides(_ cover: CGRect, _ turn: Int, _ hides: Bool) {
        let occlusion = FocusOcclusion([.init(cover, turn: turn)])
        #expect(occlusion.hides(.init(Self.frame, lastTurn: 5)) == hides)
    }

    @Test("Of an item that is clipped, only the visible part has to be covered")
    func ofWhatIsClippedOnlyTheRestHasToBeCovered() {
        let part = CGRect(x: 10, y: 10, width: 20, height: 5)
        let occlusion = FocusOcclusion([.init(part, turn: 6)])
        #expect(occlusion.hides(.init(Self.frame, visible: part, lastTurn: 5)))
        #expect(!occlusion.hides(.init(Self.frame, visible: .zero, lastTurn: 5)))
    }

    // Our choice: what can be scrolled out from behind a cover is not hidden by it.
    @Test("An item that can be scrolled out from behind a cover isn't hidden by it")
    func whatCanBeScrolledOutIsNotHidden() {
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
