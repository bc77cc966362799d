import Foundation
import Requirements
import Testing
import UIKit

/// Settings as a table controller shows them: only what is needed is implemented.
private class SettingsController: UITableViewController {
    let sections = [("Account", ["Name", "Email"]), ("Sound", ["Ringtone"])]
    private(set) var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.rowHeight = 52
        tableView.flashScrollIndicators()
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].1.count
    }

    override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        sections[section].0
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = sections[indexPath.section].1[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(sections[indexPath.section].1[indexPath.row])
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

/// The same with heights of its own, which ask the superclass for some rows.
private final class TallSettingsController: SettingsController {
    private(set) var questions = 0

    override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        questions += 1
        return indexPath.section == 0 ? 80 : 60
    }
}

/// A list of tasks that can be deleted.
private final class TasksController: UITableViewController {
    private(set) var tasks = ["Milk", "Bread", "Eggs"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "task")
            ?? UITableViewCell(style: .default, reuseIdentifier: "task")
        cell.textLabel?.text = tasks[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        tasks.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

/// A cell with a field, which hands on what is typed by a closure.
private final class FieldCell: UITableViewCell {
    let field = UITextField()
    var onChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(
                equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        field.addAction(
            UIAction { [weak self] _ in self?.onChange(self?.field.text ?? "") },
            for: .editingChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        field.text = nil
        onChange = { _ in }
    }
}

/// A plain controller that is the data source of its table.
private final class ProfileController: UIViewController, UITableViewDataSource {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private(set) var values = ["", "", ""]

    override func loadView() {
        view = tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        values.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        if let cell = cell as? FieldCell {
            cell.field.text = values[indexPath.row]
            cell.onChange = { [weak self] in self?.values[indexPath.row] = $0 }
        }
        return cell
    }
}

/// Swatches of color, one of which is chosen.
private final class PaletteController: UICollectionViewController {
    let colors: [UIColor] = [.red, .green, .blue, .orange, .purple]
    private(set) var chosen: UIColor?

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.minimumInteritemSpacing = 10
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { colors.count }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "swatch", for: indexPath)
        cell.backgroundColor = colors[indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
        chosen = colors[indexPath.item]
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct ListIdiomTests {
    @Test("A table controller that names no heights has the rows' height", .requirement("U356"))
    func unnamedHeightsAreRowHeight() {
        let device = SimulatedDevice(.iPhone13)
        let settings = SettingsController(style: .grouped)
        device.show(settings)
        let row = settings.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(row.height == 52)
        #expect(settings.tableView.numberOfSections == 2)

        let tall = TallSettingsController(style: .grouped)
        device.show(tall)
        #expect(tall.questions > 0)
        #expect(tall.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
        #expect(tall.tableView.rectForRow(at: IndexPath(row: 0, section: 1)).height == 60)
    }

    @Test("A row that is tapped is chosen and does not stay selected", .requirement("U356"))
    func tappedRowIsChosenThenDeselected() throws {
        let device = SimulatedDevice(.iPhone13)
        let settings = SettingsController(style: .insetGrouped)
        device.show(UINavigationController(rootViewController: settings))
        let path = IndexPath(row: 1, section: 0)
        try device.tap(#require(settings.tableView.cellForRow(at: path)))
        #expect(settings.chosen == ["Email"])
        device.settle()
        #expect(settings.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A row is deleted by its button while the table is edited", .requirement("U356"))
    func deleteButtonDeletesRowWhileEditing() throws {
        let device = SimulatedDevice(.iPhone13)
        let tasks = TasksController(style: .plain)
        device.show(tasks)
        tasks.setEditing(true, animated: false)
        device.settle()
        let cell = try #require(tasks.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.isEditing)
        let button = try #require(cell.subviews.first { $0.accessibilityLabel == "Delete" })
        try device.tap(button)
        device.settle()
        #expect(tasks.tasks == ["Milk", "Eggs"])
        #expect(tasks.tableView.numberOfRows(inSection: 0) == 2)
    }

    @Test("A field in a cell hands on what is typed", .requirement("U356"))
    func fieldInCellHandsOnTyping() throws {
        let device = SimulatedDevice(.iPhone13)
        let profile = ProfileController()
        device.show(profile)
        let path = IndexPath(row: 2, section: 0)
        let cell = try #require(profile.tableView.cellForRow(at: path) as? FieldCell)
        try device.tap(cell.field)
        device.type("Oslo")
        #expect(profile.values == ["", "", "Oslo"])
        #expect(profile.tableView.indexPath(for: cell) == path)
    }

    @Test("An item that is tapped is selected", .requirement("U356")) func tappedItemIsSelected()
        throws
    {
        let device = SimulatedDevice(.iPhone13)
        let palette = PaletteController()
        device.show(palette)
        let path = IndexPath(item: 2, section: 0)
        let cell = try #require(palette.collectionView.cellForItem(at: path))
        #expect(cell.bounds.size == CGSize(width: 60, height: 60))
        try device.tap(cell)
        #expect(palette.chosen == .blue)
        #expect(palette.collectionView.indexPathsForSelectedItems == [path])
    }
}
#endif
