import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct RemindersTests {
    private static let down = UIKeyCommand.inputDownArrow
    private static let up = UIKeyCommand.inputUpArrow

    /// The reminders on a device with a hardware keyboard.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let screen: RemindersViewController

        init(
            _ model: SimulatedDevice.Model = .iPad9_7, hasColumn: Bool = true,
            language: String = "en", board: ReminderBoard? = nil
        ) {
            device = SimulatedDevice(model, orientation: .landscapeLeft, language: language)
            device.keyboard.mode = .hardware(bar: false)
            screen = RemindersViewController(board ?? ReminderBoard(), hasColumn: hasColumn)
            device.show(UINavigationController(rootViewController: screen))
            device.settle()
        }

        func press(_ keys: String..., with flags: UIKeyModifierFlags = []) {
            for key in keys {
                device.press(key, flags)
                device.settle()
            }
        }

        /// Which part of the screen the system's focus is in.
        var focused: String? {
            switch UIFocusSystem(for: screen)?.focusedItem {
            case is UITextField: "search"
            case is TodayCard: "card"
            case let cell as UITableViewCell:
                cell.isDescendant(of: screen.sidebar.view) ? "lists" : "reminders"
            default: nil
            }
        }

        /// Where focus is after each of several presses of one key.
        func walk(_ key: String, _ times: Int, with flags: UIKeyModifierFlags = []) -> [String?] {
            (0..<times).map { _ in
                press(key, with: flags)
                return focused
            }
        }

        var titles: [String] { screen.board.shown.map(\.title) }
    }

    @Test(
        "U222 With a column Tab goes through the sidebar first, from either side",
        arguments: ["en", "ar"])
    func column(language: String) {
        let stage = Stage(language: language)
        #expect(stage.focused == nil)
        #expect(stage.walk("\t", 4) == ["search", "lists", "reminders", "search"])
        #expect(stage.walk("\t", 3, with: .shift) == ["reminders", "lists", "search"])
        let (sidebar, reminders) = (stage.screen.sidebar.view!, stage.screen.reminders.view!)
        let isAtTheRight = sidebar.frame.minX > reminders.frame.minX
        #expect(isAtTheRight == (language == "ar"))
    }

    @Test("U222 Without a column Tab leaves the sidebar in the middle")
    func flat() {
        let stage = Stage(hasColumn: false)
        #expect(stage.walk("\t", 4) == ["search", "reminders", "lists", "search"])
        stage.screen.hasColumn = true
        #expect(stage.walk("\t", 3) == ["lists", "reminders", "search"])
    }

    @Test("U217 The selection follows focus, but nobody is asked for a name in passing")
    func following() {
        let stage = Stage()
        stage.press("\t", "\t", Self.down)
        #expect(stage.screen.board.choice == .list(1))
        #expect(stage.titles.first == "Send the agenda")
        stage.press(Self.down, Self.down, Self.down)
        let table = stage.screen.sidebar.tableView
        #expect(stage.screen.sidebar.navigator.indexPathForFocusedRow == [0, 4])
        #expect(table.indexPathForSelectedRow == [0, 3])
        #expect(stage.screen.presentedViewController == nil)

        stage.press("\r")
        #expect(stage.screen.presentedViewController is UIAlertController)
        #expect(table.indexPathForSelectedRow == [0, 3])
    }

    @Test("U210 The other keys of a list work where the system moves focus, and choose as it does")
    func otherKeys() {
        let stage = Stage()
        stage.press("\t", "\t")
        stage.press(Self.down, with: .alternate)
        #expect(stage.screen.sidebar.navigator.indexPathForFocusedRow == [0, 4])
        #expect(stage.screen.board.choice == .list(0))
        stage.press(Self.up)
        stage.press(Self.up, with: .alternate)
        #expect(stage.screen.board.choice == .list(0))
        stage.press("\t")
        stage.press(Self.down, with: .alternate)
        #expect(stage.screen.reminders.navigator.indexPathForFocusedRow == [0, 3])
    }

    @Test("U228 The second reminder is remembered, and Return marks it as done")
    func memory() {
        let stage = Stage()
        stage.press("\t", "\t", "\t", Self.down, "\t", "\t", "\t")
        #expect(stage.screen.reminders.navigator.indexPathForFocusedRow == [0, 1])
        stage.press("\r")
        #expect(stage.screen.board.shown.map(\.isDone) == [false, true, false, false])
        #expect(stage.screen.board.countLeftToday == 3)
        #expect(stage.screen.reminders.navigator.indexPathForFocusedRow == [0, 1])
    }

    @Test("U225 An arrow leads from the lists to the card, which Return opens")
    func card() throws {
        let stage = Stage()
        stage.press("\t", "\t", Self.up)
        #expect(stage.focused == "card")
        let halo = try #require(stage.screen.sidebar.todayCard.focusEffect as? UIFocusHaloEffect)
        #expect(halo.referenceView != nil)
        #expect(stage.screen.sidebar.todayCard.focusHaloFindings == [])
        stage.press("\r")
        #expect(stage.screen.board.choice == .today)
        #expect(stage.screen.sidebar.tableView.indexPathForSelectedRow == nil)
        #expect(stage.titles.count == 4)
        stage.press(UIKeyCommand.inputLeftArrow)
        #expect(stage.focused == "card")
    }

    @Test("U240 What is typed is searched for, and Return leads to what was found")
    func search() {
        let stage = Stage()
        stage.press("\t", "b", "o")
        #expect(stage.titles == ["Book a dentist"])
        stage.press("x")
        #expect(stage.titles == [])
        stage.press("\r", "\t", "\t")
        #expect(stage.screen.reminders.tableView.numberOfRows(inSection: 0) == 0)
        stage.screen.sidebar.searchField.text = ""
        stage.screen.sidebar.searchField.sendActions(for: .editingChanged)
        #expect(stage.titles.count == 4)
    }

    @Test("U240 On a phone the library moves focus in the same order, and its cursor chooses")
    func phone() {
        let stage = Stage(.iPhone13)
        let (screen, focus) = (stage.screen, stage.screen.navigator)
        let things = [
            screen.sidebar.searchField, screen.sidebar.tableView, screen.reminders.tableView,
            screen.sidebar.searchField,
        ]
        for thing in things {
            stage.press("\t")
            #expect(focus.focusedItem === thing)
        }
        stage.press("\t", Self.down)
        #expect(screen.board.choice == .list(1))
        stage.press(Self.down, Self.down, Self.down)
        #expect(screen.board.choice == .list(3))
        #expect(screen.presentedViewController == nil)
        stage.press(Self.up, Self.up, "\t", Self.down, "\r")
        #expect(screen.board.shown.map(\.isDone) == [false, true, false])
    }

    @Test("U240 On a phone Return in the search field leads to what was found, and opens the card")
    func phoneSearch() {
        let stage = Stage(.iPhone13)
        stage.press("\t", "b", "o", "\r")
        #expect(stage.screen.navigator.focusedItem === stage.screen.reminders.tableView)
        #expect(stage.titles == ["Book a dentist"])
        let card = stage.screen.sidebar.todayCard
        #expect(stage.screen.navigator.focus(card))
        stage.press("\r")
        #expect(stage.screen.board.choice == .today)
    }

    @Test("U240 Tapping works as keys do, with and without a focus engine")
    func taps() throws {
        for model in [SimulatedDevice.Model.iPhone13, .iPad9_7] {
            let stage = Stage(model)
            try stage.device.tap(stage.screen.sidebar.todayCard)
            stage.device.settle()
            #expect(stage.screen.board.choice == .today)
            let row = try #require(stage.screen.reminders.tableView.visibleCells.first)
            try stage.device.tap(row)
            #expect(stage.screen.board.shown.first?.isDone == true)
        }
    }

    @Test("U240 A new list is shown, empty, and a name without letters makes none")
    func newList() {
        var board = ReminderBoard()
        board.addList(named: "  ")
        #expect(board.lists.count == 4)
        board.addList(named: "Home")
        #expect(board.title == "Home" && board.shown.isEmpty)
    }

    @Test(
        "U240 Nothing happens where there is nothing",
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func empty(model: SimulatedDevice.Model) {
        let stage = Stage(model, board: ReminderBoard([]))
        #expect(stage.screen.board.title == "")
        for key in ["\t", "\t", Self.down, "\t", Self.up, " ", "\t"] { stage.press(key) }
        stage.press("\t", "\t", with: .shift)
        #expect(stage.titles == [])
        stage.screen.toggleOverlay()
        stage.screen.toggleOverlay()
        #expect(!FocusDiagnosis.groups(of: stage.screen).isEmpty)
    }

    @Test("U240 Nothing about the screen's focus is wrong, except without its column")
    func findings() {
        #expect(FocusDiagnosis.findings(in: Stage().screen.view) == [])
        let flat = Stage(hasColumn: false)
        #expect(FocusDiagnosis.findings(in: flat.screen.view) == [.columnIsNotDeclared])
    }

    @Test("U240 The order is drawn over the screen, and follows what changes")
    func order() throws {
        let stage = Stage()
        stage.screen.toggleOverlay()
        let overlay = try #require(
            stage.screen.view.subviews.compactMap { $0 as? FocusOverlayView }.first)
        let before = overlay.subviews.count
        #expect(before > 0)
        stage.screen.hasColumn = false
        #expect(overlay.window != nil && !overlay.subviews.isEmpty)
        stage.screen.toggleOverlay()
        #expect(overlay.window == nil)
    }

    @Test(
        "U240 The columns stand beside one another where there is room, and else below",
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func columns(model: SimulatedDevice.Model) {
        let stage = Stage(model)
        let (sidebar, reminders) = (stage.screen.sidebar.view!, stage.screen.reminders.view!)
        #expect(abs(sidebar.frame.maxX - reminders.frame.minX) < 1)
        stage.device.rotate(to: .portrait)
        stage.device.settle()
        let isBelow = abs(sidebar.frame.maxY - reminders.frame.minY) < 1
        #expect(isBelow == (model == .iPhone13))
        #expect(sidebar.frame.width >= 280 && reminders.frame.height >= 200)
    }
}
