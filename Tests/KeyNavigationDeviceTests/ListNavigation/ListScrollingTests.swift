import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Pages and ends: from where they count, and whether one key reaches them.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ListScrollingTests {
    // MARK: What shows

    @Test(
        "After the app has scrolled, a page counts from what shows", .requirement("U330"),
        arguments: [false, true])
    func scrolledByApp(animated: Bool) {
        let screen = TableScreen([100])
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(" ")
        screen.device.settle()
        screen.table.contentOffset.y -= 300
        screen.table.layoutIfNeeded()
        let last = screen.wholeRows.last
        screen.device.press(" ")
        screen.device.settle()
        #expect(screen.wholeRows.first == last)
    }

    @Test(
        "After the app cancels the animation, a page starts from the visible area",
        .requirement("U330"))
    func pageAfterCancelCountsFromShown() {
        let screen = TableScreen([100])
        screen.navigator.options.animatesScrolling = true
        screen.device.press(" ")
        screen.device.advance(by: 0.1)
        screen.table.setContentOffset(screen.table.contentOffset, animated: false)
        screen.table.layoutIfNeeded()
        let last = screen.wholeRows.last
        screen.device.press(" ")
        screen.device.settle()
        #expect(screen.wholeRows.first == last)
    }

    @Test(
        "After a reload that left fewer rows, a page counts from what shows", .requirement("U330"))
    func pageAfterReloadCountsFromShown() {
        let screen = TableScreen([100])
        screen.navigator.options.animatesScrolling = true
        screen.device.press(UIKeyCommand.inputEnd)
        screen.device.settle()
        screen.list.sections = [40]
        screen.table.reloadData()
        screen.table.layoutIfNeeded()
        screen.device.settle()
        let first = screen.wholeRows.first
        screen.device.press(" ", .shift)
        screen.device.settle()
        #expect(screen.wholeRows.last == first)
    }

    @Test(
        "While a page of ours is on its way, the next one goes on from where it leads",
        .requirement("U330"))
    func nextPageGoesOnFromDestination() {
        let screen = TableScreen([100])
        screen.navigator.options.animatesScrolling = true
        screen.device.press(" ")
        screen.device.settle()
        let page = screen.top
        for _ in 0..<2 {
            screen.device.press(" ")
            screen.device.advance(by: 0.05)
        }
        screen.device.settle()
        #expect(abs(screen.top - 3 * page) < 1)
    }

    @Test(
        "After an arrow during a page of ours, the next page counts from what shows",
        .requirement("U330"))
    func pageAfterArrowCountsFromShown() {
        let screen = TableScreen([100])
        screen.navigator.options.animatesScrolling = true
        screen.navigator.options.keepsCursorWhenScrolled = true
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press(" ")
        screen.device.advance(by: 0.1)
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.press(" ")
        screen.device.settle()
        #expect(screen.top < 1_000, "one page from where the second row showed, and not two")
    }

    @Test("An animated page moves the list one way only, and so does one without estimates")
    func animatedPageMovesOneWayOnly() {
        for estimates in [false, true] {
            let list = TestList([100])
            if !estimates {
                list.tableView.estimatedRowHeight = 0
                list.tableView.estimatedSectionHeaderHeight = 0
                list.tableView.estimatedSectionFooterHeight = 0
            }
            let screen = TableScreen(list)
            screen.navigator.options.animatesScrolling = true
            let keys = estimates ? [" "] : [" ", UIKeyCommand.inputEnd]
            for key in keys {
                var offsets: [CGFloat] = []
                list.onScroll = { offsets.append(screen.table.contentOffset.y) }
                screen.device.press(key)
                screen.device.settle()
                #expect(offsets.count > 3 && offsets == offsets.sorted())
            }
        }
    }

    @Test(
        "A feed that loads more rows near its end is driven there once by one key",
        .requirement("U338"))
    func feedIsDrivenToEndOnce() {
        let screen = TableScreen([100])
        let table = screen.table
        var loads = 0
        screen.list.onScroll = {
            guard table.contentOffset.y > 0, loads < 1_000,
                table.bounds.maxY > table.contentSize.height - 50
            else { return }
            loads += 1
            screen.list.sections[0] += 20
            table.reloadData()
        }
        screen.device.press(UIKeyCommand.inputEnd)
        #expect((1...2).contains(loads))
    }

    @Test("A delegate's own scroll is animated as it says")
    func delegatesScrollIsAnimatedAsSaid() {
        let delegate = TestListDelegate()
        let screen = TableScreen([100], drawnBy: delegate)
        delegate.answer = .navigate(
            .init(
                focusingRowAt: [0, 20],
                scrollBehavior: .scrollRectToVisible(
                    screen.table.rectForRow(at: [0, 20]), animated: true)))
        let top = screen.table.contentOffset
        screen.device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.table.contentOffset == top, "on its way")
        screen.device.settle()
        #expect(screen.wholeRows.contains([0, 20]))
    }

    // MARK: Estimated heights

    /// Rows of 20 to 320 points and more, by no rule, of which the table only knows an estimate
    /// until they are in sight; -1 is `UITableView.automaticDimension`.
    private func uneven(rows: Int, from least: Int = 20, estimate: CGFloat) -> TableScreen {
        let list = TestList([rows])
        list.height = { CGFloat(least + ($0.row * 7919) % 301) }
        list.tableView.rowHeight = UITableView.automaticDimension
        list.tableView.estimatedRowHeight = estimate
        return TableScreen(list)
    }

    @Test(
        "The ends are reached by one key, however wrong the estimate", .requirement("U338"),
        arguments: [-1, 5, 44, 900] as [CGFloat], [false, true])
    func oneKeyReachesEndsDespiteEstimates(estimate: CGFloat, animated: Bool) {
        let screen = uneven(rows: 43, estimate: estimate)
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.device.settle()
        #expect(screen.selected == [[0, 42]])
        #expect(screen.wholeRows.last == [0, 42])
        screen.device.press(UIKeyCommand.inputUpArrow, .command)
        screen.device.settle()
        #expect(screen.wholeRows.first == [0, 0])

        screen.device.press(UIKeyCommand.inputEnd)
        screen.device.settle()
        #expect(screen.wholeRows.last == [0, 42])
        #expect(abs(screen.bottom - screen.table.contentSize.height) < 1)
        screen.device.press(UIKeyCommand.inputHome)
        screen.device.settle()
        #expect(abs(screen.top) < 1)
    }

    @Test(
        "A page back shows what came before, without a gap, where heights are estimated",
        .requirement("U338"),
        arguments: [-1, 5, 900] as [CGFloat], [false, true])
    func pageBackLeavesNoGap(estimate: CGFloat, animated: Bool) {
        let screen = uneven(rows: 43, estimate: estimate)
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(UIKeyCommand.inputEnd)
        screen.device.settle()
        for _ in 0..<60 {
            let first = screen.wholeRows.first?.row
            screen.device.press(" ", .shift)
            screen.device.settle()
            let rows = screen.wholeRows.map(\.row)
            if let first, first > 0 { #expect(rows.contains(first) || rows.last == first - 1) }
        }
        #expect(screen.wholeRows.first == [0, 0])
    }

    @Test(
        "A page back through rows that are taller than the screen skips none of them",
        .requirement("U338"), arguments: [-1, 900, 3_000] as [CGFloat], [false, true])
    func pageBackThroughTallRows(estimate: CGFloat, animated: Bool) {
        let screen = uneven(rows: 8, from: 1_200, estimate: estimate)
        let table = screen.table
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(UIKeyCommand.inputEnd)
        screen.device.settle()
        for _ in 0..<40 {
            let before = table.indexPathsForVisibleRows ?? []
            screen.device.press(" ", .shift)
            screen.device.settle()
            let rows = table.indexPathsForVisibleRows ?? []
            #expect(rows.contains(where: before.contains), "\(before) to \(rows)")
        }
        #expect(abs(screen.top) < 1)
    }

    @Test(
        "Every arrow leaves its row in sight, where heights are estimated", .requirement("U338"),
        arguments: [-1, 5, 900] as [CGFloat], [false, true])
    func everyArrowLeavesRowInSight(estimate: CGFloat, animated: Bool) {
        let screen = uneven(rows: 43, estimate: estimate)
        screen.navigator.options.animatesScrolling = animated
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.device.settle()
        for row in (0..<42).reversed() {
            screen.device.press(UIKeyCommand.inputUpArrow)
            screen.device.settle()
            #expect(screen.wholeRows.contains([0, row]))
        }
    }

    @Test(
        "An animated scroll begins with what shows, where rows before it are measured first",
        .requirement("U338"), arguments: [-1, 5, 900] as [CGFloat])
    func animationBeginsWithWhatShows(estimate: CGFloat) {
        let screen = uneven(rows: 43, estimate: estimate)
        let table = screen.table
        func places() -> [IndexPath: CGFloat] {
            let paths = table.indexPathsForVisibleRows ?? []
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    ($0, (table.rectForRow(at: $0).minY - table.contentOffset.y).rounded())
                })
        }
        screen.navigator.options.animatesScrolling = true
        screen.device.press(UIKeyCommand.inputEnd)
        screen.device.settle()
        for _ in 0..<20 {
            let before = places()
            screen.device.press(" ", .shift)
            #expect(places() == before)
            screen.device.settle()
        }
    }

    @Test("The end of two thousand uneven rows is reached by one key", .requirement("U338"))
    func oneKeyReachesLongListsEnd() {
        let screen = uneven(rows: 2_000, estimate: 30)
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        #expect(screen.wholeRows.last == [0, 1_999])
    }

    @Test(
        "An estimate that an animation proves wrong on its way is known to the next key",
        .requirement("U338"), arguments: [-1, 5, 900] as [CGFloat])
    func estimateProvedWrongOnWay(estimate: CGFloat) {
        let screen = uneven(rows: 400, estimate: estimate)
        // Both ends are measured already, and the rows between them are not.
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.list.navigator = TableNavigator(tableView: screen.table)
        screen.navigator.options.animatesScrolling = true
        screen.device.press(UIKeyCommand.inputUpArrow, .command)
        screen.device.settle()
        #expect(screen.wholeRows.first == [0, 0])
        screen.device.press(UIKeyCommand.inputDownArrow, .command)
        screen.device.settle()
        #expect(screen.wholeRows.last == [0, 399])
    }
}
