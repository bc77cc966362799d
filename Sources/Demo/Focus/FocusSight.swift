import CoreGraphics
import Example
import KeyNavigation
import KeyboardAssistant
import UIKit

/// The focused item among the reminders: the system's, and without that the library's.
@MainActor
struct FocusSight {
    /// A part of the screen that Tab goes to in one step.
    enum Area: String {
        case search, lists, reminders
    }

    /// Nil while focus is nowhere.
    private(set) var area: Area?
    /// The table that focus is in.
    private(set) var table: UITableView?
    /// The frame of the focused row.
    private(set) var frame: CGRect?
    private var name = ""
    /// The name of the list that shows.
    let chosen: String

    init(_ screen: RemindersViewController) {
        chosen = screen.board.title
        let system = UIFocusSystem(for: screen)
        let item = system == nil ? screen.navigator.focusedItem : system?.focusedItem
        look(at: item as? UIView, of: screen)
    }

    /// A description of the focused row.
    var place: String { area.map { "\($0.rawValue): \(name)" } ?? "nowhere" }

    /// A description of the focused and the chosen row.
    var what: String {
        place + String(repeating: " ", count: max(1, 32 - place.count)) + chosen
    }

    private mutating func look(at view: UIView?, of screen: RemindersViewController) {
        switch view {
        case let field as UITextField: look(at: field)
        case let card as TodayCard:
            area = .lists
            name = card.accessibilityLabel ?? ""
        case let table as UITableView:
            for column in [screen.sidebar, screen.reminders] where column.tableView === table {
                look(at: column.navigator.indexPathForFocusedRow, of: column)
            }
        case let cell as UITableViewCell:
            for column in [screen.sidebar, screen.reminders] {
                let row = column.tableView.indexPath(for: cell)
                if let row { look(at: row, of: column) }
            }
        default: break
        }
    }

    private mutating func look(at field: UITextField) {
        area = .search
        name = "“\(field.text ?? "")”"
    }

    private mutating func look(at row: IndexPath?, of column: TableColumnViewController) {
        area = column is SidebarViewController ? .lists : .reminders
        table = column.tableView
        guard let row else { return }
        frame = column.tableView.rectForRow(at: row)
        let content = column.tableView.cellForRow(at: row)?.contentConfiguration
        name = (content as? UIListContentConfiguration)?.text ?? ""
    }
}
