import CoreGraphics
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct ToolbarLayoutTests {
    private func starts(_ items: [ToolbarLayout.Item], width: CGFloat = 320) -> [CGFloat] {
        ToolbarLayout(items: items, width: width, leftMargin: 16, rightMargin: 16)
            .ranges.map(\.start)
    }

    @Test("The items of a toolbar follow each other from the left, eight points apart")
    func itemsFollowEachOtherFromTheLeft() {
        #expect(starts([.view(width: 30), .view(width: 40)]) == [16, 54])
    }

    @Test("Flexible spaces share the room that the other items leave")
    func flexibleSpacesShareWhatIsLeft() {
        let items: [ToolbarLayout.Item] = [
            .flexibleSpace, .view(width: 40), .flexibleSpace, .view(width: 48),
        ]
        #expect(starts(items) == [16, 116, 156, 256])
    }

    @Test("A fixed space is as wide as it says, and a negative one has no width")
    func fixedSpacesAreAsWideAsTheySay() {
        #expect(starts([.view(width: 30), .fixedSpace(5), .view(width: 30)]) == [16, 46, 51])
        #expect(starts([.view(width: 30), .fixedSpace(-5), .view(width: 30)]) == [16, 46, 46])
    }

    @Test("Flexible spaces have no width where the other items leave no room")
    func whereThereIsNoRoomFlexibleSpacesVanish() {
        #expect(starts([.view(width: 300), .flexibleSpace, .view(width: 50)]) == [16, 316, 316])
        #expect(starts([.flexibleSpace], width: 0) == [16])
        #expect(starts([]).isEmpty)
    }
}
