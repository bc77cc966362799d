import CoreGraphics
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct NavigationBarLayoutTests {
    private func layout(
        left: [CGFloat] = [], right: [CGFloat] = [], title: CGFloat
    ) -> NavigationBarLayout {
        NavigationBarLayout(
            width: 320, margins: (16, 16), leftWidths: left, rightWidths: right, titleWidth: title)
    }

    @Test("The title stands in the middle of the bar, even between buttons of different widths")
    func theTitleStandsInTheMiddle() {
        let title = layout(left: [50], right: [40], title: 100).title
        #expect(title.start == 110 && title.width == 100)
    }

    @Test("A long button pushes the title aside, and the title keeps its width")
    func aLongButtonPushesTheTitleAside() {
        let title = layout(left: [120], title: 100).title
        #expect(title.start == 144 && title.width == 100)
    }

    @Test("A title that has too little room is shortened, to nothing if need be")
    func aTitleWithoutRoomIsShortened() {
        let title = layout(left: [120], right: [100], title: 200).title
        #expect(title.start == 144 && title.width == 52)
        #expect(layout(left: [200], right: [200], title: 50).title.width == 0)
    }

    @Test("The first item of each side stands at the edge, and the next follow inward")
    func theFirstRightItemStandsAtTheEdge() {
        #expect(layout(right: [40, 30], title: 0).rightStarts == [264, 226])
        #expect(layout(left: [40, 30], title: 0).leftStarts == [16, 64])
    }
}
