import CoreGraphics
import Testing

@testable import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
struct ListContentLayoutTests {
    private let layout = ListContentLayout(
        margins: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16),
        imageSize: CGSize(width: 20, height: 20), imagePadding: 12, isSideBySide: false,
        horizontalPadding: 8, verticalPadding: 3, isRightToLeft: false)
    private let text = CGSize(width: 100, height: 20)
    private let second = CGSize(width: 50, height: 14)

    @Test("The two texts of a cell stand one below the other, beside the image")
    func textsStandBelowEachOtherBesideTheImage() {
        let height = layout.height(text: text, secondaryText: second)
        #expect(height == 57)
        let frames = layout.frames(
            in: CGSize(width: 320, height: height), text: text, secondaryText: second)
        #expect(frames.image == CGRect(x: 16, y: 18.5, width: 20, height: 20))
        #expect(frames.text == CGRect(x: 48, y: 10, width: 256, height: 20))
        #expect(frames.secondaryText == CGRect(x: 48, y: 33, width: 256, height: 14))
    }

    @Test("Images of different widths are centered in one place, so that the texts are aligned")
    func textsBesideImagesAreAligned() {
        var layout = layout
        layout.reservedWidth = 28
        let size = CGSize(width: 320, height: 57)
        for width in [14.0, 20, 28] {
            layout.imageSize?.width = width
            let frames = layout.frames(in: size, text: text, secondaryText: second)
            #expect(frames.image?.midX == 30 && frames.text.minX == 56)
        }
        layout.imageSize?.width = 40
        let frames = layout.frames(in: size, text: text, secondaryText: second)
        #expect(frames.image?.minX == 16 && frames.text.minX == 68)
    }

    @Test("Texts that are side by side stand at both ends of the cell")
    func textsSideBySideStandAtBothEnds() {
        var layout = layout
        layout.imageSize = nil
        layout.isSideBySide = true
        let frames = layout.frames(
            in: CGSize(width: 320, height: 44), text: text, secondaryText: second)
        #expect(frames.text == CGRect(x: 16, y: 12, width: 100, height: 20))
        #expect(frames.secondaryText == CGRect(x: 254, y: 15, width: 50, height: 14))
    }

    @Test("In a right-to-left language, a cell's image and texts are mirrored")
    func rightToLeftLanguagesSeeTheMirrorImage() {
        var mirrored = layout
        mirrored.isRightToLeft = true
        let size = CGSize(width: 320, height: 60)
        let left = layout.frames(in: size, text: text, secondaryText: second)
        let right = mirrored.frames(in: size, text: text, secondaryText: second)
        #expect(right.text.maxX == 320 - left.text.minX)
        #expect(right.image?.maxX == left.image.map { 320 - $0.minX })
        #expect(right.secondaryText.minY == left.secondaryText.minY)
    }

    @Test("A cell without a secondary text has no gap for it")
    func withoutATextThereIsNoGap() {
        #expect(layout.height(text: text, secondaryText: .zero) == 40)
    }
}
