import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UICollectionViewFlowLayout.
@MainActor
struct FlowLayoutTests {
    // Apple, Using the Flow Layout: full lines; openradar 20825965: the last one is not spread.
    @Test("A full line spreads its slack, and the last one keeps that spacing (Apple)")
    func lastLineKeepsFullLineSpacing() {
        // Five items of 50 and four gaps of 10 fit into 320; the gaps become 17.5.
        let grid = TestGrid(count: 7)
        #expect(grid.frame(0) == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(grid.frame(4) == CGRect(x: 270, y: 0, width: 50, height: 50))
        #expect(grid.frame(6) == CGRect(x: 67.5, y: 60, width: 50, height: 50))
        grid.show()
        #expect(grid.collection.contentSize == CGSize(width: 320, height: 110))
    }

    @Test("Items flow downward where the layout scrolls sideways (Apple, scrollDirection)")
    func itemsFlowDownwardsWhenScrollingSideways() {
        let grid = TestGrid(count: 10)
        grid.flow?.scrollDirection = .horizontal
        grid.flow?.itemSize = CGSize(width: 80, height: 110)
        // Four items of 110 and three gaps of 10 fit into 480; the gaps become 13⅓.
        #expect(grid.frame(3)?.maxY == 480)
        #expect(grid.frame(4) == CGRect(x: 90, y: 0, width: 80, height: 110))
        grid.show()
        #expect(grid.collection.contentSize == CGSize(width: 260, height: 480))
    }

    @Test("Headers and footers take only the length along the flow (Apple, headerReferenceSize)")
    func headersTakeOnlyLengthAlongFlow() {
        let grid = TestGrid(count: 2, sections: 2)
        grid.flow?.headerReferenceSize = CGSize(width: 7, height: 30)
        grid.flow?.footerReferenceSize = CGSize(width: 7, height: 20)
        grid.flow?.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        func frame(_ kind: String) -> CGRect? {
            grid.collection.layoutAttributesForSupplementaryElement(
                ofKind: kind, at: .item(0, 1))?.frame
        }
        #expect(grid.frame(0) == CGRect(x: 10, y: 35, width: 50, height: 50))
        let header = frame(UICollectionView.elementKindSectionHeader)
        #expect(header == CGRect(x: 0, y: 120, width: 320, height: 30))
        let footer = frame(UICollectionView.elementKindSectionFooter)
        #expect(footer == CGRect(x: 0, y: 220, width: 320, height: 20))
        grid.show()
        #expect(
            grid.collection.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader
            ).count == 2)
    }

    @Test("A pinned header stays at the top of what can be seen, above the items (Apple's name)")
    func pinnedHeaderStaysAboveItems() {
        let grid = TestGrid(count: 60, sections: 2)
        grid.flow?.headerReferenceSize = CGSize(width: 0, height: 30)
        grid.flow?.sectionHeadersPinToVisibleBounds = true
        grid.collection.contentInset.top = 20
        grid.show()
        grid.collection.contentOffset.y = 100
        grid.show()
        let header = grid.collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: .item(0, 0))
        #expect(header?.frame.minY == 120)
        // (assumed: A60)
        #expect(grid.collection.subviews.last === header)
    }

    private final class SizedGrid: TestGrid, UICollectionViewDelegateFlowLayout {
        var asked = 0

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return CGSize(width: indexPath.item == 0 ? 250 : 100, height: 40)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
    }

    @Test("The delegate's sizes come before the layout's, and each is asked for once")
    func delegateSizesComeFirstAskedOnce() {
        let grid = SizedGrid(count: 5)
        grid.show()
        // Items of a line of their own stand in the middle (assumed: A5).
        #expect(grid.frame(0) == CGRect(x: 45, y: 0, width: 250, height: 40))
        #expect(grid.frame(1) == CGRect(x: 20, y: 50, width: 100, height: 40))
        #expect(grid.frame(2) == CGRect(x: 220, y: 50, width: 100, height: 40))
        #expect(grid.frame(4) == CGRect(x: 130, y: 100, width: 100, height: 40))
        let once = grid.asked
        grid.collection.contentOffset.y = 10
        grid.show()
        #expect(grid.asked == once)
    }

    @Test("Lines are as long as what content insets leave (UIKit's message about item widths)")
    func linesFillWhatInsetsLeave() {
        let grid = TestGrid(count: 9)
        grid.collection.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 60)
        grid.show()
        #expect(grid.collection.contentSize.width == 230)
        #expect(grid.frame(3)?.maxX == 230)
        grid.collection.contentInset = .zero
        grid.show()
        #expect(grid.frame(4)?.maxX == 320)
    }

    @Test("Lines begin at margins that change by themselves (Apple, sectionInsetReference)")
    func linesFollowMargins() {
        let grid = TestGrid(count: 9)
        grid.collection.insetsLayoutMarginsFromSafeArea = false
        grid.flow?.sectionInsetReference = .fromLayoutMargins
        for side in [8, 40, 0] as [CGFloat] {
            grid.collection.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
            grid.show()
            #expect(grid.frame(0)?.minX == side)
            #expect(grid.tile(0)?.frame.minX == side)
        }
    }

    @Test("A new width breaks lines anew")
    func newWidthBreaksLinesAnew() {
        let grid = TestGrid(count: 9)
        grid.show()
        grid.collection.frame.size.width = 170
        grid.show()
        #expect(grid.frame(3)?.origin == CGPoint(x: 0, y: 60))
    }

    private final class MirroredFlow: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test(
        """
        A layout that says so is mirrored where people read from right to left \
        (Apple, flipsHorizontallyInOppositeLayoutDirection)
        """)
    func flippingLayoutMirrorsRightToLeft() {
        let grid = TestGrid(count: 7, layout: MirroredFlow())
        grid.collection.semanticContentAttribute = .forceRightToLeft
        grid.show()
        #expect(grid.tile(0)?.frame.minX == 270)
        #expect(grid.tile(4)?.frame.minX == 0)
        #expect(grid.frame(0)?.minX == 270)
        #expect(grid.collection.indexPathForItem(at: CGPoint(x: 300, y: 10)) == .item(0))
    }

    @Test("A mirrored layout that scrolls sideways begins at its right end (assumed: A67)")
    func mirroredLayoutBeginsAtRightEnd() {
        let layout = MirroredFlow()
        layout.scrollDirection = .horizontal
        let grid = TestGrid(count: 100, layout: layout)
        grid.collection.semanticContentAttribute = .forceRightToLeft
        grid.show()
        let end = grid.collection.contentSize.width - grid.collection.bounds.width
        #expect(end > 0)
        #expect(grid.collection.contentOffset.x == end)
        #expect(grid.tile(0)?.frame.maxX == grid.collection.contentSize.width)
    }

    @Test("A million items cost no more than those in sight")
    func millionItemsCostOnlyVisibleOnes() {
        final class Many: TestGrid {
            override func numberOfSections(in collectionView: UICollectionView) -> Int { 10_000 }
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 100 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                made += 1
                return collectionView.dequeueReusableCell(
                    withReuseIdentifier: "tile", for: indexPath)
            }
        }
        let grid = Many([])
        grid.show()
        grid.collection.scrollToItem(
            at: .item(50, 9_000), at: .centeredVertically, animated: false)
        grid.show()
        #expect(grid.tile(50, 9_000) != nil)
        #expect(grid.made < 120)
    }
}
