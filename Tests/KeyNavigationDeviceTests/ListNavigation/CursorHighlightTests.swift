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
    private let device = SimulatedDevice()

    /// A list of a hundred rows on the device, of which several can be selected.
    private func makeList(_ sections: [Int] = [100]) -> TestList {
        let list = TestList(sections)
        list.navigator = TableNavigator(tableView: list.tableView)
        list.tableView.allowsMultipleSelection = true
        device.show(list)
        list.becomeFirstResponder()
        return list
    }

    private func makeGrid(_ direction: UICollectionView.ScrollDirection) -> TestGrid {
        let grid = TestGrid([100])
        grid.layout.scrollDirection = direction
        grid.navigator = CollectionNavigator(collectionView: grid.collectionView)
        grid.collectionView.allowsMultipleSelection = true
        device.show(grid)
        grid.becomeFirstResponder()
        return grid
    }

    private func highlighted(in table: UITableView) -> [IndexPath] {
        (table.indexPathsForVisibleRows ?? []).filter {
            table.cellForRow(at: $0)?.isHighlighted == true
        }
    }

    private func highlighted(in view: UICollectionView) -> [IndexPath] {
        view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isHighlighted == true }
    }

    @Test(
        "The cursor shows after a jump out of sight, and only there", .requirement("U331"),
        arguments: [false, true])
    func jumpOutOfSightShowsCursor(animated: Bool) {
        let list = makeList()
        list.navigator.options.animatesScrolling = animated
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow, .command)
        device.settle()
        #expect(highlighted(in: list.tableView) == [[0, 99]])
        device.press(UIKeyCommand.inputUpArrow, .command)
        device.settle()
        #expect(highlighted(in: list.tableView) == [[0, 0]])
    }

    @Test(
        "Each arrow below the lower edge shows the cursor, and so does each ⇧ arrow",
        .requirement("U331"))
    func eachArrowBelowEdgeShowsCursor() {
        let list = makeList()
        for row in 0..<30 {
            device.press(UIKeyCommand.inputDownArrow)
            #expect(highlighted(in: list.tableView) == [[0, row]])
        }
        for row in 30..<50 {
            device.press(UIKeyCommand.inputDownArrow, .shift)
            #expect(highlighted(in: list.tableView) == [[0, row]])
        }
    }

    @Test("The cursor shows again after the app has scrolled away and back", .requirement("U331"))
    func scrollingAwayAndBackShowsCursor() {
        let list = makeList()
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        let top = list.tableView.contentOffset
        list.tableView.contentOffset.y = 2000
        list.tableView.layoutIfNeeded()
        #expect(highlighted(in: list.tableView) == [])
        list.tableView.contentOffset = top
        list.tableView.layoutIfNeeded()
        #expect(highlighted(in: list.tableView) == [[0, 1]])
    }

    @Test("A cursor that stays when people scroll shows when they are back", .requirement("U331"))
    func scrolledByFinger() {
        let list = makeList()
        list.navigator.options.keepsCursorWhenScrolled = true
        device.press(UIKeyCommand.inputDownArrow)
        for distance in [-900, 900] as [CGFloat] {
            device.drag(list.tableView, by: CGVector(dx: 0, dy: distance))
            device.settle()
        }
        list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
        list.tableView.layoutIfNeeded()
        #expect(highlighted(in: list.tableView) == [[0, 0]])
    }

    @Test(
        "The cursor shows after a reload of everything, of its row, and of another one",
        .requirement("U331"))
    func cursorShowsAfterAnyReload() {
        let list = makeList()
        for _ in 0..<3 { device.press(UIKeyCommand.inputDownArrow) }
        list.tableView.reloadData()
        list.tableView.layoutIfNeeded()
        #expect(highlighted(in: list.tableView) == [[0, 2]])
        for row in [2, 4] {
            list.tableView.reloadRows(at: [[0, row]], with: .none)
            list.tableView.layoutIfNeeded()
            #expect(highlighted(in: list.tableView) == [[0, 2]])
        }
    }

    @Test("The cursor follows its row when others come before it", .requirement("U331"))
    func cursorFollowsRowAfterInsertion() {
        let list = makeList()
        for _ in 0..<3 { device.press(UIKeyCommand.inputDownArrow) }
        list.sections = [101]
        list.tableView.insertRows(at: [[0, 0]], with: .none)
        list.navigator.rowsDidChange(inserted: [[0, 0]])
        list.tableView.layoutIfNeeded()
        #expect(list.navigator.indexPathForFocusedRow == [0, 3])
        #expect(highlighted(in: list.tableView) == [[0, 3]])
    }

    @Test("A tap on the row of the cursor leaves it highlighted", .requirement("U331"))
    func tapLeavesCursorRowHighlighted() async throws {
        let list = makeList()
        device.press(UIKeyCommand.inputDownArrow)
        try device.tap(#require(list.tableView.cellForRow(at: [0, 0])))
        device.settle()
        await Task.yield()
        #expect(highlighted(in: list.tableView) == [[0, 0]])
    }

    @Test("A tap highlights no cell if the app draws the cursor", .requirement("U331"))
    func tapHighlightsNothingIfAppDrawsCursor() async throws {
        let list = TestList([3])
        let delegate = TestListDelegate()
        list.navigator = TableNavigator(tableView: list.tableView, delegate: delegate)
        device.show(list)
        try device.tap(#require(list.tableView.cellForRow(at: [0, 1])))
        device.settle()
        await Task.yield()
        #expect(list.navigator.indexPathForFocusedRow == [0, 1])
        #expect(highlighted(in: list.tableView) == [])
    }

    @Test(
        "A first key that jumps out of sight shows the cursor", .requirement("U331"),
        arguments: [false, true])
    func firstKeyJumpingShowsCursor(animated: Bool) {
        let list = makeList()
        list.navigator.options.animatesScrolling = animated
        device.press(UIKeyCommand.inputDownArrow, .command)
        device.settle()
        #expect(highlighted(in: list.tableView) == [[0, 99]])
    }

    @Test("A cursor that survives the loss of its row shows where it is", .requirement("U331"))
    func cursorSurvivingItsRowShows() {
        let list = makeList([5])
        for _ in 0..<5 { device.press(UIKeyCommand.inputDownArrow) }
        list.sections = [4]
        list.tableView.reloadData()
        list.tableView.layoutIfNeeded()
        #expect(list.navigator.indexPathForFocusedRow == [0, 3])
        #expect(highlighted(in: list.tableView) == [[0, 3]])
    }

    @Test("Once only one row can be selected, none stays highlighted", .requirement("U331"))
    func singleSelectionLeavesNoHighlight() {
        let list = makeList()
        for _ in 0..<3 { device.press(UIKeyCommand.inputDownArrow) }
        list.tableView.allowsMultipleSelection = false
        _ = list.keyCommands
        #expect(highlighted(in: list.tableView) == [])
        list.tableView.contentOffset.y = 2000
        list.tableView.layoutIfNeeded()
        list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top
        list.tableView.layoutIfNeeded()
        #expect(highlighted(in: list.tableView) == [])
    }

    @Test("When the cursor goes, or its navigator, nothing stays behind", .requirement("U331"))
    func nothingStaysWhenCursorGoes() {
        let list = makeList()
        let subviews = list.tableView.subviews.count
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputEscape)
        #expect(highlighted(in: list.tableView) == [])
        #expect(list.tableView.subviews.count == subviews)
        device.press(UIKeyCommand.inputDownArrow)
        list.navigator = TableNavigator(tableView: list.tableView)
        #expect(highlighted(in: list.tableView) == [])
        #expect(list.tableView.subviews.count == subviews)
    }

    @Test(
        "In a collection view the cursor shows after jumps, scrolling and reloads",
        .requirement("U331"),
        arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func collectionCursorShowsAfterAnyChange(direction: UICollectionView.ScrollDirection) {
        let grid = makeGrid(direction)
        let view = grid.collectionView
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow, .command)
        device.settle()
        #expect(highlighted(in: view) == [[0, 99]])
        let end = view.contentOffset
        view.contentOffset = .zero
        view.layoutIfNeeded()
        #expect(highlighted(in: view) == [])
        view.contentOffset = end
        view.layoutIfNeeded()
        #expect(highlighted(in: view) == [[0, 99]])
        view.reloadData()
        view.layoutIfNeeded()
        #expect(highlighted(in: view) == [[0, 99]])
    }
}
