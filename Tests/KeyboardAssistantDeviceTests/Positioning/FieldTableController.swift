import CoreGraphics
import Foundation
import UIKit

/// A table controller with a text field in each row.
final class FieldTableController: UITableViewController {
    let fields = (0..<12).map { _ in
        UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 40))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 80
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { fields.count }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(fields[indexPath.row])
        return cell
    }
}
