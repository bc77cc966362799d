import CoreGraphics
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct ButtonLayoutTests {
    private static func make(_ edge: ButtonLayout.ImageEdge) -> ButtonLayout {
        var layout = ButtonLayout()
        layout.image = CGSize(width: 20, height: 30)
        layout.title = CGSize(width: 50, height: 16)
        layout.imagePadding = 5
        layout.imageEdge = edge
        layout.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        return layout
    }

    @Test(
        "A button is as large as its image, title, padding and insets need",
        arguments: [
            (ButtonLayout.ImageEdge.left, CGSize(width: 81, height: 34)),
            (.right, CGSize(width: 81, height: 34)),
            (.top, CGSize(width: 56, height: 55)), (.bottom, CGSize(width: 56, height: 55)),
        ])
    func theSizeHoldsImageTitleAndInsets(edge: ButtonLayout.ImageEdge, size: CGSize) {
        let layout = Self.make(edge)
        #expect(layout.size == size)
    }

    @Test(
        "In a button of its own size, image and title fit inside the insets without overlap",
        arguments: [ButtonLayout.ImageEdge.left, .right, .top, .bottom])
    func inItsOwnSizeEverythingFitsWithoutOverlap(edge: ButtonLayout.ImageEdge) {
        let layout = Self.make(edge)
        let bounds = CGRect(origin: .zero, size: layout.size)
        let area = bounds.inset(by: layout.insets)
        let frames = layout.frames(in: bounds)
        #expect(area.contains(frames.image) && area.contains(frames.title))
        #expect(!frames.image.intersects(frames.title))
        #expect(frames.image.union(frames.title).width <= area.width)
    }

    @Test("A button's alignment moves its title from the middle to an edge")
    func alignmentMovesTheContent() {
        var layout = ButtonLayout()
        layout.title = CGSize(width: 40, height: 10)
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(layout.frames(in: bounds).title == CGRect(x: 30, y: 20, width: 40, height: 10))
        layout.horizontal = .near
        layout.vertical = .far
        #expect(layout.frames(in: bounds).title == CGRect(x: 0, y: 40, width: 40, height: 10))
    }

    @Test("A title that is too long is as wide as its button, and no wider")
    func aTitleNeverGetsWiderThanItsButton() {
        var layout = ButtonLayout()
        layout.title = CGSize(width: 400, height: 10)
        #expect(layout.frames(in: CGRect(x: 0, y: 0, width: 100, height: 50)).title.width == 100)
        #expect(layout.frames(in: .zero).title.width == 0)
    }

    @Test("A button's subtitle stands below its title, at the distance of the padding")
    func titlesStandAboveEachOther() {
        var layout = ButtonLayout()
        layout.title = CGSize(width: 40, height: 20)
        layout.subtitle = CGSize(width: 60, height: 10)
        layout.titlePadding = 2
        let frames = layout.frames(in: CGRect(origin: .zero, size: layout.size))
        #expect(layout.size == CGSize(width: 60, height: 32))
        #expect(frames.subtitle.minY == frames.title.maxY + 2)
    }
}
