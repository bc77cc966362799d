import UIKit

/// A table with a text field in each row, which counts its questions and layouts.
final class RowFormScreen: UITableViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
        tableView = CountedTableView(frame: .zero, style: .plain)
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 60
        tableView.register(FieldCell.self, forCellReuseIdentifier: "row")
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The field of a row that is on the screen.
    func field(_ row: Int) -> UITextField? {
        (tableView.cellForRow(at: [0, row]) as? FieldCell)?.field
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Tally.asked(rows)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        Tally.asked(tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Tally.current.layouts += 1
    }
}

private final class FieldCell: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 20, y: 8, width: 300, height: 44))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
