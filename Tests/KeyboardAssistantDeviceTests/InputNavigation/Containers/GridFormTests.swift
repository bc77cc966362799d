import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists)) struct GridFormTests {
    private typealias Size = NSCollectionLayoutSize
    private typealias Item = NSCollectionLayoutItem
    private typealias Group = NSCollectionLayoutGroup
    private typealias Section = NSCollectionLayoutSection

    /// A flow layout that UIKit mirrors where people read from right to left.
    private final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// The layouts of the grids.
    enum Kind: CaseIterable {
        case flow, compositional, estimated

        @MainActor fileprivate var layout: UICollectionViewLayout {
            switch self {
            case .flow: flow
            case .compositional: compositional(.absolute(100))
            case .estimated: compositional(.estimated(60))
            }
        }

        @MainActor private var flow: UICollectionViewFlowLayout {
            let layout = MirroredLayout()
            layout.itemSize = CGSize(width: 180, height: 100)
            return layout
        }

        @MainActor private func compositional(
            _ height: NSCollectionLayoutDimension
        ) -> UICollectionViewCompositionalLayout {
            let item = Item(
                layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: height))
            let group = Group.horizontal(
                layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: height),
                subitems: [item])
            return UICollectionViewCompositionalLayout(section: Section(group: group))
        }
    }

    private func makeForm(
        _ rows: FieldRows, _ layout: UICollectionViewLayout, language: String = "en"
    ) -> (MixedForm, UICollectionView) {
        let form = MixedForm(on: SimulatedDevice(language: language))
        let collection = form.fill(rows.collection(form.screen.view.bounds, layout), rows)
        return (form, collection)
    }

    /// Walks to the end and back, and returns whether every field was in sight.
    private func expectWalk(_ form: MixedForm, _ names: [String]) {
        form.tap(names[0])
        for name in names.dropFirst() {
            #expect(form.next() == name)
            #expect(form.isInSight, "\(name)")
        }
        for name in names.dropLast().reversed() {
            #expect(form.previous() == name)
            #expect(form.isInSight, "\(name)")
        }
    }

    @Test(
        "A grid of fields is walked item by item, there and back", .requirement("U360", "U361"),
        arguments: Kind.allCases)
    func gridIsWalkedItemByItem(kind: Kind) {
        let (form, _) = makeForm(FieldRows("", 24), kind.layout)
        expectWalk(form, (0..<24).map { "\($0)" })
    }

    @Test(
        "From right to left, items keep the order of their index paths, and fields that of reading",
        .requirement("U361"))
    func gridIsWalkedFromRightToLeft() {
        let rows = FieldRows([(0..<20).map { ["\($0)left", "\($0)right"] }])
        let (form, _) = makeForm(rows, Kind.flow.layout, language: "ar")
        expectWalk(form, (0..<20).flatMap { ["\($0)right", "\($0)left"] })
    }

    @Test(
        "Sections that scroll sideways are walked through to their ends", .requirement("U363"),
        arguments: ["en", "ar"])
    func orthogonalSectionsAreWalked(language: String) {
        let item = Item(
            layoutSize: Size(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = Group.horizontal(
            layoutSize: Size(widthDimension: .absolute(160), heightDimension: .absolute(120)),
            subitems: [item])
        let section = Section(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let rows = FieldRows((0..<6).map { section in (0..<4).map { ["\(section).\($0)"] } })
        let layout = UICollectionViewCompositionalLayout(section: section)
        let (form, _) = makeForm(rows, layout, language: language)
        expectWalk(form, (0..<6).flatMap { section in (0..<4).map { "\(section).\($0)" } })
    }

    @Test("Fields in supplementary views come before and after their items", .requirement("U363"))
    func supplementaryViewsTakePart() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 180, height: 100)
        layout.headerReferenceSize = CGSize(width: 390, height: 60)
        layout.footerReferenceSize = CGSize(width: 390, height: 60)
        let rows = FieldRows((0..<4).map { section in (0..<5).map { ["\(section).\($0)"] } })
        let (form, _) = makeForm(rows, layout)
        expectWalk(
            form,
            (0..<4).flatMap { section in
                ["header\(section)"] + (0..<5).map { "\(section).\($0)" } + ["footer\(section)"]
            })
    }

    @Test(
        "A grid that is reloaded when editing ends is walked on", .requirement("U363"),
        arguments: Kind.allCases)
    func reloadInEndOfEditingKeepsPlace(kind: Kind) {
        let rows = FieldRows("", 16)
        let (form, collection) = makeForm(rows, kind.layout)
        rows.onEnd = { [weak collection] _ in collection?.reloadData() }
        expectWalk(form, (0..<16).map { "\($0)" })
    }

    /// The changes of a snapshot when editing ends in an item.
    enum Change: CaseIterable {
        case nothing, reload, insertBefore, deleteEdited, moveEditedToEnd
    }

    @Test(
        "A snapshot that is applied when editing ends doesn't lose the place",
        .requirement("U363"), arguments: Change.allCases)
    func snapshotInEndOfEditingKeepsPlace(change: Change) {
        typealias Source = UICollectionViewDiffableDataSource<Int, String>
        let rows = FieldRows([])
        let form = MixedForm()
        let collection = rows.collection(form.screen.view.bounds, Kind.flow.layout)
        let source = Source(collectionView: collection) { [unowned rows] in
            rows.item(in: $0, $1, [$2])
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<16).map { "\($0)" })
        source.apply(snapshot, animatingDifferences: false)
        form.fill(collection, rows)
        rows.onEnd = { [weak source] field in
            guard let source, field.placeholder == "3" else { return }
            var next = source.snapshot()
            switch change {
            case .nothing: break
            case .reload: next.reloadItems(["3", "4"])
            case .insertBefore: next.insertItems(["new"], beforeItem: "3")
            case .deleteEdited: next.deleteItems(["3"])
            case .moveEditedToEnd: next.moveItem("3", afterItem: "15")
            }
            source.apply(next, animatingDifferences: false)
        }
        form.tap("3")
        let expected = change == .moveEditedToEnd ? "none" : "4"
        #expect(form.next() == expected)
        if change != .moveEditedToEnd { #expect(form.next() == "5") }
    }

    @Test(
        "A field that is deleted with its item while it is edited is followed by the next item",
        .requirement("U363"))
    func itemIsDeletedWhileEdited() {
        let rows = FieldRows("", 12)
        let (form, collection) = makeForm(rows, Kind.compositional.layout)
        form.tap("4")
        rows.onEnd = { [weak rows, weak collection] _ in
            rows?.onEnd = { _ in }
            rows?.sections[0].remove(at: 4)
            collection?.deleteItems(at: [IndexPath(item: 4, section: 0)])
        }
        #expect(form.next() == "5")
        #expect(form.previous() == "3")
    }
}
