import CoreGraphics
import Example
import KeyNavigation
import KeyboardAssistant
import UIKit

/// The visible state of one of the example's screens: the row with the cursor, and whether it is in
/// sight.
@MainActor
struct ListSight {
    private(set) var what: String
    /// The parts of `what` with their names, if there are several.
    private(set) var facts: [Film.Fact] = []
    private(set) var offset: Double = 0
    private(set) var isCursorInSight = true

    init(_ screen: UIViewController?) {
        what = screen?.title ?? "nothing"
        switch screen {
        case let list as ArticleListViewController: look(at: list)
        case let grid as PhotoGridViewController: look(at: grid)
        case let packing as PackingViewController: look(at: packing)
        case let reminders as RemindersViewController: look(at: reminders)
        case let article as ArticleViewController: offset = article.scrollView.contentOffset.y
        default: break
        }
    }

    private mutating func look(at list: ArticleListViewController) {
        let table = list.tableView
        offset = table.contentOffset.y
        guard let row = list.navigator.indexPathForFocusedRow else { return what = "no cursor" }
        what = "\(row.section + 1).\(row.row + 1) \(list.article(at: row).title)"
        add(table.indexPathsForSelectedRows?.count ?? 0)
        let header = table.rectForHeader(inSection: row.section).height
        isCursorInSight = Self.shows(table.rectForRow(at: row), in: table, below: header)
    }

    private mutating func look(at grid: PhotoGridViewController) {
        let view = grid.collectionView
        offset = view.contentOffset.y
        guard let item = grid.navigator.indexPathForFocusedItem else { return what = "no cursor" }
        what = "\(item.section + 1).\(item.item + 1) \(grid.albums[item.section].title)"
        add(view.indexPathsForSelectedItems?.count ?? 0)
        let frame = view.layoutAttributesForItem(at: item)?.frame ?? .zero
        isCursorInSight = Self.shows(frame, in: view, below: 44)
    }

    private mutating func look(at packing: PackingViewController) {
        let table = packing.tableView
        offset = table.contentOffset.y
        guard let row = packing.navigator.indexPathForFocusedRow else { return what = "no cursor" }
        let entry = packing.list.visible[row.row]
        what = String(repeating: "  ", count: entry.level) + entry.title
        switch packing.navigator.focusedControl {
        case let stepper as UIStepper: what += ": stepper at \(Int(stepper.value))"
        case let toggle as UISwitch: what += ": switch, \(toggle.isOn ? "on" : "off")"
        default: break
        }
        isCursorInSight = Self.shows(table.rectForRow(at: row), in: table, below: 0)
    }

    private mutating func look(at reminders: RemindersViewController) {
        let sight = FocusSight(reminders)
        what = sight.what
        facts = [
            Film.Fact(name: "Focus", value: sight.place),
            Film.Fact(name: "Chosen", value: sight.chosen),
        ]
        guard let table = sight.table else { return }
        offset = table.contentOffset.y
        isCursorInSight = sight.frame.map { Self.shows($0, in: table, below: 0) } ?? true
    }

    private mutating func add(_ selected: Int) {
        if selected > 1 { what += " (\(selected) selected)" }
    }

    private static func shows(_ frame: CGRect, in view: UIScrollView, below header: CGFloat) -> Bool
    {
        let insets = view.adjustedContentInset
        let visible = view.bounds.inset(
            by: UIEdgeInsets(top: insets.top + header, left: 0, bottom: insets.bottom, right: 0))
        return !frame.isEmpty && visible.insetBy(dx: 0, dy: -0.5).contains(frame)
    }
}
