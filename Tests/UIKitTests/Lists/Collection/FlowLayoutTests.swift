import Testing
import UIKit

/// Facts about `UICollectionViewFlowLayout`, from general knowledge where no source is named.
@MainActor
@Suite struct FlowLayoutTests {
    private final class Source: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var counts: [Int]
        var sizes: [CGSize]?

        init(_ counts: [Int]) {
            self.counts = counts
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { counts[section] }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            sizes.map { $0[indexPath.item] }
                ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
    }

    private func frames(
        _ counts: [Int], sizes: [CGSize]? = nil, width: CGFloat = 320,
        configure: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> [CGRect] {
        let (source, layout) = (Source(counts), UICollectionViewFlowLayout())
        source.sizes = sizes
        configure(layout)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return counts.indices.flatMap { section in
            (0..<counts[section]).compactMap {
                view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
            }
        }
    }

    @Test("A full line spreads what is left between its items, and the last keeps that spacing")
    func spreading() {
        let frames = frames([4]) { $0.itemSize = CGSize(width: 90, height: 50) }
        #expect(frames.map(\.minX) == [0, 115, 230, 0])
        #expect(frames.map(\.minY) == [0, 0, 0, 60])
        let five = self.frames([5]) { $0.itemSize = CGSize(width: 90, height: 50) }
        #expect(five.map(\.minX) == [0, 115, 230, 0, 115])
    }

    @Test("A line that is not full keeps the minimum spacing")
    func shortLine() {
        let frames = frames([2]) { $0.itemSize = CGSize(width: 90, height: 50) }
        #expect(frames.map(\.minX) == [0, 100])
    }

    @Test("An item alone on its line stands in the middle")
    func alone() {
        let frames = frames([2]) { $0.itemSize = CGSize(width: 200, height: 50) }
        #expect(frames.map(\.minX) == [60, 60])
    }

    @Test("Items of a line are centred on its height")
    func centering() {
        let sizes = [CGSize(width: 100, height: 20), CGSize(width: 100, height: 60)]
        #expect(frames([2], sizes: sizes).map(\.minY) == [20, 0])
    }

    @Test("Sections follow one another, with insets, headers and footers")
    func sections() {
        let frames = frames([1, 1]) {
            $0.itemSize = CGSize(width: 90, height: 50)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 7, bottom: 3, right: 0)
            $0.headerReferenceSize = CGSize(width: 1, height: 30)
            $0.footerReferenceSize = CGSize(width: 1, height: 20)
        }
        #expect(frames.map(\.origin) == [CGPoint(x: 7, y: 35), CGPoint(x: 7, y: 143)])
    }

    @Test("Scrolling sideways, lines stand upright")
    func horizontal() {
        let frames = frames([3]) {
            $0.scrollDirection = .horizontal
            $0.itemSize = CGSize(width: 50, height: 180)
        }
        #expect(frames.map(\.origin) == [.zero, CGPoint(x: 0, y: 220), CGPoint(x: 60, y: 0)])
    }

    @Test(
        "Items of one size lie where they would lie if each was asked for",
        arguments: [1, 2, 5, 17, 40], [CGFloat(30), 90, 155, 200, 500])
    func uniformTwin(count: Int, width: CGFloat) {
        let size = CGSize(width: width, height: 40)
        let asked = frames([count], sizes: Array(repeating: size, count: count))
        let (source, layout) = (PlainSource(count), UICollectionViewFlowLayout())
        layout.itemSize = size
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.layoutIfNeeded()
        let uniform = (0..<count).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
        #expect(uniform == asked)
    }

    private final class PlainSource: NSObject, UICollectionViewDataSource {
        let count: Int

        init(_ count: Int) {
            self.count = count
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    @Test(
        "The elements of a rectangle are those whose frames lie in it",
        arguments: [CGFloat(0), 35, 60, 300, 999], [CGFloat(1), 60, 200])
    func elements(top: CGFloat, height: CGFloat) {
        let (source, layout) = (Source([7, 0, 13, 4]), UICollectionViewFlowLayout())
        layout.itemSize = CGSize(width: 90, height: 50)
        layout.headerReferenceSize = CGSize(width: 0, height: 25)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.layoutIfNeeded()
        let rect = CGRect(x: 0, y: top, width: 320, height: height)
        let found = (layout.layoutAttributesForElements(in: rect) ?? [])
            .filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted()
        let expected = source.counts.indices.flatMap { section in
            (0..<source.counts[section]).map { IndexPath(item: $0, section: section) }
        }.filter { view.layoutAttributesForItem(at: $0)?.frame.intersects(rect) ?? false }
        #expect(found == expected)
    }
}
