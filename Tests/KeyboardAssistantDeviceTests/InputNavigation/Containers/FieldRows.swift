import CoreGraphics
import KeyboardAssistant
import UIKit

/// The data source of a table or collection view that has text fields in its cells.
@MainActor
final class FieldRows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource,
    UITextFieldDelegate
{
    /// The names of the fields in each row of each section.
    var sections: [[[String]]]
    /// The rows for which a cell was made.
    private(set) var asked: [IndexPath] = []
    /// The fields that refuse the focus.
    var refused: Set<String> = []
    /// A closure that prepares the view of a row, after its fields.
    var prepare: (UIView, [UITextField]) -> Void = { _, _ in }
    /// A closure that is called when editing ends in a field.
    var onEnd: (UITextField) -> Void = { _ in }
    /// A closure that makes a field.
    var makeField: () -> UITextField = { UITextField() }
    /// A closure that makes a section's header or footer of a table whose delegate this is.
    var makeHeader: (UITableView, String) -> UIView? = { _, _ in nil }
    /// A closure that fills a supplementary view of a collection view in place of a field.
    var fillSupplementary: ((UICollectionReusableView) -> Void)?
    /// The fields of rows that keep theirs.
    private(set) var fields: [UITextField] = []

    init(_ sections: [[[String]]]) {
        self.sections = sections
    }

    /// Creates rows with one field each, which are named by a prefix and a number.
    convenience init(_ prefix: String, _ count: Int) {
        self.init([(0..<count).map { ["\(prefix)\($0)"] }])
    }

    /// Creates rows with one field each, which are made now and not for each cell.
    convenience init(keeping count: Int) {
        self.init("", count)
        fields = (0..<count).map { field("\($0)") }
    }

    /// Creates a table of these rows.
    func table(_ frame: CGRect, _ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: frame, style: style)
        fill(table)
        return table
    }

    /// Creates a screen, which isn't a table view controller, and the table of these rows in it.
    func screen() -> (UIViewController, UITableView) {
        let screen = UIViewController()
        let table = table(screen.view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(table)
        return (screen, table)
    }

    /// Creates a table view controller of these rows.
    func tableController(rowHeight: CGFloat = 60) -> UITableViewController {
        let controller = UITableViewController(style: .plain)
        fill(controller.tableView)
        controller.tableView.rowHeight = rowHeight
        return controller
    }

    private func fill(_ table: UITableView) {
        table.rowHeight = 60
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    /// Creates a collection view of these rows.
    func collection(_ frame: CGRect, _ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        fill(collection)
        return collection
    }

    /// Creates a collection view controller of these rows.
    func collectionController(_ layout: UICollectionViewLayout) -> UICollectionViewController {
        let controller = UICollectionViewController(collectionViewLayout: layout)
        fill(controller.collectionView)
        return controller
    }

    private func fill(_ collection: UICollectionView) {
        collection.dataSource = self
        collection.register(FieldItem.self, forCellWithReuseIdentifier: "item")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: kind)
        }
    }

    // MARK: Cells

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        show(sections[indexPath.section][indexPath.row], in: cell.contentView)
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        item(in: collectionView, indexPath, sections[indexPath.section][indexPath.item])
    }

    func item(
        in collectionView: UICollectionView, _ indexPath: IndexPath, _ names: [String]
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        show(names, in: cell.contentView)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        if let fillSupplementary {
            fillSupplementary(view)
        } else {
            show(["\(isHeader ? "header" : "footer")\(indexPath.section)"], in: view)
        }
        return view
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        makeHeader(tableView, "header\(section)")
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        makeHeader(tableView, "footer\(section)")
    }

    /// Replaces the content of `view` by fields with these names.
    func show(_ names: [String], in view: UIView) {
        view.subviews.forEach { $0.removeFromSuperview() }
        let shown = names.enumerated().map { index, name in
            let field = fields.first { $0.placeholder == name } ?? field(name)
            field.frame.origin.x = CGFloat(4 + 64 * index)
            view.addSubview(field)
            return field
        }
        prepare(view, shown)
    }

    /// Creates a field with a name.
    func field(_ name: String) -> UITextField {
        let field = makeField()
        field.frame = CGRect(x: 4, y: 8, width: 60, height: 40)
        field.placeholder = name
        field.delegate = self
        return field
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        !refused.contains(textField.placeholder ?? "")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        onEnd(textField)
    }
}

/// An item with text fields, which is taller than its layout estimates.
final class FieldItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        fitting?.size.height = 110
        return fitting ?? layoutAttributes
    }
}

extension UIView {
    /// The text fields in this view that are named `name`.
    func fields(named name: String) -> [UITextField] {
        subviews.flatMap { view in
            (view as? UITextField)?.placeholder == name
                ? [view as? UITextField].compactMap(\.self) : view.fields(named: name)
        }
    }
}
