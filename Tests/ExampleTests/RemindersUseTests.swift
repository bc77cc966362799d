import CoreGraphics
import DeviceTesting
import Example
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What people do with the reminders, with and without a focus engine.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct RemindersUseTests {
    @Test("What is typed is searched for, and Return leads to what was found", .requirement("U240"))
    func returnLeadsToWhatWasFound() {
        let stage = RemindersStage()
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

    @Test(
        "On a phone the library moves focus in the same order, and its cursor chooses",
        .requirement("U240"))
    func phoneMovesFocusInSameOrder() {
        let stage = RemindersStage(.iPhone13)
        let (screen, focus) = (stage.screen, stage.screen.navigator)
        let things = [
            screen.sidebar.searchField, screen.sidebar.tableView, screen.reminders.tableView,
            screen.sidebar.searchField,
        ]
        for thing in things {
            stage.press("\t")
            #expect(focus.focusedItem === thing)
        }
        stage.press("\t", RemindersStage.down)
        #expect(screen.board.choice == .list(1))
        stage.press(RemindersStage.down, RemindersStage.down, RemindersStage.down)
        #expect(screen.board.choice == .list(3))
        #expect(screen.presentedViewController == nil)
        stage.press(RemindersStage.up, RemindersStage.up, "\t", RemindersStage.down, "\r")
        #expect(screen.board.shown.map(\.isDone) == [false, true, false])
    }

    @Test(
        "On a phone Return in the search field leads to what was found, and opens the card",
        .requirement("U240"))
    func phoneReturnLeadsToFoundCard() {
        let stage = RemindersStage(.iPhone13)
        stage.press("\t", "b", "o", "\r")
        #expect(stage.screen.navigator.focusedItem === stage.screen.reminders.tableView)
        #expect(stage.titles == ["Book a dentist"])
        let card = stage.screen.sidebar.todayCard
        #expect(stage.screen.navigator.focus(card))
        stage.press("\r")
        #expect(stage.screen.board.choice == .today)
    }

    @Test("Tapping works as keys do, with and without a focus engine", .requirement("U240"))
    func tappingWorksAsKeysDo() throws {
        for model in [SimulatedDevice.Model.iPhone13, .iPad9_7] {
            let stage = RemindersStage(model)
            try stage.device.tap(stage.screen.sidebar.todayCard)
            stage.device.settle()
            #expect(stage.screen.board.choice == .today)
            let row = try #require(stage.screen.reminders.tableView.visibleCells.first)
            try stage.device.tap(row)
            #expect(stage.screen.board.shown.first?.isDone == true)
        }
    }

    @Test("A new list is shown, empty, and a name without letters makes none", .requirement("U240"))
    func newListIsShownEmpty() {
        var board = ReminderBoard()
        board.addList(named: "  ")
        #expect(board.lists.count == 4)
        board.addList(named: "Home")
        #expect(board.title == "Home" && board.shown.isEmpty)
    }

    @Test("A name that is typed makes a list, which shows, and Tab goes on", .requirement("U240"))
    func addingByKeys() throws {
        let stage = RemindersStage()
        stage.press("\t", "\t")
        stage.press(RemindersStage.down, with: .alternate)
        stage.press("\r", "H", "u", "t")
        let alert = try #require(stage.screen.presentedViewController as? UIAlertController)
        #expect(alert.textFields?.first?.text == "Hut")
        try stage.device.tap(try #require(alert.view.control(saying: "Add")))
        stage.device.settle()
        #expect(stage.screen.presentedViewController == nil)
        #expect(stage.screen.board.title == "Hut" && stage.titles == [])
        #expect(stage.screen.sidebar.tableView.indexPathForSelectedRow == [0, 4])
        #expect(stage.screen.sidebar.newListRow == [0, 5])
        let walked = Set(stage.walk("\t", 3))
        #expect(walked == ["search", "lists"])
    }

    @Test(
        "Nothing happens where there is nothing", .requirement("U240"),
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func nothingHappensWhereNothingIs(model: SimulatedDevice.Model) {
        let stage = RemindersStage(model, board: ReminderBoard([]))
        #expect(stage.screen.board.title == "")
        for key in ["\t", "\t", RemindersStage.down, "\t", RemindersStage.up, " ", "\t"] {
            stage.press(key)
        }
        stage.press("\t", "\t", with: .shift)
        #expect(stage.titles == [])
        stage.screen.toggleOverlay()
        stage.screen.toggleOverlay()
        #expect(!FocusDiagnostics.groups(of: stage.screen).isEmpty)
    }

    @Test(
        "Nothing about the screen's focus is wrong, except without its column", .requirement("U240")
    )
    func onlyMissingColumnMakesIssues() {
        #expect(FocusDiagnostics.issues(in: RemindersStage().screen.view).isEmpty)
        let flat = RemindersStage(hasColumn: false)
        #expect(FocusDiagnostics.issues(in: flat.screen.view).map(\.kind) == [.columnIsNotDeclared])
    }

    @Test("The order is drawn over the screen, and follows what changes", .requirement("U240"))
    func orderIsDrawnAndFollowsChanges() throws {
        let stage = RemindersStage()
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
        "The columns are side by side if they fit, and otherwise one below the other",
        .requirement("U240"),
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func columnsStandBesideOrBelow(model: SimulatedDevice.Model) {
        let stage = RemindersStage(model)
        let (sidebar, reminders) = (stage.screen.sidebar.view!, stage.screen.reminders.view!)
        #expect(abs(sidebar.frame.maxX - reminders.frame.minX) < 1)
        stage.device.rotate(to: .portrait)
        stage.device.settle()
        let isBelow = abs(sidebar.frame.maxY - reminders.frame.minY) < 1
        #expect(isBelow == (model == .iPhone13))
        #expect(sidebar.frame.width >= 280 && reminders.frame.height >= 200)
    }
}
