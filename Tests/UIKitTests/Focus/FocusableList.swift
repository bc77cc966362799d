#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import UIKit

/// A table or a collection view of twelve rows beside nothing else, on an iPad with a keyboard.
@MainActor
final class FocusableList: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    enum Kind: CaseIterable, Sendable {
        case table, collection
    }

    let kind: Kind
    let screen = FocusScreen()
    let table = UITableView()
    let grid = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    /// The cells' own answer; nil for cells that leave it to the list.
    var ownAnswer: Bool?

    init(_ kind: Kind, top: CGFloat = 100) {
        self.kind = kind
        super.init()
        let frame = CGRect(x: 0, y: top, width: 300, height: 400)
        table.rowHeight = 40
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
            width: 300, height: 40)
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing = 0
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
        grid.register(StubbornItem.self, forCellWithReuseIdentifier: "stubborn")
        (table.dataSource, grid.dataSource) = (self, self)
        view.frame = frame
        screen.controller.view.addSubview(view)
    }

    var view: UIScrollView { kind == .table ? table : grid }

    func show() { screen.device.advance(by: 0) }

    var allowsFocus: Bool {
        get { kind == .table ? table.allowsFocus : grid.allowsFocus }
        set { (table.allowsFocus, grid.allowsFocus) = (newValue, newValue) }
    }

    var selectionFollowsFocus: Bool {
        get { kind == .table ? table.selectionFollowsFocus : grid.selectionFollowsFocus }
        set { (table.selectionFollowsFocus, grid.selectionFollowsFocus) = (newValue, newValue) }
    }

    var remembersLast: Bool {
        get {
            kind == .table
                ? table.remembersLastFocusedIndexPath : grid.remembersLastFocusedIndexPath
        }
        set {
            table.remembersLastFocusedIndexPath = newValue
            grid.remembersLastFocusedIndexPath = newValue
        }
    }

    func use(_ delegate: (any UITableViewDelegate & UICollectionViewDelegate)?) {
        (table.delegate, grid.delegate) = (delegate, delegate)
    }

    func cell(_ row: Int) -> UIView? {
        let path = IndexPath(row: row, section: 0)
        return kind == .table ? table.cellForRow(at: path) : grid.cellForItem(at: path)
    }

    func select(_ row: Int) {
        let path = IndexPath(row: row, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        grid.selectItem(at: path, animated: false, scrollPosition: [])
    }

    /// The row that is focused.
    var focused: Int? {
        let item = screen.system?.focusedItem
        return (0..<12).first { cell($0).map { $0 === item } ?? false }
    }

    var selected: [Int] {
        let paths =
            kind == .table ? table.indexPathsForSelectedRows : grid.indexPathsForSelectedItems
        return (paths ?? []).map(\.row).sorted()
    }

    func press(_ key: String, times: Int = 1) {
        for _ in 0..<times { screen.device.press(key) }
    }

    // MARK: Cells

    final class StubbornRow: UITableViewCell {
        var answer = true
        override var canBecomeFocused: Bool { answer }
    }

    final class StubbornItem: UICollectionViewCell {
        var answer = true
        override var canBecomeFocused: Bool { answer }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        guard let ownAnswer else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        let cell = StubbornRow(style: .default, reuseIdentifier: nil)
        cell.answer = ownAnswer
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let name = ownAnswer == nil ? "plain" : "stubborn"
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
        (cell as? StubbornItem)?.answer = ownAnswer ?? true
        return cell
    }
}

/// Leaves everything to the list.
@MainActor
final class QuietListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

/// Decides about focus for each row, and writes down the calls it receives.
@MainActor
final class DecidingListDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var canFocus: (Int) -> Bool = { _ in true }
    var follows: (Int) -> Bool = { _ in true }
    private(set) var askedToFollow: [Int] = []
    private(set) var selections: [Int] = []

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        canFocus(indexPath.row)
    }

    func collectionView(
        _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { canFocus(indexPath.item) }

    func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool { answer(indexPath.row) }

    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { answer(indexPath.item) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selections.append(indexPath.row)
    }

    func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selections.append(indexPath.item) }

    private func answer(_ row: Int) -> Bool {
        askedToFollow.append(row)
        return follows(row)
    }
}
#endif
