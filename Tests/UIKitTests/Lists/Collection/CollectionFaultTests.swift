#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct CollectionFaultTests {
    /// A data source whose cells and headers are made by closures.
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 1
        var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
        var header: (UICollectionView, IndexPath) -> UICollectionReusableView

        init(_ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
            self.cell = cell
            header = { _, _ in UICollectionReusableView() }
        }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { cell(collectionView, indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView { header(collectionView, indexPath) }
    }

    private func reasons(_ body: () -> Void) -> [String] {
        SimulatedDevice.collectFaults(body).map(\.description)
    }

    private func collection(
        of source: Source, header: CGFloat = 0
    ) -> (UICollectionView, UICollectionViewFlowLayout) {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = header
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return (view, layout)
    }

    @Test(
        "A collection view whose data source contradicts an update raises, and that is all",
        .requirement("U356"))
    func contradictedUpdateRaisesAndNothingElse() {
        let grid = TestGrid(count: 3)
        grid.show()
        grid.items[0].append("more")
        grid.items[0].append("still more")
        let found = reasons {
            grid.collection.insertItems(at: [.item(3)])
            grid.collection.reloadItems(at: [.item(0)])
            grid.collection.moveItem(at: .item(0), to: .item(9))
        }
        #expect(found.count == 3)
        #expect(
            found.first?.contains("Invalid update: invalid number of items in section 0") == true)
        #expect(found.first?.contains("(1 inserted, 0 deleted)") == true)
        #expect(found.last?.contains("to index path ([0, 9]) that does not exist") == true)
        grid.show()
        #expect(grid.collection.visibleCells.count == 3)
        grid.collection.insertItems(at: [.item(3), .item(4)])
        grid.show()
        #expect(grid.collection.visibleCells.count == 5)
    }

    @Test("Scrolling to and selecting items that are not there raises", .requirement("U356"))
    func outOfBounds() {
        let grid = TestGrid(count: 100)
        let found = reasons {
            grid.collection.scrollToItem(at: .item(100), at: .top, animated: false)
            grid.collection.scrollToItem(at: .item(0, 1), at: .top, animated: false)
            grid.collection.selectItem(at: .item(200), animated: false, scrollPosition: [])
        }
        #expect(found.count == 3)
        #expect(found[0].contains("scroll the collection view to an out-of-bounds item (100)"))
        #expect(found[0].hasSuffix("when there are only 100 items in section 0."))
        #expect(found[1].hasSuffix("section (1) when there are only 1 sections."))
        #expect(found[2].contains("modify the selection of an out-of-bounds item (200)"))
        #expect(grid.collection.contentOffset == .zero)
        #expect(grid.collection.indexPathsForSelectedItems == [])
    }

    @Test("A cell that was not dequeued is refused", .requirement("U356"))
    func cellNotDequeuedIsRefused() {
        let source = Source { _, _ in UICollectionViewCell(frame: .zero) }
        let (view, _) = collection(of: source)
        let found = reasons { view.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("does not have a reuseIdentifier") == true)
        #expect(view.visibleCells.isEmpty)
        source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        view.reloadData()
        #expect(reasons { view.layoutIfNeeded() } == [])
        #expect(view.visibleCells.count == 1)
    }

    @Test("A cell that is dequeued and not given back raises (iOS 18)", .requirement("U356"))
    func dequeuedCellNotGivenBackRaises() {
        let source = Source { view, path in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let (view, _) = collection(of: source)
        let found = reasons { view.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("Expected dequeued view to be returned") == true)
        #expect(view.visibleCells.isEmpty)
    }

    @Test(
        "A cell that is dequeued without being asked for raises at the next layout (iOS 18)",
        .requirement("U356"))
    func cellOutsideOfARequest() {
        let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let (view, _) = collection(of: source)
        view.layoutIfNeeded()
        let found = reasons {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: .item(0))
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        #expect(found.count == 1)
        #expect(found.first?.contains("Avoid dequeuing views without a request") == true)
        #expect(view.visibleCells.count == 1)
    }

    @Test("Identifiers that are not registered raise", .requirement("U356"))
    func unregisteredIdentifiersRaise() {
        let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
        let (view, _) = collection(of: source)
        let found = reasons { view.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("could not dequeue a view of kind: UICollectionEl") == true)
        #expect(found.first?.contains("with identifier other - must register a nib") == true)
        #expect(view.visibleCells.isEmpty)
    }

    @Test("A header that is laid out must be dequeued", .requirement("U356"))
    func laidOutHeaderMustBeDequeued() {
        let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let (view, _) = collection(of: source, header: 30)
        let found = reasons { view.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("was not retrieved by calling") == true)
        #expect(view.visibleCells.count == 1)
    }

    @Test("A layout must not speak of items that are not there", .requirement("U356"))
    func layoutMustNotNameMissingItems() {
        final class Dreamer: UICollectionViewLayout {
            override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                (0..<2).map {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, $0])
                    attributes.frame = CGRect(x: 0, y: $0 * 50, width: 40, height: 40)
                    return attributes
                }
            }
        }
        let source = Source { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let (view, _) = collection(of: source)
        view.collectionViewLayout = Dreamer()
        let found = reasons { view.layoutIfNeeded() }
        #expect(found.count == 1)
        #expect(found.first?.contains("received layout attributes for a cell") == true)
        #expect(view.visibleCells.count == 1)
    }

    @Test("A decoration whose class is unknown raises an exception", .requirement("U593"))
    func unknownDecoration() {
        final class Decorated: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(
                in rect: CGRect
            ) -> [UICollectionViewLayoutAttributes]? {
                let card = UICollectionViewLayoutAttributes(
                    forDecorationViewOfKind: "card", with: .item(0))
                card.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
                return (super.layoutAttributesForElements(in: rect) ?? []) + [card]
            }
        }
        let grid = TestGrid(count: 2, layout: Decorated())
        let reasons = reasons { grid.show() }
        #expect(reasons.count == 1)
        #expect(
            reasons.first?.contains("could not dequeue a decoration view of kind: card") == true)
        grid.collection.collectionViewLayout.register(
            UICollectionReusableView.self, forDecorationViewOfKind: "card")
        grid.collection.reloadData()
        grid.show()
        #expect(
            grid.collection.subviews.contains {
                $0.frame == CGRect(x: 0, y: 0, width: 320, height: 100)
            })
    }
}
#endif
