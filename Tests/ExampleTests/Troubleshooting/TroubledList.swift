import CoreGraphics
import Foundation
import KeyNavigation
import KeyboardAssistant
import UIKit

/// A screen with a table of three rows and a search field, which forwards what it is told to.
final class TroubledList: UIViewController, UITableViewDataSource {
    let tableView = UITableView(frame: CGRect(x: 0, y: 100, width: 375, height: 500), style: .plain)
    let searchField = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
    private(set) lazy var navigator = TableNavigator(tableView: tableView)
    /// The commands of the app's own, after those of the navigator.
    var ownCommands: [UIKeyCommand] = []
    var offersCommands = true
    var resolvesActions = true

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dataSource = self
        view.addSubview(tableView)
        view.addSubview(searchField)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        offersCommands ? navigator.possibleKeyCommands + ownCommands : nil
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        (resolvesActions ? navigator.target(forKeyCommandAction: action) : nil)
            ?? super.target(forAction: action, withSender: sender)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    var row: Int? { tableView.indexPathForSelectedRow?.row }
}
