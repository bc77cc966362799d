import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Collection views that scroll sideways, read from either side.
@MainActor
@Suite(.doubts(.lists, .keys)) struct HorizontalTests {
    /// Items in one line, of which three show.
    private func screen(
        _ sections: [Int], isRightToLeft: Bool, header: CGFloat = 0, isMirrored: Bool = true
    ) -> GridScreen {
        let grid = TestGrid(
            sections,
            layout: isMirrored ? TestGrid.MirroredLayout() : UICollectionViewFlowLayout())
        grid.layout.scrollDirection = .horizontal
        grid.layout.itemSize = CGSize(width: 120, height: 500)
        grid.layout.minimumLineSpacing = 10
        grid.layout.headerReferenceSize = CGSize(width: header, height: 0)
        grid.layout.sectionHeadersPinToVisibleBounds = header > 0
        grid.collectionView.semanticContentAttribute =
            isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        return GridScreen(grid)
    }

    @Test(
        "Home is the first item, End the last, wherever reading begins", .requirement("U339"),
        arguments: [false, true])
    func homeAndEndIgnoreReadingDirection(isRightToLeft: Bool) {
        let screen = screen([30], isRightToLeft: isRightToLeft)
        screen.device.press(UIKeyCommand.inputEnd)
        #expect(screen.shown == [27, 28, 29])
        screen.device.press(UIKeyCommand.inputHome)
        #expect(screen.shown == [0, 1, 2])
    }

    @Test(
        "Space goes on in the direction of reading", .requirement("U339"), arguments: [false, true])
    func spacePagesInReadingDirection(isRightToLeft: Bool) {
        let screen = screen([30], isRightToLeft: isRightToLeft)
        screen.device.press(UIKeyCommand.inputHome)
        screen.device.press(" ")
        #expect(screen.shown == [2, 3, 4])
        screen.device.press(" ")
        #expect(screen.shown == [4, 5, 6])
        screen.device.press(" ", .shift)
        #expect(screen.shown == [2, 3, 4])
    }

    @Test(
        "A single column begins where reading does, though no item is beside another",
        .requirement("U339"), arguments: [false, true])
    func singleColumnBeginsWhereReadingDoes(isRightToLeft: Bool) {
        let screen = screen([2], isRightToLeft: isRightToLeft)
        let view = screen.view
        screen.grid.layout.itemSize = CGSize(width: 1_000, height: 200)
        view.layoutIfNeeded()
        let ends = [0, view.contentSize.width - view.bounds.width]
        screen.device.press(UIKeyCommand.inputEnd)
        #expect(view.contentOffset.x == ends[isRightToLeft ? 0 : 1])
        screen.device.press(UIKeyCommand.inputHome)
        #expect(view.contentOffset.x == ends[isRightToLeft ? 1 : 0])
    }

    @Test("A layout that is not mirrored is paged as it lies", .requirement("U339"))
    func unmirroredLayoutKeepsPageDirection() {
        let screen = screen([30], isRightToLeft: true, isMirrored: false)
        screen.device.press(UIKeyCommand.inputEnd)
        #expect(screen.shown == [27, 28, 29])
        screen.device.press(UIKeyCommand.inputHome)
        #expect(screen.shown == [0, 1, 2])
        screen.device.press(" ")
        #expect(screen.shown == [2, 3, 4])
    }

    @Test(
        "The cursor is brought into sight from either side", .requirement("U339"),
        arguments: [false, true])
    func cursorIsRevealedFromEitherSide(isRightToLeft: Bool) {
        let screen = screen([30], isRightToLeft: isRightToLeft)
        let (on, back) =
            isRightToLeft
            ? (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
            : (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
        screen.device.press(UIKeyCommand.inputHome)
        for _ in 0..<10 { screen.device.press(on) }
        #expect(screen.selected == [[0, 9]])
        #expect(screen.shown == [7, 8, 9])
        for _ in 0..<5 { screen.device.press(back) }
        #expect(screen.selected == [[0, 4]])
        #expect(screen.shown == [4, 5, 6])
    }

    @Test(
        "No header that sticks where reading begins hides the cursor", .requirement("U339"),
        arguments: [false, true]
    )
    func stickyHeaderNeverHidesCursor(isRightToLeft: Bool) throws {
        let screen = screen([30], isRightToLeft: isRightToLeft, header: 60)
        screen.navigator.focus([0, 15])
        let back = isRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
        for _ in 0..<5 { screen.device.press(back) }
        let view = screen.view
        let item = try #require(view.layoutAttributesForItem(at: [0, 10])?.frame)
        let header = try #require(
            view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame)
        #expect(screen.selected == [[0, 10]])
        #expect(view.bounds.insetBy(dx: -0.5, dy: 0).contains(header))
        #expect(!item.insetBy(dx: 0.5, dy: 0).intersects(header))
        #expect(view.bounds.insetBy(dx: -0.5, dy: 0).contains(item))

        let last = try #require(screen.uncovered.last)
        screen.device.press(" ")
        #expect(screen.uncovered.first == last)
        screen.device.press(" ", .shift)
        #expect(screen.uncovered.last == last)
    }
}

extension GridScreen {
    /// The items that show completely.
    fileprivate var shown: [Int] { wholeItems.map(\.item) }

    /// Those of them that no header covers.
    fileprivate var uncovered: [Int] {
        let header =
            view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame ?? .null
        return shown.filter { item in
            view.layoutAttributesForItem(at: [0, item]).map {
                !$0.frame.insetBy(dx: 0.5, dy: 0).intersects(header)
            } ?? false
        }
    }
}
