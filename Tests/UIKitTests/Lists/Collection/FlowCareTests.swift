import Testing
import UIKit

// Where a test names no source: Apple's reference of UICollectionViewFlowLayout.
/// The questions of a flow layout, their moments, and its response to answers that are no measures.
@MainActor
@Suite struct FlowCareTests {
    private final class Source: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        let counts: [Int]
        var asked: [IndexPath] = []

        init(_ counts: [Int]) {
            self.counts = counts
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { counts[section] }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked.append(indexPath)
            return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
    }

    /// Keeps its source alive, which a collection view does not.
    private final class Grid: UICollectionView {
        var source: Source?
    }

    private func grid(_ source: Source) -> Grid {
        let view = Grid(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewFlowLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.source = source
        view.dataSource = source
        view.delegate = source
        return view
    }

    @Test("Nobody is asked for the size of an item that does not exist")
    func missingItemsAreNotMeasured() {
        let source = Source([0, 2, 0])
        grid(source).layoutIfNeeded()
        #expect(Set(source.asked) == [[1, 0], [1, 1]])
    }

    @Test("Scrolling does not measure anew, with room left at the sides or without")
    func scrollingDoesNotMeasureAnew() {
        let source = Source([500])
        let view = grid(source)
        view.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        view.layoutIfNeeded()
        source.asked = []
        for step in 1...5 {
            view.contentOffset.y = CGFloat(step) * 20
            view.layoutIfNeeded()
        }
        #expect(source.asked == [])
    }

    @Test("Lines are made anew when the room at the sides changes, and when it is gone")
    func changedSideRoomRemakesLines() {
        let view = grid(Source([20]))
        view.contentInset = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 100)
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 120, height: 590))
        view.contentInset = .zero
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.contentSize == CGSize(width: 320, height: 230))
    }

    @Test(
        "Measures that are no numbers, or far too small, end no app",
        arguments: [CGFloat.nan, .infinity, -.infinity, -1000, .greatestFiniteMagnitude])
    func oddMeasuresEndNoApp(_ odd: CGFloat) {
        let source = Source([3, 0, 4])
        let view = grid(source)
        let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
        layout?.itemSize = CGSize(width: odd, height: odd)
        layout?.minimumLineSpacing = odd
        layout?.minimumInteritemSpacing = odd
        layout?.sectionInset = UIEdgeInsets(top: odd, left: odd, bottom: odd, right: odd)
        layout?.headerReferenceSize = CGSize(width: odd, height: odd)
        layout?.sectionHeadersPinToVisibleBounds = true
        view.layoutIfNeeded()
        _ = layout?.layoutAttributesForElements(in: CGRect(x: odd, y: odd, width: 9, height: 9))
        #expect(view.numberOfSections == 3)
        #expect(source.asked.count == 7)
    }

    @Test("A cell's reuse identifier is the one it was registered with (Apple, reuseIdentifier)")
    func cellKeepsRegisteredReuseIdentifier() {
        let view = grid(Source([1]))
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 0])?.reuseIdentifier == "item")
    }
}
