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

    @Test func theTitleStandsInTheMiddle() {
        let title = layout(left: [50], right: [40], title: 100).title
        #expect(title.start == 110 && title.width == 100)
    }

    @Test func aLongButtonPushesTheTitleAside() {
        let title = layout(left: [120], title: 100).title
        #expect(title.start == 144 && title.width == 100)
    }

    @Test func aTitleWithoutRoomIsShortened() {
        let title = layout(left: [120], right: [100], title: 200).title
        #expect(title.start == 144 && title.width == 52)
        #expect(layout(left: [200], right: [200], title: 50).title.width == 0)
    }

    @Test func theFirstRightItemStandsAtTheEdge() {
        #expect(layout(right: [40, 30], title: 0).rightStarts == [264, 226])
        #expect(layout(left: [40, 30], title: 0).leftStarts == [16, 64])
    }
}
