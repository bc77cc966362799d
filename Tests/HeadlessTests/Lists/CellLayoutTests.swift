import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
struct CellLayoutTests {
    private let layout = CellLayout(
        size: CGSize(width: 320, height: 44),
        margins: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))

    @Test("Without controls and an accessory, the content has the whole cell")
    func withoutPartsTheContentHasAllTheRoom() {
        #expect(layout.frames.content == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test("An edit control stands at a cell's start, an accessory and a reorder control at its end")
    func circlesAndLinesStandAtTheEnds() {
        var layout = layout
        layout.editControlWidth = 38
        layout.reorderControlWidth = 48
        layout.accessory = CGSize(width: 10, height: 14)
        let frames = layout.frames
        #expect(frames.editControl == CGRect(x: 0, y: 0, width: 38, height: 44))
        #expect(frames.reorderControl == CGRect(x: 272, y: 0, width: 48, height: 44))
        #expect(frames.accessory == CGRect(x: 262, y: 15, width: 10, height: 14))
        #expect(frames.content == CGRect(x: 38, y: 0, width: 216, height: 44))
        layout.indents = false
        #expect(layout.frames.content.minX == 0)
    }

    @Test("In a right-to-left language, a cell's layout is mirrored")
    func rightToLeftLanguagesSeeTheMirrorImage() {
        var layout = layout
        layout.accessory = CGSize(width: 10, height: 14)
        let left = layout.frames
        layout.isRightToLeft = true
        #expect(layout.frames.accessory.minX == 320 - left.accessory.maxX)
        #expect(layout.frames.content.maxX == 320 - left.content.minX)
    }

    @Test(
        "Only the upper corners of a card's first row and the lower ones of its last are round",
        arguments: [
            (0, 1, CACornerMask.everyCorner), (1, 3, CACornerMask()),
            (0, 3, CACornerMask([.layerMinXMinYCorner, .layerMaxXMinYCorner])),
            (2, 3, CACornerMask([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])),
        ])
    func onlyTheEndsOfACardAreRound(row: Int, count: Int, mask: CACornerMask) {
        let corners = CardCorners(row: row, of: count)
        #expect(corners.mask == mask)
        #expect((corners.radius > 0) == !mask.isEmpty)
    }
}
