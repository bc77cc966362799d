import KeyNavigation
import KeyboardAssistant
import UIKit

/// A column with a table through which the system's focus moves or, without a focus system, the
/// library's cursor.
public class TableColumnViewController: UIViewController {
    public let tableView: UITableView
    public private(set) lazy var navigator = TableNavigator(tableView: tableView)

    init(style: UITableView.Style) {
        tableView = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether moving to a row selects it.
    var selectionFollowsFocus: Bool { false }

    public override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.backgroundColor = .clear
        navigator.joinSystemFocus(selectionFollowsFocus: selectionFollowsFocus)
    }

    /// Stacks views from top to bottom, with the last one extending to the bottom edge.
    func stack(_ views: [UIView], spacing: CGFloat, margin: CGFloat) {
        let safeArea = view.safeAreaLayoutGuide
        var top = safeArea.topAnchor
        for child in views {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            let margin = child === views.last ? 0 : margin
            NSLayoutConstraint.activate([
                child.topAnchor.constraint(equalTo: top, constant: spacing),
                child.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: margin),
                child.trailingAnchor.constraint(
                    equalTo: safeArea.trailingAnchor, constant: -margin),
            ])
            top = child.bottomAnchor
        }
        views.last?.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    }
}
