import CoreGraphics
import DeviceTesting
import Foundation
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

// What the article on focus shows, as it stands there; `Tests/AppleSamples` has it for Apple's
// UIKit.

private class RemindersViewController: UIViewController, UITableViewDelegate {
    let sidebar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let card = ReminderCard(frame: CGRect(x: 20, y: 80, width: 260, height: 60))
    let tableView = UITableView(
        frame: CGRect(x: 0, y: 160, width: 300, height: 400), style: .plain)
    let reminders = UITableView(
        frame: CGRect(x: 300, y: 80, width: 400, height: 500), style: .plain)
    let overlay = FocusOverlayView(frame: .zero)
    let newListRow = IndexPath(row: 2, section: 0)
    var isSidebarFocused = false
    private var observer: FocusObserver?
    private(set) lazy var listNavigator = TableNavigator(tableView: tableView)
    private(set) lazy var reminderNavigator = TableNavigator(tableView: reminders)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.delegate = self
        sidebar.focusGroupIdentifier = "com.example.reminders.sidebar"
        listNavigator.joinSystemFocus(selectionFollowsFocus: true)
        reminderNavigator.joinSystemFocus()
        groups()
        observe()
    }

    private func groups() {
        sidebar.focusGroupIdentifier = "com.example.reminders.sidebar"
        for view in [card, tableView] { view.focusGroupIdentifier = "com.example.reminders.lists" }
    }

    func raise() {
        card.focusGroupPriority = UIFocusGroupPriority(
            rawValue: UIFocusGroupPriority.previouslyFocused.rawValue + 10)
    }

    private func observe() {
        observer = FocusObserver(sidebar) { [weak self] isFocused in
            self?.isSidebarFocused = isFocused
        }
    }

    func tableView(
        _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
    ) -> Bool {
        indexPath != newListRow
    }

    private var monitor: FocusIssueMonitor?

    func watch(_ log: @escaping (String) -> Void) {
        monitor = FocusIssueMonitor(self) { log("\($0)") }
    }

    func diagnose(_ log: (String) -> Void) {
        FocusDiagnostics.issues(in: view).forEach { log("\($0)") }
        log(FocusDiagnostics.groups(of: self))
        overlay.show(self)
    }
}

private class ReminderCard: UIView {
    let plate = UIView()
    var log: [String] = []

    private lazy var presses = PressRouter { [weak self] key in
        guard key.keyCode == .keyboardReturnOrEnter else { return false }
        self?.open()
        return true
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = self.presses.began(presses)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        focusEffect = makeFocusHalo(above: plate)
    }

    func open() { log.append("open") }
}

private class PlainCell: UITableViewCell {
    private lazy var highlight = FocusHighlight(self)

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        highlight.isFocused = isFocused
    }
}

/// What the article leaves to the reader: views, and rows.
private final class Screen: RemindersViewController, UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [card, tableView] { sidebar.addSubview(child) }
        for child in [sidebar, reminders] { view.addSubview(child) }
        card.addSubview(card.plate)
        for table in [tableView, reminders] { table.dataSource = self }
        overlay.frame = view.bounds
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = PlainCell(style: .default, reuseIdentifier: nil)
        cell.focusEffect = nil
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct FocusSampleTests {
    @Test(
        "The article's screen is walked as it says, by Tab, arrows and Return", .requirement("U242")
    )
    func tabArrowsAndReturnWalkScreen() throws {
        let (device, screen) = (SimulatedDevice(.iPad9_7), Screen())
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        device.settle()
        for key in ["\t", "\r"] { device.press(key) }
        #expect(screen.card.isFocused && screen.card.log == ["open"])
        #expect(screen.card.focusEffect is UIFocusHaloEffect)
        #expect(screen.isSidebarFocused)

        for _ in 0..<3 { device.press(UIKeyCommand.inputDownArrow) }
        #expect(screen.listNavigator.indexPathForFocusedRow == screen.newListRow)
        #expect(screen.tableView.indexPathForSelectedRow == [0, 1])
        let cell = try #require(screen.tableView.cellForRow(at: screen.newListRow))
        #expect(cell.backgroundColor == cell.tintColor)

        device.press("\t")
        #expect(screen.reminderNavigator.indexPathForFocusedRow == [0, 0])
        #expect(!screen.isSidebarFocused)
        #expect(cell.backgroundColor != cell.tintColor)
    }

    @Test(
        "A priority between the system's comes before memory, and after the selection",
        .requirement("U242"))
    func priorityComesBetweenSelectionAndMemory() {
        let (device, screen) = (SimulatedDevice(.iPad9_7), Screen())
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        screen.raise()
        screen.tableView.selectionFollowsFocus = false
        let down = UIKeyCommand.inputDownArrow
        for key in ["\t", down, "\t", "\t"] { device.press(key) }
        #expect(screen.card.isFocused)
        for key in [down, "\r", "\t", "\t"] { device.press(key) }
        #expect(screen.listNavigator.indexPathForFocusedRow == [0, 0])
    }

    @Test(
        "The article's diagnostics find no issues, describe the groups and draw the order",
        .requirement("U242"))
    func diagnosticsFindNoIssues() {
        let (device, screen) = (SimulatedDevice(.iPad9_7), Screen())
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        var lines: [String] = []
        screen.diagnose { lines.append($0) }
        #expect(lines.count == 1, "there are no issues")
        #expect(lines.first?.contains("com.example.reminders.sidebar") == true)
        #expect(screen.overlay.subviews.count > 2)
        screen.watch { lines.append($0) }
        device.press("\t")
        #expect(lines.count == 1, "nobody moves focus on")
    }
}
