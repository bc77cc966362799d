#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import UIKit

/// A screen with a table or a collection view that has a text field in each of its cells.
@MainActor
final class FieldList: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    enum Kind: CaseIterable, Sendable {
        case table, collection
    }

    private final class Row: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Tile: UICollectionViewCell {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    let kind: Kind
    let device: SimulatedDevice
    var texts = (0..<100).map { "field \($0)" }
    /// The rows that the list has asked for.
    private(set) var asked: [Int] = []
    let table = UITableView(frame: .zero)
    let collection: UICollectionView

    init(_ kind: Kind, _ set: (inout UIKitBehavior) -> Void) {
        self.kind = kind
        var behavior = UIKitBehavior()
        set(&behavior)
        device = SimulatedDevice(.iPhoneSE, behavior: behavior)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 44)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
        table.rowHeight = 44
        table.register(Row.self, forCellReuseIdentifier: "field")
        collection.register(Tile.self, forCellWithReuseIdentifier: "field")
        table.dataSource = self
        collection.dataSource = self
        // Not as the device's root, which would keep the device as long as that keeps this.
        let host = UIViewController()
        device.show(host)
        view.frame = host.view.bounds
        host.view.addSubview(view)
        host.view.layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    var list: UIScrollView { kind == .table ? table : collection }

    override func loadView() {
        list.contentInsetAdjustmentBehavior = .never
        view = list
    }

    /// The field that the cell of a row has; nil where no cell is answered.
    func field(_ row: Int) -> UITextField? {
        cell(row)?.subviews.flatMap(\.subviews).compactMap { $0 as? UITextField }.first
    }

    func cell(_ row: Int) -> UIView? {
        kind == .table
            ? table.cellForRow(at: [0, row]) : collection.cellForItem(at: [0, row])
    }

    func scroll(to offset: CGFloat) {
        list.contentOffset.y = offset
        list.layoutIfNeeded()
    }

    func reloadData() {
        kind == .table ? table.reloadData() : collection.reloadData()
    }

    func reload(_ row: Int) {
        kind == .table
            ? table.reloadRows(at: [[0, row]], with: .none)
            : collection.reloadItems(at: [[0, row]])
    }

    func reloadSection() {
        kind == .table
            ? table.reloadSections([0], with: .none) : collection.reloadSections([0])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        texts.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        asked.append(indexPath.row)
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        (cell as? Row)?.field.text = texts[indexPath.row]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "field", for: indexPath)
        (cell as? Tile)?.field.text = texts[indexPath.item]
        return cell
    }
}
#endif
