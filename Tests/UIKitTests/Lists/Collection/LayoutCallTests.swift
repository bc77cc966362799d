import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

/// A layout of rows of 100 points that notes what it is told.
@MainActor
private final class NotingLayout: UICollectionViewLayout {
    var log: [String] = []
    var heights: [IndexPath: CGFloat] = [:]
    var adjustment = CGPoint.zero
    var growth = CGSize.zero
    /// Whether a size that a view prefers is ignored.
    var isDeaf = false

    override func prepare() {
        super.prepare()
        log.append("prepare")
    }

    private func count(_ section: Int) -> Int {
        collectionView?.numberOfItems(inSection: section) ?? 0
    }

    override var collectionViewContentSize: CGSize {
        let sections = collectionView?.numberOfSections ?? 0
        return CGSize(
            width: 320, height: (0..<sections).reduce(0) { $0 + CGFloat(count($1)) * 100 })
    }

    override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let before = (0..<indexPath.section).reduce(0) { $0 + count($1) }
        attributes.frame = CGRect(
            x: 0, y: CGFloat(before + indexPath.item) * 100, width: 320,
            height: heights[indexPath] ?? 90)
        return attributes
    }

    override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfSections ?? 0))
            .flatMap { section in (0..<count(section)).map { IndexPath.item($0, section) } }
            .compactMap(layoutAttributesForItem)
            .filter { $0.frame.intersects(rect) }
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        log.append("prefers \(originalAttributes.indexPath.item)")
        if !isDeaf { heights[originalAttributes.indexPath] = preferredAttributes.size.height }
        return true
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log += updateItems.map(describe)
    }

    private func describe(_ item: UICollectionViewUpdateItem) -> String {
        let names = ["insert", "delete", "reload", "move", "none"]
        let places = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap(\.self)
            .map { $0.item == NSNotFound ? "section \($0.section)" : "\($0.section).\($0.item)" }
        return "\(names[item.updateAction.rawValue]) \(places.joined(separator: " "))"
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        log.append("target")
        return proposed
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("initial \(itemIndexPath.item)")
        return nil
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log.append("final \(itemIndexPath.item)")
        return nil
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize \(UIView.inheritedAnimationDuration > 0)")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        log.append("to \(collectionView != nil)")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log.append("from \(collectionView != nil)")
    }

    override func finalizeLayoutTransition() { log.append("final \(collectionView != nil)") }
}

/// A tile that wants to be as high as it is told.
private final class WantingTile: UICollectionViewCell {
    static let wanted: CGFloat = 70
    private(set) var questions = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        questions += 1
        let copy = layoutAttributes.copy() as! UICollectionViewLayoutAttributes
        copy.size.height = Self.wanted
        return copy
    }
}

