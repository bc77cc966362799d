import CoreGraphics
import DeviceFixtures
import Foundation
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A table of rows with fields, whose heights follow from constraints.
private final class AppRowsScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    var heights = Array(repeating: CGFloat(60), count: 30)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 60
        table.register(AppRow.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? AppRow)?.height.constant = heights[indexPath.row]
        return cell
    }

    /// The field of the row, which is in view.
    func field(_ row: Int) -> UITextField {
        (table.cellForRow(at: [0, row]) as? AppRow)?.field ?? UITextField()
    }

    /// Gives the row another height, in an animation.
    func resize(_ row: Int, to height: CGFloat) {
        heights[row] = height
        (table.cellForRow(at: [0, row]) as? AppRow)?.height.constant = height
        table.performBatchUpdates(nil)
    }
}

private final class AppRow: UITableViewCell {
    let field = UITextField()
    private(set) lazy var height = field.heightAnchor.constraint(equalToConstant: 60)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }
}

extension TrackedApp {
    /// Edits fields in rows that grow, are reloaded, and are scrolled in.
    func playRows() {
        let screen = AppRowsScreen()
        device.show(screen)
        let navigator = InputNavigator(accessory: .controller(DefaultNavigationView()))
        navigator.delegate = self
        navigator.addInputItems(in: screen.table) { [weak self] _ in
            self?.read("InputNavigator.hasInputs")
            return true
        }
        let assistant = KeyboardAssistant(scrollView: screen.table, navigator: navigator)
        assistant.relatedViews = { [weak self] _ in
            self?.read("KeyboardAssistant.relatedViews")
            return []
        }
        device.focus(screen.field(5))
        change()
        screen.resize(3, to: 200)
        change()
        screen.resize(3, to: 60)
        device.type("a")
        for _ in 0..<8 {
            navigator.gotoNextItem(shouldLoop: false)
            change()
        }
        screen.table.reloadData()
        change()
        device.rotate(to: .landscapeLeft)
        change()
        screen.view.endEditing(true)
        change()
        withExtendedLifetime(assistant) {}
    }
}
