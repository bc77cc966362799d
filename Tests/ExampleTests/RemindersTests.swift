import CoreGraphics
import DeviceTesting
import Example
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Where the system moves focus among the reminders.
@MainActor
@Suite(.doubts(.lists, .keys, .focus)) struct RemindersTests {
    @Test(
        "With a column Tab goes through the sidebar first, from either side", .requirement("U222"),
        arguments: ["en", "ar"])
    func columnPutsSidebarFirstForTab(language: String) {
        let stage = RemindersStage(language: language)
        #expect(stage.focused == nil)
        #expect(stage.walk("\t", 4) == ["search", "lists", "reminders", "search"])
        #expect(stage.walk("\t", 3, with: .shift) == ["reminders", "lists", "search"])
        let (sidebar, reminders) = (stage.screen.sidebar.view!, stage.screen.reminders.view!)
        let isAtTheRight = sidebar.frame.minX > reminders.frame.minX
        #expect(isAtTheRight == (language == "ar"))
    }

    @Test("Without a column Tab leaves the sidebar in the middle", .requirement("U222"))
    func tabLeavesSidebarMidwayWithoutColumn() {
        let stage = RemindersStage(hasColumn: false)
        #expect(stage.walk("\t", 4) == ["search", "reminders", "lists", "search"])
        stage.screen.hasColumn = true
        #expect(stage.walk("\t", 3) == ["lists", "reminders", "search"])
    }

    @Test(
        "The selection follows focus, but moving focus does not ask for a name",
        .requirement("U217"))
    func selectionFollowsFocusWithoutAskingName() {
        let stage = RemindersStage()
        stage.press("\t", "\t", RemindersStage.down)
        #expect(stage.screen.board.choice == .list(1))
        #expect(stage.titles.first == "Send the agenda")
        stage.press(RemindersStage.down, RemindersStage.down, RemindersStage.down)
        let table = stage.screen.sidebar.tableView
        #expect(stage.screen.sidebar.navigator.indexPathForFocusedRow == [0, 4])
        #expect(table.indexPathForSelectedRow == [0, 3])
        #expect(stage.screen.presentedViewController == nil)

        stage.press("\r")
        #expect(stage.screen.presentedViewController is UIAlertController)
        #expect(table.indexPathForSelectedRow == [0, 3])
    }

    @Test(
        "The other keys of a list work where the system moves focus, and choose as it does",
        .requirement("U210"))
    func otherListKeysWorkWithFocus() {
        let stage = RemindersStage()
        stage.press("\t", "\t")
        stage.press(RemindersStage.down, with: .alternate)
        #expect(stage.screen.sidebar.navigator.indexPathForFocusedRow == [0, 4])
        #expect(stage.screen.board.choice == .list(0))
        stage.press(RemindersStage.up)
        stage.press(RemindersStage.up, with: .alternate)
        #expect(stage.screen.board.choice == .list(0))
        stage.press("\t")
        stage.press(RemindersStage.down, with: .alternate)
        #expect(stage.screen.reminders.navigator.indexPathForFocusedRow == [0, 3])
    }

    @Test("The second reminder is remembered, and Return marks it as done", .requirement("U228"))
    func returnMarksRememberedReminderAsDone() {
        let stage = RemindersStage()
        stage.press("\t", "\t", "\t", RemindersStage.down, "\t", "\t", "\t")
        #expect(stage.screen.reminders.navigator.indexPathForFocusedRow == [0, 1])
        stage.press("\r")
        #expect(stage.screen.board.shown.map(\.isDone) == [false, true, false, false])
        #expect(stage.screen.board.countLeftToday == 3)
        #expect(stage.screen.reminders.navigator.indexPathForFocusedRow == [0, 1])
    }

    @Test("An arrow leads from the lists to the card, which Return opens", .requirement("U225"))
    func arrowLeadsFromListsToCard() throws {
        let stage = RemindersStage()
        stage.press("\t", "\t", RemindersStage.up)
        #expect(stage.focused == "card")
        let halo = try #require(stage.screen.sidebar.todayCard.focusEffect as? UIFocusHaloEffect)
        #expect(halo.referenceView != nil)
        #expect(FocusDiagnostics.issues(in: stage.screen.sidebar.todayCard).isEmpty)
        stage.press("\r")
        #expect(stage.screen.board.choice == .today)
        #expect(stage.screen.sidebar.tableView.indexPathForSelectedRow == nil)
        #expect(stage.titles.count == 4)
        stage.press(UIKeyCommand.inputLeftArrow)
        #expect(stage.focused == "card")
    }
}
