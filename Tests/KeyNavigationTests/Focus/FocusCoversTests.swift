import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct FocusCoversTests {
    private static let item = CGRect(x: 100, y: 100, width: 50, height: 40)
    private static let visible = CGRect(x: 0, y: 0, width: 300, height: 400)

    private func hidden(
        by covers: [CGRect], isTextInput: Bool = false, before depth: Int? = nil
    ) -> Set<FocusCovers.Hidden> {
        var all = FocusCovers()
        covers.forEach { all.add($0, in: nil) }
        return all.hidden(
            Self.item, isTextInput: isTextInput, before: depth ?? all.depth, in: nil)
    }

    @Test("One cover must hide all of an item, and be in front of it", .requirement("U401"))
    func oneCoverHidesAll() {
        #expect(hidden(by: [Self.item]) == [.item])
        #expect(hidden(by: [Self.item.insetBy(dx: 1, dy: 0)]) == [])
        let halves = [
            CGRect(x: 90, y: 90, width: 40, height: 60),
            CGRect(x: 125, y: 90, width: 40, height: 60),
        ]
        #expect(hidden(by: halves) == [])
        #expect(hidden(by: [.null, .zero, Self.item], before: 0) == [])
        #expect(hidden(by: [Self.item], before: 1) == [.item])
        #expect(FocusCovers().hidden(.null, isTextInput: false, before: 0, in: nil) == [])
    }

    @Test("A cover of about the size of a text input belongs to it", .requirement("U401"))
    func coverOfSameSizeBelongsToInput() {
        for (margin, isHidden) in [(0, false), (8, false), (9, true)] as [(CGFloat, Bool)] {
            let cover = Self.item.insetBy(dx: -margin, dy: -margin)
            #expect((hidden(by: [cover], isTextInput: true) == [.item]) == isHidden)
            #expect(hidden(by: [cover]) == [.item])
        }
    }

    @Test(
        "What can be scrolled out from behind a cover isn't hidden", .requirement("U401"),
        arguments: [
            // In front of the scroll view: all of it, or a bar.
            (nil, visible, [FocusCovers.Hidden.scroller(0)]),
            (nil, CGRect(x: 0, y: 90, width: 300, height: 100), []),
            // In the content: beside the edges, at the upper edge, at the lower one, beyond these,
            // and all of it.
            (0, CGRect(x: 0, y: 90, width: 300, height: 100), [.item]),
            (0, CGRect(x: 0, y: 0, width: 300, height: 200), []),
            (0, CGRect(x: 0, y: 90, width: 300, height: 310), []),
            (0, CGRect(x: 0, y: -10, width: 300, height: 200), [.item]),
            (0, CGRect(x: 0, y: 90, width: 300, height: 320), [.item]),
            (0, visible, [.inside(scroller: 0, cover: 0)]),
        ] as [(Int?, CGRect, Set<FocusCovers.Hidden>)])
    func scrollableItemIsNotHidden(
        place: Int?, cover: CGRect, expected: Set<FocusCovers.Hidden>
    ) {
        var covers = FocusCovers()
        let scroller = covers.add(.init(frame: Self.visible, outer: nil, axes: [.vertical]))
        covers.add(cover, in: place)
        covers.add(CGRect(x: 0, y: 900, width: 10, height: 10), in: place)
        #expect(
            covers.hidden(Self.item, isTextInput: false, before: covers.depth, in: scroller)
                == expected)
    }

    @Test(
        "What is scrolled out of sight is hidden by what hides it in sight", .requirement("U401"))
    func coverHidesWhatIsScrolledAway() {
        let away = Self.item.offsetBy(dx: 0, dy: 700)
        for (place, cover, expected) in [
            (nil, Self.visible, [.scroller(0)]), (nil, Self.item, []), (0, away, [.item]),
            (0, away.insetBy(dx: 1, dy: 1), []),
        ] as [(Int?, CGRect, Set<FocusCovers.Hidden>)] {
            var covers = FocusCovers()
            let scroller = covers.add(.init(frame: Self.visible, outer: nil, axes: [.vertical]))
            covers.add(cover, in: place)
            #expect(
                covers.hidden(away, isTextInput: false, before: 1, in: scroller) == expected)
        }
    }

    @Test(
        "A scroll view that another one can move is hidden only together with that",
        .requirement("U401"))
    func outerScrollViewMovesInnerOne() {
        let large = CGRect(x: 0, y: -200, width: 300, height: 1200)
        for (place, cover, expected) in [
            // In front of both: the inner one, or both.
            (nil, Self.visible, []), (nil, large, [.scroller(0)]),
            // Between them, where it scrolls along with the inner one.
            (0, Self.visible.insetBy(dx: 0, dy: -100), [.scroller(1)]), (0, Self.item, []),
            // In the inner one.
            (1, Self.item, [.item]),
        ] as [(Int?, CGRect, Set<FocusCovers.Hidden>)] {
            var covers = FocusCovers()
            let outer = covers.add(.init(frame: large, outer: nil, axes: [.vertical]))
            let inner = covers.add(.init(frame: Self.visible, outer: outer, axes: [.vertical]))
            covers.add(cover, in: place)
            #expect(
                covers.hidden(Self.item, isTextInput: false, before: 1, in: inner) == expected)
        }
    }

    @Test(
        "Content of a scroll view hides only where that shows it", .requirement("U401"))
    func scrolledCoverHidesWhereItShows() {
        for (frame, isHidden) in [
            (Self.visible, true), (Self.visible.offsetBy(dx: 0, dy: 120), false),
        ] {
            var covers = FocusCovers()
            let scroller = covers.add(.init(frame: frame, outer: nil, axes: [.vertical]))
            covers.add(Self.item, in: scroller)
            let hidden = covers.hidden(Self.item, isTextInput: false, before: 1, in: nil)
            #expect(hidden == (isHidden ? [.item] : []))
        }
    }
}
