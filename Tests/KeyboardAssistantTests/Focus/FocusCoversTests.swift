import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct FocusCoversTests {
    private static let item = CGRect(x: 100, y: 100, width: 50, height: 40)
    private static let visible = CGRect(x: 0, y: 0, width: 300, height: 400)

    private func hidden(
        by covers: [CGRect], isTextInput: Bool = false, before depth: Int? = nil,
        in scroller: FocusCovers.Scroller? = nil
    ) -> FocusCovers.Hidden? {
        var all = FocusCovers()
        covers.forEach { all.add($0) }
        return all.hidden(
            Self.item, isTextInput: isTextInput, before: depth ?? all.depth, in: scroller)
    }

    @Test("One cover must hide all of an item, and be in front of it", .requirement("U401"))
    func oneCoverHidesAll() {
        #expect(hidden(by: [Self.item]) == .item)
        #expect(hidden(by: [Self.item.insetBy(dx: 1, dy: 0)]) == nil)
        let halves = [
            CGRect(x: 90, y: 90, width: 40, height: 60),
            CGRect(x: 125, y: 90, width: 40, height: 60),
        ]
        #expect(hidden(by: halves) == nil)
        #expect(hidden(by: [.null, .zero, Self.item], before: 0) == nil)
        #expect(hidden(by: [Self.item], before: 1) == .item)
        #expect(FocusCovers().hidden(.null, isTextInput: false, before: 0, in: nil) == nil)
    }

    @Test("A cover of about the size of a text input belongs to it", .requirement("U401"))
    func coverOfSameSizeBelongsToInput() {
        for (margin, isHidden) in [(0, false), (8, false), (9, true)] as [(CGFloat, Bool)] {
            let cover = Self.item.insetBy(dx: -margin, dy: -margin)
            #expect((hidden(by: [cover], isTextInput: true) != nil) == isHidden)
            #expect(hidden(by: [cover]) == .item)
        }
    }

    @Test(
        "What can be scrolled out from behind a cover isn't hidden", .requirement("U401"),
        arguments: [
            // In front of the scroll view: all of it, or a bar.
            (0, visible, FocusCovers.Hidden.scroller),
            (0, CGRect(x: 0, y: 90, width: 300, height: 100), nil),
            // In the content: beside the edges, at the upper edge, at the lower one, and all of it.
            (1, CGRect(x: 0, y: 90, width: 300, height: 100), .item),
            (1, CGRect(x: 0, y: 0, width: 300, height: 200), nil),
            (1, CGRect(x: 0, y: 90, width: 300, height: 310), nil),
            (1, visible, .scroller),
        ] as [(Int, CGRect, FocusCovers.Hidden?)])
    func scrollableItemIsNotHidden(index: Int, cover: CGRect, expected: FocusCovers.Hidden?) {
        let scroller = FocusCovers.Scroller(
            visible: Self.visible, depth: 1, axes: [.vertical])
        let other = CGRect(x: 0, y: 900, width: 10, height: 10)
        let covers = index == 0 ? [cover, other] : [other, cover]
        #expect(hidden(by: covers, in: scroller) == expected)
    }
}
