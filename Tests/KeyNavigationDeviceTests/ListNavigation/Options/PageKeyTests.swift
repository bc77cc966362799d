import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Page Up, Page Down, Home and End where they move the cursor.
@MainActor
@Suite(.doubts(.lists, .keys)) struct PageKeyTests {
    private let pageDown = UIKeyCommand.inputPageDown
    private let pageUp = UIKeyCommand.inputPageUp
    private let home = UIKeyCommand.inputHome
    private let end = UIKeyCommand.inputEnd

    private func table(_ sections: [Int]) -> TableScreen {
        let screen = TableScreen(sections)
        screen.navigator.options.pageKeys = .moveCursor
        return screen
    }

    private func grid(_ grid: TestGrid) -> GridScreen {
        let screen = GridScreen(grid)
        screen.navigator.options.pageKeys = .moveCursor
        return screen
    }

    // MARK: Pages

    @Test(
        "A page goes from row to row as far as wholly visible rows reach, and stops at the ends",
        .requirement("U402"), arguments: [false, true])
    func pagesReachEnds(animated: Bool) {
        let screen = table([10, 0, 30])
        screen.navigator.options.animatesScrolling = animated
        screen.navigator.focus([0, 0])
        var history: [IndexPath] = []
        for key in [pageDown, " ", pageDown, pageDown, pageUp, pageUp, pageUp] {
            screen.device.press(key)
            screen.device.settle()
            history += screen.selected
            #expect(screen.showsCursor)
        }
        // 17 rows show, so a page is 16 rows.
        #expect(
            history == [[2, 6], [2, 22], [2, 29], [2, 29], [2, 13], [0, 7], [0, 0]])
    }

    @Test(
        "A held page key goes on from where an animation leads", .requirement("U402"))
    func heldPageKeyGoesOn() {
        let screen = table([1000])
        screen.navigator.options.animatesScrolling = true
        screen.navigator.focus([0, 0])
        for _ in 0..<3 { screen.device.press(pageDown) }
        screen.device.settle()
        #expect(screen.selected == [[0, 48]])
        #expect(screen.table.indexPathsForVisibleRows?.contains([0, 48]) == true)
        #expect(screen.showsCursor)
    }

    @Test(
        "A page of estimated rows ends at the last one that was wholly visible",
        .requirement("U402"))
    func estimatedPage() throws {
        let list = TestList([300])
        list.height = { CGFloat(30 + $0.row * 37 % 90) }
        list.tableView.estimatedRowHeight = 200
        let screen = TableScreen(list)
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.focus([0, 0])
        let last = try #require(screen.wholeRows.last)
        screen.device.press(pageDown)
        #expect(screen.selected == [last] && screen.wholeRows.first == last)
        for _ in 0..<5 {
            screen.device.press(pageDown)
            #expect(screen.showsCursor)
        }
    }

    @Test("Rows taller than the screen are gone through one by one", .requirement("U402"))
    func tallRows() {
        let screen = table([3])
        screen.table.rowHeight = 3000
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.navigator.focus([0, 0])
        screen.device.press(pageDown)
        #expect(screen.selected == [[0, 1]])
    }

    @Test("Rows that cannot be highlighted are no part of a page", .requirement("U402"))
    func refusedRowsArePassed() {
        let screen = table([100])
        screen.list.refused = Set((1...8).map { [0, $0] })
        screen.navigator.focus([0, 0])
        screen.device.press(pageDown)
        #expect(screen.selected == [[0, 16]])
    }

    @Test(
        "From a cursor out of sight a page counts from there, and ends in sight",
        .requirement("U402"))
    func cursorOutOfSight() {
        let screen = table([300])
        screen.navigator.options.keepsCursorWhenScrolled = true
        screen.navigator.focus([0, 0])
        screen.device.drag(screen.table, by: CGVector(dx: 0, dy: -3000))
        screen.device.settle()
        #expect(!screen.showsCursor)
        screen.device.press(pageDown)
        // The drag has left 16 rows whole.
        #expect(screen.selected == [[0, 15]] && screen.showsCursor)
        #expect(screen.wholeRows.first == [0, 15], "no page is scrolled besides")
    }

    @Test("A row that must stay selected keeps its place on the screen", .requirement("U402"))
    func keptRowStays() {
        let screen = table([100])
        screen.list.kept = [[0, 3]]
        screen.navigator.focus([0, 3])
        let offset = screen.table.contentOffset
        screen.device.press(pageDown)
        #expect(screen.selected == [[0, 3]] && screen.table.contentOffset == offset)
    }

    @Test("Without a cursor the keys bring it in", .requirement("U402"))
    func keysBringCursorIn() {
        let expected: [(String, IndexPath)] = [
            (pageDown, [0, 0]), (pageUp, [0, 16]), (home, [0, 0]), (end, [0, 99]),
        ]
        for (key, row) in expected {
            let screen = table([100])
            screen.device.press(key)
            #expect(screen.selected == [row])
        }
    }

    @Test("Pages don't wrap where arrows do", .requirement("U402"))
    func pagesDoNotWrap() {
        let screen = table([5])
        screen.navigator.options.edgeBehavior = .wraps
        screen.navigator.focus([0, 4])
        screen.device.press(pageDown)
        #expect(screen.selected == [[0, 4]])
    }

    // MARK: Grids

    @Test("Pages go by whole lines, and keep the column past a short one", .requirement("U402"))
    func pagesKeepColumn() {
        let screen = grid(TestGrid([50]))
        screen.navigator.focus([0, 2])
        var history: [Int] = []
        for key in [pageDown, pageDown, pageDown, pageUp, pageUp, pageUp] {
            screen.device.press(key)
            history += screen.selected.map(\.item)
            #expect(screen.showsCursor)
        }
        // Seven lines show. The last line has two items.
        #expect(history == [20, 38, 49, 32, 14, 2])
    }

    @Test("Under sticky headers the cursor is uncovered after each page", .requirement("U402"))
    func stickyHeaders() {
        let list = TestGrid([40, 40, 40])
        list.layout.headerReferenceSize = CGSize(width: 0, height: 60)
        list.layout.sectionHeadersPinToVisibleBounds = true
        let screen = grid(list)
        screen.navigator.focus([0, 1])
        for key in [pageDown, pageDown, pageDown, pageDown, pageUp, pageUp] {
            screen.device.press(key)
            #expect(screen.showsCursor)
            #expect(screen.selected.first.map { $0.item % 3 } == 1)
        }
    }

    @Test(
        "Home is the side where a line begins, also from right to left",
        .requirement("U402"),
        arguments: [
            (false, "←", 5, 3), (false, "→", 4, 5), (true, "→", 5, 3), (true, "←", 4, 5),
        ])
    func homeBeginsLine(isRightToLeft: Bool, arrow: String, item: Int, reached: Int) {
        let screen = grid(TestGrid([9]))
        screen.view.semanticContentAttribute =
            isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        screen.view.layoutIfNeeded()
        let frame = { (item: Int) in
            screen.view.layoutAttributesForItem(at: [0, item])?.frame.midX ?? 0
        }
        screen.navigator.focus([0, item])
        let before = frame(item)
        screen.device.press(reached == 3 ? home : end)
        #expect(screen.selected == [[0, reached]])
        #expect((frame(reached) < before) == (arrow == "←"))
    }

    @Test(
        "A wide first item, or a short last line, doesn't change where lines begin",
        .requirement("U402"), arguments: 7...10)
    func wideFirstItem(count: Int) {
        let list = TestGrid([count])
        list.size = { [layout = list.layout] in
            $0.item == 0 ? CGSize(width: 390, height: 200) : layout.itemSize
        }
        let screen = grid(list)
        for (key, item) in [(home, 4), (end, 6), (home, 4)] {
            screen.navigator.focus([0, 5])
            screen.device.press(key)
            #expect(screen.selected == [[0, item]])
        }
    }

    @Test(
        "A grid that scrolls sideways pages by columns, and Home stays on the row",
        .requirement("U402"))
    func sidewaysGrid() {
        let list = TestGrid([60])
        list.layout.scrollDirection = .horizontal
        list.layout.itemSize = CGSize(width: 110, height: 200)
        let screen = grid(list)
        screen.navigator.focus([0, 1])
        let row = screen.view.layoutAttributesForItem(at: [0, 1])?.frame.minY
        screen.device.press(pageDown)
        let page = screen.selected.first?.item ?? 0
        #expect(page > 4 && screen.view.layoutAttributesForItem(at: [0, page])?.frame.minY == row)
        screen.device.press(end)
        let last = screen.selected.first?.item ?? 0
        #expect(last > 55 && screen.view.layoutAttributesForItem(at: [0, last])?.frame.minY == row)
        screen.device.press(home)
        #expect(screen.selected == [[0, 1]])
        screen.device.press(end, .control)
        #expect(screen.selected == [[0, 59]])
    }

    // MARK: Who else is asked

    @Test("A delegate is told where the keys go, and can keep the cursor", .requirement("U402"))
    func delegateIsAsked() {
        let delegate = TestListDelegate()
        let screen = TableScreen([100], drawnBy: delegate)
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.options.commands = .all
        screen.navigator.focus([0, 0])
        for key in [pageDown, pageUp, end, home] { screen.device.press(key) }
        #expect(
            delegate.requests.map(\.intent) == [
                .nextPage(afterRowAt: [0, 0]), .previousPage(beforeRowAt: [0, 16]), .lastRow,
                .firstRow,
            ])
        #expect(
            delegate.updates.map(\.indexPathForFocusedRow) == [
                [0, 16], [0, 0], [0, 99], [0, 0],
            ])
        delegate.answer = .noNavigation
        let offset = screen.table.contentOffset
        screen.device.press(pageDown)
        #expect(screen.cursor == [0, 0] && screen.table.contentOffset == offset)
    }

    @Test("A grid's delegate is told of pages and lines", .requirement("U402"))
    func gridDelegateIsAsked() {
        let delegate = TestGridDelegate()
        let screen = GridScreen([60], drawnBy: delegate)
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.options.commands = .all
        screen.navigator.focus([0, 1])
        for key in [end, home, pageDown, pageUp] { screen.device.press(key) }
        #expect(
            delegate.intents.prefix(3) == [
                .lastItemInRow(ofItemAt: [0, 1]), .firstItemInRow(ofItemAt: [0, 2]),
                .nextPage(afterItemAt: [0, 0]),
            ])
        #expect(delegate.intents.last == .previousPage(beforeItemAt: [0, 18]))
    }

    @Test("Where the system moves the focus, pages and ends move it too", .requirement("U402"))
    func systemFocusMoves() {
        let screen = TableScreen([200], on: .iPad12_9)
        screen.navigator.options.pageKeys = .moveCursor
        screen.navigator.joinSystemFocus()
        screen.device.press(UIKeyCommand.inputDownArrow)
        let first = screen.cursor?.row ?? 0
        screen.device.press(pageDown)
        let page = screen.cursor?.row ?? 0
        #expect(page > first + 10)
        #expect(screen.table.cellForRow(at: [0, page])?.isFocused == true)
        screen.device.press(end)
        #expect(screen.cursor == [0, 199])
    }
}

extension TableScreen {
    fileprivate var showsCursor: Bool { cursor.map(wholeRows.contains) ?? false }
}

extension GridScreen {
    fileprivate var showsCursor: Bool {
        guard let item = navigator.indexPathForFocusedItem,
            let frame = view.layoutAttributesForItem(at: item)?.frame
        else { return false }
        var visible = view.bounds.inset(by: view.adjustedContentInset)
        if grid.layout.sectionHeadersPinToVisibleBounds {
            visible.origin.y += grid.layout.headerReferenceSize.height
            visible.size.height -= grid.layout.headerReferenceSize.height
        }
        return visible.insetBy(dx: -0.5, dy: -0.5).contains(frame)
    }
}
