import KeyNavigation
import KeyboardAssistant
import UIKit

// The samples of the article on focus, put together, as they compile for Apple's UIKit.

class RemindersViewController: UIViewController, UITableViewDelegate {
    let sidebar = UIView()
    let card = ReminderCard()
    let tableView = UITableView(frame: .zero, style: .plain)
    let reminders = UITableView(frame: .zero, style: .plain)
    let overlay = FocusOverlayView(frame: .zero)
    var newListRow = IndexPath(row: 4, section: 0)
    var isSidebarFocused = false
    private var observer: FocusObserver?
    private lazy var listNavigator = TableNavigator(tableView: tableView)
    private lazy var reminderNavigator = TableNavigator(tableView: reminders)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        sidebar.focusGroupIdentifier = "com.example.reminders.sidebar"
        listNavigator.joinSystemFocus(selectionFollowsFocus: true)
        reminderNavigator.joinSystemFocus()
        for view in [card, tableView] { view.focusGroupIdentifier = "com.example.reminders.lists" }
        card.focusGroupPriority = UIFocusGroupPriority(
            rawValue: UIFocusGroupPriority.previouslyFocused.rawValue + 10)
        observer = FocusObserver(sidebar) { [weak self] isFocused in
            self?.isSidebarFocused = isFocused
        }
    }

    func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
        indexPath != newListRow
    }

    func diagnose(_ log: (String) -> Void) {
        FocusDiagnostics.issues(in: view).forEach { log("\($0)") }
        log(FocusDiagnostics.groups(of: self))
        overlay.show(self)
    }
}

class ReminderCard: UIView {
    let plate = UIView()
    private lazy var presses = PressRouter { [weak self] key in
        guard key.keyCode == .keyboardReturnOrEnter else { return false }
        self?.open()
        return true
    }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        focusEffect = makeFocusHalo(above: plate)
    }

    func open() {}

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.changed(presses)
        if !others.isEmpty { super.pressesChanged(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.ended(presses)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.cancelled(presses)
        if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
}

class PlainCell: UITableViewCell {
    private lazy var highlight = FocusHighlight(self)

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        highlight.isFocused = isFocused
    }
}
