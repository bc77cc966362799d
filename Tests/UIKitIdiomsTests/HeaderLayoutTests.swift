import ForeignLayouts
import Foundation
import Requirements
import Testing
import UIKit

private final class Title: UICollectionReusableView {
    var section = -1
}

/// Sections of rows with a title each.
private final class SectionsController: UICollectionViewController {
    let sticky = StickyHeaderLayout()

    init() {
        sticky.itemSize = CGSize(width: 300, height: 60)
        sticky.headerReferenceSize = CGSize(width: 300, height: 40)
        sticky.minimumLineSpacing = 0
        super.init(collectionViewLayout: sticky)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        collectionView.register(
            Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 8 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? Title)?.section = indexPath.section
        return view
    }

    func title(_ section: Int) -> UICollectionReusableView? {
        collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))
    }

    var cards: [SectionCard] { collectionView.subviews.compactMap { $0 as? SectionCard } }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct HeaderLayoutTests {
    private let device = SimulatedDevice(.iPhone13)

    private func show() -> SectionsController {
        let screen = SectionsController()
        device.show(screen)
        device.settle()
        return screen
    }

    @Test("A layout that asks for it moves its headers at each scroll", .requirement("U593"))
    func headersStayAtTop() throws {
        let screen = show()
        let (list, before) = (screen.collectionView!, screen.sticky.measurements)
        for offset in [100, 300, 470, 500, 530, 900] as [CGFloat] {
            list.contentOffset.y = offset
            device.settle()
            let section = Int(offset / 520)
            let title = try #require(screen.title(section))
            let end = CGFloat(section + 1) * 520
            #expect(title.frame.minY == min(offset, end - 40))
            #expect(list.subviews.last is Title)
        }
        #expect(screen.sticky.scrolls >= 6)
        #expect(screen.sticky.measurements == before)
    }

    @Test("Decoration views are the layout's own, below the cells", .requirement("U593"))
    func decorationsAreTheLayouts() throws {
        let screen = show()
        #expect(screen.cards.count == 2)
        let card = try #require(screen.cards.min { $0.frame.minY < $1.frame.minY })
        #expect(card.frame == CGRect(x: 0, y: 40, width: card.frame.width, height: 480))
        #expect(screen.collectionView.subviews.first is SectionCard)
        #expect(
            screen.collectionView.indexPathsForVisibleSupplementaryElements(ofKind: "card")
                .isEmpty)
        screen.collectionView.contentOffset.y = 1_100
        device.settle()
        #expect(screen.cards.allSatisfy { $0.frame.intersects(screen.collectionView.bounds) })
        #expect(screen.cards.count == 2)
    }
}
#endif
