import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The highlight that shows the cursor where several rows or items can be selected.
@MainActor
@Suite(.doubts(.lists, .keys)) struct CursorHighlightTests {
    /// A list of which several rows can be selected.
    private func table(_ sections: [Int] = [100]) -> TableScreen {
        let screen = TableScreen(sections)
        screen.table.allowsMultipleSelection = true
        return screen
    }

    @Test(
        "The cursor shows after a jump out of sight, and only there", .requirement("U331"),
        arguments: [false, true])
    func jumpOutOfSightShowsCursor(animated: Bool) {
        let screen = table()
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.device.settle()
        #expect(screen.highlighted == [[0, 99]])
        screen.device.press(UIKeyCommand.inputUpArrow, .command)
        screen.device.settle()
        #expect(screen.highlighted == [[0, 0]])
    }

    @Test(
        "Each arrow below the lower edge shows the cursor, and so does each ⇧ arrow",
        .requirement("U331"))
    func eachArrowBelowEdgeShowsCursor() {
        let screen = table()
        for row in 0..<30 {
            screen.device.press(UIKeyCommand.inputDownArrow)
            #expect(screen.highlighted == [[0, row]])
        }
        for row in 30..<50 {
            screen.device.press(UIKeyCommand.inputDownArrow, .shift)
            #expect(screen.highlighted == [[0, row]])
        }
    }

    @Test("The cursor shows again after the app has scrolled away and back", .requirement("U331"))
    func scrollingAwayAndBackShowsCursor() {
        let screen = table()
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press(UIKeyCommand.inputDownArrow)
        let top = screen.table.contentOffset
        screen.table.contentOffset.y = 2000
        screen.table.layoutIfNeeded()
        #expect(screen.highlighted == [])
        screen.table.contentOffset = top
        screen.table.layoutIfNeeded()
        #expect(screen.highlighted == [[0, 1]])
    }

    @Test("A cursor that stays when people scroll shows when they are back", .requirement("U331"))
    func scrolledByFinger() {
        let screen = table()
        screen.navigator.options.keepsCursorWhenScrolled = true
        screen.device.press(UIKeyCommand.inputDownArrow)
        for distance in [-900, 900] as [CGFloat] {
            screen.device.drag(screen.table, by: CGVector(dx: 0, dy: distance))
            screen.device.settle()
        }
        screen.table.contentOffset.y = -screen.table.adjustedContentInset.top
        screen.table.layoutIfNeeded()
        #expect(screen.highlighted == [[0, 0]])
    }

    @Test(
        "The cursor shows after a reload of everything, of its row, and of another one",
        .requirement("U331"))
    func cursorShowsAfterAnyReload() {
        let screen = table()
        for _ in 0..<3 { screen.device.press(UIKeyCommand.inputDownArrow) }
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.highlighted == [[0, 2]])
        for row in [2, 4] {
            screen.table.reloadRows(at: [[0, row]], with: .none)
            screen.table.layoutIfNeeded()
            #expect(screen.highlighted == [[0, 2]])
        }
    }

    @Test("The cursor follows its row when others come before it", .requirement("U331"))
    func cursorFollowsRowAfterInsertion() {
        let screen = table()
        for _ in 0..<3 { screen.device.press(UIKeyCommand.inputDownArrow) }
        screen.list.sections = [101]
        screen.table.insertRows(at: [[0, 0]], with: .none)
        screen.navigator.rowsDidChange(inserted: [[0, 0]])
        screen.table.layoutIfNeeded()
        #expect(screen.cursor == [0, 3])
        #expect(screen.highlighted == [[0, 3]])
    }

    @Test("A tap on the row of the cursor leaves it highlighted", .requirement("U331"))
    func tapLeavesCursorRowHighlighted() async throws {
        let screen = table()
        screen.device.press(UIKeyCommand.inputDownArrow)
        try screen.device.tap(#require(screen.table.cellForRow(at: [0, 0])))
        screen.device.settle()
        await Task.yield()
        #expect(screen.highlighted == [[0, 0]])
    }

    @Test("A tap highlights no cell if the app draws the cursor", .requirement("U331"))
    func tapHighlightsNothingIfAppDrawsCursor() async throws {
        let screen = TableScreen([3], drawnBy: TestListDelegate())
        try screen.device.tap(#require(screen.table.cellForRow(at: [0, 1])))
        screen.device.settle()
        await Task.yield()
        #expect(screen.cursor == [0, 1])
        #expect(screen.highlighted == [])
    }

    @Test(
        "A first key that jumps out of sight shows the cursor", .requirement("U331"),
        arguments: [false, true])
    func firstKeyJumpingShowsCursor(animated: Bool) {
        let screen = table()
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.device.settle()
        #expect(screen.highlighted == [[0, 99]])
    }

    @Test("A cursor that survives the loss of its row shows where it is", .requirement("U331"))
    func cursorSurvivingItsRowShows() {
        let screen = table([5])
        for _ in 0..<5 { screen.device.press(UIKeyCommand.inputDownArrow) }
        screen.list.sections = [4]
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        #expect(screen.cursor == [0, 3])
        #expect(screen.highlighted == [[0, 3]])
    }

    @Test("Once only one row can be selected, none stays highlighted", .requirement("U331"))
    func singleSelectionLeavesNoHighlight() {
        let screen = table()
        for _ in 0..<3 { screen.device.press(UIKeyCommand.inputDownArrow) }
        screen.table.allowsMultipleSelection = false
        _ = screen.keys
        #expect(screen.highlighted == [])
        screen.table.contentOffset.y = 2000
        screen.table.layoutIfNeeded()
        screen.table.contentOffset.y = -screen.table.adjustedContentInset.top
        screen.table.layoutIfNeeded()
        #expect(screen.highlighted == [])
    }

    @Test("When the cursor goes, or its navigator, nothing stays behind", .requirement("U331"))
    func nothingStaysWhenCursorGoes() {
        let screen = table()
        let subviews = screen.table.subviews.count
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press(UIKeyCommand.inputEscape)
        #expect(screen.highlighted == [])
        #expect(screen.table.subviews.count == subviews)
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.list.navigator = TableNavigator(tableView: screen.table)
        #expect(screen.highlighted == [])
        #expect(screen.table.subviews.count == subviews)
    }

    @Test(
        "In a collection view the cursor shows after jumps, scrolling and reloads",
        .requirement("U331"),
        arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func collectionCursorShowsAfterAnyChange(direction: UICollectionView.ScrollDirection) {
        let grid = TestGrid([100])
        grid.layout.scrollDirection = direction
        let screen = GridScreen(grid)
        let view = screen.view
        view.allowsMultipleSelection = true
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.device.settle()
        #expect(screen.highlighted == [[0, 99]])
        let end = view.contentOffset
        view.contentOffset = .zero
        view.layoutIfNeeded()
        #expect(screen.highlighted == [])
        view.contentOffset = end
        view.layoutIfNeeded()
        #expect(screen.highlighted == [[0, 99]])
        view.reloadData()
        view.layoutIfNeeded()
        #expect(screen.highlighted == [[0, 99]])
    }
}
