import KeyNavigation
import KeyboardAssistant
import UIKit

// The samples of KeyboardNavigationKit's document, put together, as they compile for Apple's UIKit.

public class ListViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    var tableNavigator: TableNavigator!

    public override func viewDidLoad() {
        super.viewDidLoad()

        self.tableNavigator = TableNavigator(tableView: self.tableView, delegate: self)
    }

    public override var keyCommands: [UIKeyCommand]? {
        get {
            return self.tableNavigator.possibleKeyCommands
        }
        set {}
    }

    public override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        guard let target = self.tableNavigator.target(forKeyCommandAction: action) else {
            return super.target(forAction: action, withSender: sender)
        }
        return target
    }

    func presentDetailViewController(forRowAt indexPath: IndexPath) {}
}

extension ListViewController: TableNavigatorDelegate {
    public func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        self.tableView.reloadRows(at: focusUpdate.indexPathsForChangedRows, with: .none)
    }

    public func tableNavigator(
        _ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath
    ) {
        self.presentDetailViewController(forRowAt: indexPath)
    }
}