@MainActor
@Suite struct LayoutCallTests {
    @Test(
        "A layout is prepared, told what changes, asked for the offset and for what moves (Apple)",
        .requirement("U593"))
    func updateIsToldInOrder() {
        let layout = NotingLayout()
        let grid = TestGrid(count: 3, layout: layout)
        grid.show()
        layout.log = []
        grid.collection.performBatchUpdates {
            grid.items[0].remove(at: 1)
            grid.items[0].append("new")
            grid.collection.deleteItems(at: [.item(1)])
            grid.collection.insertItems(at: [.item(2)])
        }
        #expect(
            layout.log == [
                "prepare", "delete 0.1", "insert 0.2", "target", "final 0", "final 1", "final 2",
                "initial 0", "initial 1", "initial 2", "finalize true",
            ])
        layout.log = []
        grid.collection.reloadData()
        grid.show()
        #expect(layout.log == ["prepare"])
    }

    @Test(
        "Changes come by kind, sections before items, and sections have no item (assumed: A91)",
        .requirement("U593"))
    func changesComeByKind() {
        let layout = NotingLayout()
        let grid = TestGrid(count: 3, sections: 4, layout: layout)
        grid.show()
        layout.log = []
        grid.collection.performBatchUpdates {
            grid.items = [
                ["0.2", "0.0", "new"], ["1.0", "1.1", "1.2"], ["new"], ["3.0", "3.1", "3.2"],
            ]
            grid.collection.insertSections([2])
            grid.collection.moveItem(at: .item(2), to: .item(0))
            grid.collection.insertItems(at: [.item(2)])
            grid.collection.reloadItems(at: [.item(1, 1)])
            grid.collection.deleteItems(at: [.item(1)])
            grid.collection.deleteSections([2])
        }
        let names = ["insert", "delete", "reload", "move"]
        let changes = layout.log.filter { entry in names.contains { entry.hasPrefix($0) } }
        #expect(
            changes == [
                "delete section 2", "delete 0.1", "reload 1.1 1.1", "insert section 2",
                "insert 0.2", "move 0.2 0.0",
            ])
    }

    @Test("An update without changes is told, too", .requirement("U593"))
    func emptyUpdateIsTold() {
        let layout = NotingLayout()
        let grid = TestGrid(count: 2, layout: layout)
        grid.show()
        layout.log = []
        grid.collection.performBatchUpdates(nil)
        #expect(layout.log.prefix(2) == ["prepare", "target"])
        #expect(layout.log.last == "finalize true")
    }

    @Test(
        "A context's adjustments are added to the content at once (assumed: A94)",
        .requirement("U593"))
    func adjustmentsAreAdded() {
        let layout = NotingLayout()
        let grid = TestGrid(count: 20, layout: layout)
        grid.show()
        grid.collection.contentOffset.y = 300
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: 50)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
        layout.invalidateLayout(with: context)
        #expect(grid.collection.contentSize.height == 2_050)
        #expect(grid.collection.contentOffset.y == 340)
        grid.show()
        // The layout's own size counts again.
        #expect(grid.collection.contentSize.height == 2_000)
        #expect(grid.collection.contentOffset.y == 340)
    }

    @Test(
        "At the end of the content, adjustments to a smaller size move it once",
        .requirement("U593"))
    func adjustmentsAtEndCountOnce() {
        let layout = NotingLayout()
        let grid = TestGrid(count: 20, layout: layout)
        grid.show()
        let end = 2_000 - grid.collection.bounds.height
        grid.collection.contentOffset.y = end
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentSizeAdjustment = CGSize(width: 0, height: -50)
        context.contentOffsetAdjustment = CGPoint(x: 0, y: -50)
        layout.invalidateLayout(with: context)
        #expect(grid.collection.contentSize.height == 1_950)
        #expect(grid.collection.contentOffset.y == end - 50)
    }

    @Test("A context remembers the elements that changed", .requirement("U593"))
    func contextRemembersElements() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(context.invalidatedSupplementaryIndexPaths == nil)
        #expect(context.invalidatedDecorationIndexPaths == nil)
        context.invalidateItems(at: [.item(1)])
        context.invalidateItems(at: [.item(2)])
        context.invalidateSupplementaryElements(ofKind: "header", at: [.item(0)])
        context.invalidateDecorationElements(ofKind: "card", at: [.item(0, 1)])
        #expect(context.invalidatedItemIndexPaths == [.item(1), .item(2)])
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [.item(0)]])
        #expect(context.invalidatedDecorationIndexPaths == ["card": [.item(0, 1)]])
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    }

    private func wanting(_ layout: NotingLayout) -> TestGrid {
        let grid = TestGrid(count: 3, layout: layout)
        grid.collection.register(WantingTile.self, forCellWithReuseIdentifier: "tile")
        grid.show()
        return grid
    }

    @Test(
        "A cell that prefers another size is asked once for each that it gets (assumed: A93)",
        .requirement("U593"), arguments: [false, true])
    func cellIsAskedOnce(isDeaf: Bool) throws {
        let layout = NotingLayout()
        layout.isDeaf = isDeaf
        let grid = wanting(layout)
        #expect(layout.log.filter { $0 == "prefers 1" }.count == 1)
        let tile = try #require(
            grid.collection.cellForItem(at: .item(1)) as? WantingTile)
        #expect(tile.questions == 1)
        #expect(tile.frame.height == (isDeaf ? 90 : 70))
        grid.collection.contentInset.bottom = 30
        grid.show()
        #expect(tile.questions == 1)
        layout.heights[.item(1)] = 80
        layout.invalidateLayout()
        grid.show()
        #expect(tile.questions == 2)
    }

    @Test("A cell that is reused or reconfigured is asked again", .requirement("U593"))
    func reusedCellIsAskedAgain() throws {
        let layout = NotingLayout()
        let grid = wanting(layout)
        let tile = try #require(
            grid.collection.cellForItem(at: .item(1)) as? WantingTile)
        grid.collection.reconfigureItems(at: [.item(1)])
        grid.show()
        #expect(tile.questions == 2)
        tile.invalidateIntrinsicContentSize()
        grid.show()
        #expect(tile.questions == 3)
    }

    @Test(
        "The old layout is told of another one first, both have the view until then (assumed: A95)",
        .requirement("U593"), arguments: [true, false])
    func bothLayoutsAreTold(animated: Bool) {
        let (old, new) = (NotingLayout(), NotingLayout())
        let grid = TestGrid(count: 3, layout: old)
        grid.show()
        (old.log, new.log) = ([], [])
        grid.collection.setCollectionViewLayout(new, animated: animated)
        #expect(old.log == ["to true", "final true"])
        #expect(new.log == ["from true", "prepare", "target", "final true"])
        #expect(old.collectionView == nil)
    }
}
