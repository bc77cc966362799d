import UIKit

/// Three addresses in a table, with a text field in each row.
///
/// It isn't a table view controller, which would make room for the keyboard by itself.
public final class AddressesViewController: UIViewController {
    public let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private var texts: [IndexPath: String] = [:]

    private static let titles = ["Home", "Work", "Holidays"]
    private static let rows: [(title: String, content: UITextContentType)] = [
        ("Name", .name), ("Street", .streetAddressLine1), ("Postcode", .postalCode),
        ("City", .addressCity), ("Country", .countryName),
    ]

    public override func loadView() {
        view = tableView
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Addresses"
        navigationItem.rightBarButtonItem = .feedback(from: self)
        tableView.register(AddressCell.self, forCellReuseIdentifier: "row")
        tableView.dataSource = self
    }
}

extension AddressesViewController: UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { Self.titles.count }

    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
        Self.titles[section]
    }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rows.count
    }

    public func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let cell = cell as? AddressCell else { return cell }
        let row = Self.rows[indexPath.row]
        cell.show(row.title, row.content, text: texts[indexPath])
        cell.onChange = { [weak self] in self?.texts[indexPath] = $0 }
        return cell
    }
}

/// A row with a title and a text field beside it.
public final class AddressCell: UITableViewCell {
    public let field = UITextField()
    var onChange: (String?) -> Void = { _ in }
    private let title = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        for view in [title, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        pin()
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onChange(field.text)
            }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    private func pin() {
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            title.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.3),
            field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
        ])
    }

    func show(_ caption: String, _ content: UITextContentType, text: String?) {
        title.text = caption
        field.text = text
        field.textContentType = content
        field.accessibilityLabel = caption
        field.accessibilityIdentifier = caption
    }
}
