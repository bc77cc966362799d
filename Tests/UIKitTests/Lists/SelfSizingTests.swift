import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference, and WWDC 2022, session 10068.
@MainActor
struct SelfSizingTests {
    /// The ways in which apps have a row measured again.
    enum Way: CaseIterable, Sendable {
        case beginUpdates, performBatchUpdates, reconfigured, invalidatedCell, invalidatedContent
    }

    @Test("A row that needs more is as high as it needs, in the same cell", arguments: Way.allCases)
    func grownRowIsMeasuredAgain(way: Way) {
        let list = NoteTable()
        let (cell, before) = (list.cell(1), list.height(of: 1))
        list.note(1)?.text = "one\ntwo\nthree\nfour"
        list.show()
        #expect(list.height(of: 1) == before)
        list.measure(1, way)
        list.show()
        #expect(list.height(of: 1) == list.neededHeight(of: 1))
        #expect(list.height(of: 1) > before + 40)
        #expect(list.cell(1) === cell && list.cell(1)?.frame.height == list.height(of: 1))
        #expect(list.cell(2)?.frame.minY == list.cell(1)?.frame.maxY)
    }

    @Test("An empty update changes the heights at once")
    func emptyUpdateChangesHeightsAtOnce() {
        let list = NoteTable()
        let (end, top) = (list.table.contentSize.height, list.cell(2)?.frame.minY ?? 0)
        list.note(1)?.text = "one\ntwo\nthree\nfour"
        let growth = list.neededHeight(of: 1) - list.height(of: 1)
        list.table.beginUpdates()
        list.table.endUpdates()
        #expect(list.table.contentSize.height == end + growth)
        #expect(list.cell(2)?.frame.minY == top + growth)
    }

    @Test("A row above those in sight keeps the height that it was measured to have")
    func rowOutOfSightKeepsHeight() {
        let list = NoteTable()
        list.note(1)?.text = "one\ntwo\nthree\nfour"
        list.measure(1, .beginUpdates)
        list.show()
        let height = list.height(of: 1)
        list.table.contentOffset.y = 700
        list.show()
        let offset = list.table.contentOffset.y
        list.measure(15, .beginUpdates)
        list.show()
        #expect(list.height(of: 1) == height)
        #expect(list.table.contentOffset.y == offset)
    }

    @Test(
        "At the end of rows that were measured, an update scrolls nothing", arguments: Way.allCases)
    func updateAtEndScrollsNothing(way: Way) {
        let list = NoteTable()
        for row in 0..<30 {
            list.table.scrollToRow(at: [0, row], at: .bottom, animated: false)
            list.show()
            list.note(row)?.text = "one\ntwo\nthree"
            list.measure(row, .beginUpdates)
            list.show()
        }
        let end = list.table.contentSize.height - 480
        list.table.contentOffset.y = end
        list.show()
        #expect(end > 900)
        list.note(29)?.text += "\nfour"
        list.measure(29, way)
        #expect(list.table.contentOffset.y == end)
        list.show()
        #expect(list.table.contentOffset.y == end)
        #expect(list.table.contentSize.height > end + 480)
    }

    @Test("A table at its end stays there while its rows turn out to be lower")
    func lowerRowsLeaveEndAtEnd() {
        let list = NoteTable()
        list.table.estimatedRowHeight = 301
        list.table.reloadData()
        list.show()
        list.table.contentOffset.y = list.table.contentSize.height - 480
        list.show()
        #expect(list.height(of: 29) < 100)
        #expect(list.table.contentOffset.y == list.table.contentSize.height - 480)
    }

    @Test("A row that begins above the visible part grows at its end (assumed: A43)")
    func rowThatBeginsAboveGrowsAtItsEnd() {
        let list = NoteTable()
        list.note(1)?.text = Array(repeating: "line", count: 40).joined(separator: "\n")
        list.measure(1, .beginUpdates)
        list.show()
        list.table.contentOffset.y = 300
        list.show()
        let height = list.height(of: 1)
        list.note(1)?.text += "\none more"
        list.measure(1, .beginUpdates)
        list.show()
        #expect(list.height(of: 1) > height)
        #expect(list.table.contentOffset.y == 300)
    }

    @Test("Where the delegate says heights, it is asked again")
    func delegateIsAskedAgain() {
        let list = NoteTable(asksDelegate: true)
        list.heights[1] = 90
        list.show()
        #expect(list.height(of: 1) == 50)
        list.measure(1, .performBatchUpdates)
        #expect(list.height(of: 1) == 90)
    }

    @available(iOS 16, *)
    @Test("A text view in the content doesn't resize its cell, unless constraints are included")
    func constraintsCountWhereIncluded() {
        for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
            let list = NoteTable()
            #expect(list.table.selfSizingInvalidation == .enabled)
            list.table.selfSizingInvalidation = mode
            let before = list.height(of: 1)
            list.note(1)?.text = "one\ntwo\nthree\nfour"
            list.show()
            #expect((list.height(of: 1) > before) == (mode == .enabledIncludingConstraints))
        }
    }

    @available(iOS 16, *)
    @Test("Where it is disabled, a cell can't ask to be measured")
    func disabledInvalidationDoesNothing() {
        let list = NoteTable()
        list.table.selfSizingInvalidation = .disabled
        let before = list.height(of: 1)
        list.note(1)?.text = "one\ntwo\nthree\nfour"
        list.measure(1, .invalidatedCell)
        list.show()
        #expect(list.height(of: 1) == before)
    }

    @Test("Items of a list layout grow alike", arguments: Way.allCases)
    func grownItemIsMeasuredAgain(way: Way) {
        let list = NoteGrid()
        let (cell, before) = (list.cell(1), list.height(of: 1))
        list.note(1)?.text = "one\ntwo\nthree\nfour"
        list.show()
        #expect(list.height(of: 1) == before)
        list.measure(1, way)
        list.show()
        #expect(list.height(of: 1) > before + 40)
        #expect(list.cell(1) === cell)
        #expect(list.cell(2)?.frame.minY == list.cell(1)?.frame.maxY)
        #expect(list.contentHeight > 30 * before + 40)
    }
}

/// A table with a text view as high as its text in each row.
@MainActor
private final class NoteTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var heights: [Int: CGFloat] = [:]
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let asksDelegate: Bool

    init(asksDelegate: Bool = false) {
        self.asksDelegate = asksDelegate
        super.init()
        table.contentInsetAdjustmentBehavior = .never
        table.register(NoteRow.self, forCellReuseIdentifier: "note")
        table.dataSource = self
        table.delegate = self
        window.addSubview(table)
        window.isHidden = false
        show()
    }

    func show() { table.layoutIfNeeded() }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: [0, row]) }

    func note(_ row: Int) -> UITextView? { (cell(row) as? NoteRow)?.note }

    func height(of row: Int) -> CGFloat { table.rectForRow(at: [0, row]).height }

    func neededHeight(of row: Int) -> CGFloat {
        let note = note(row)
        return note?.sizeThatFits(CGSize(width: note?.bounds.width ?? 0, height: 0)).height ?? 0
    }

    func measure(_ row: Int, _ way: SelfSizingTests.Way) {
        switch way {
        case .beginUpdates:
            table.beginUpdates()
            table.endUpdates()
        case .performBatchUpdates: table.performBatchUpdates(nil)
        case .reconfigured: table.reconfigureRows(at: [[0, row]])
        case .invalidatedCell: cell(row)?.invalidateIntrinsicContentSize()
        case .invalidatedContent: cell(row)?.contentView.invalidateIntrinsicContentSize()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asksDelegate ? heights[indexPath.row] ?? 50 : UITableView.automaticDimension
    }
}

/// A list in a collection view with a text view as high as its text in each item.
@MainActor
private final class NoteGrid: NSObject, UICollectionViewDataSource {
    private let collection: UICollectionView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    override init() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(group: group)))
        super.init()
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(NoteItem.self, forCellWithReuseIdentifier: "note")
        collection.dataSource = self
        window.addSubview(collection)
        window.isHidden = false
        show()
    }

    var contentHeight: CGFloat { collection.contentSize.height }

    func show() { collection.layoutIfNeeded() }

    func cell(_ item: Int) -> UICollectionViewCell? { collection.cellForItem(at: [0, item]) }

    func note(_ item: Int) -> UITextView? { (cell(item) as? NoteItem)?.note }

    func height(of item: Int) -> CGFloat { cell(item)?.frame.height ?? 0 }

    func measure(_ item: Int, _ way: SelfSizingTests.Way) {
        switch way {
        case .beginUpdates: collection.collectionViewLayout.invalidateLayout()
        case .performBatchUpdates: collection.performBatchUpdates(nil)
        case .reconfigured: collection.reconfigureItems(at: [[0, item]])
        case .invalidatedCell: cell(item)?.invalidateIntrinsicContentSize()
        case .invalidatedContent: cell(item)?.contentView.invalidateIntrinsicContentSize()
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
    }
}

@MainActor
private final class NoteRow: UITableViewCell {
    let note = UITextView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note.fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class NoteItem: UICollectionViewCell {
    let note = UITextView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        note.fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
}

extension UITextView {
    fileprivate func fill(_ view: UIView) {
        isScrollEnabled = false
        font = .systemFont(ofSize: 17)
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }
}
