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
    private let device = SimulatedDevice()

    private func show(_ list: TestList) {
        list.show(on: device)
    }

    /// The rows that are wholly in sight.
    private func shownRows(of table: UITableView) -> [Int] {
        let top = table.contentOffset.y + table.adjustedContentInset.top
        let bottom = table.bounds.maxY - table.adjustedContentInset.bottom
        return (table.indexPathsForVisibleRows ?? []).sorted().filter {
            let rect = table.rectForRow(at: $0)
            return rect.minY >= top - 0.5 && rect.maxY <= bottom + 0.5
        }.map(\.row)
    }

    // MARK: What shows

    @Test(
        "After the app has scrolled, a page counts from what shows", .requirement("U330"),
        arguments: [false, true])
    func scrolledByApp(animated: Bool) {
        let list = TestList([100])
        show(list)
        list.navigator.options.animatesScrolling = animated
        device.press(" ")
        device.settle()
        list.tableView.contentOffset.y -= 300
        list.tableView.layoutIfNeeded()
        let last = shownRows(of: list.tableView).last
        device.press(" ")
        device.settle()
        #expect(shownRows(of: list.tableView).first == last)
    }

    @Test(
        "After the app cancels the animation, a page starts from the visible area",
        .requirement("U330"))
    func pageAfterCancelCountsFromShown() {
        let list = TestList([100])
        show(list)
        list.navigator.options.animatesScrolling = true
        device.press(" ")
        device.advance(by: 0.1)
        list.tableView.setContentOffset(list.tableView.contentOffset, animated: false)
        list.tableView.layoutIfNeeded()
        let last = shownRows(of: list.tableView).last
        device.press(" ")
        device.settle()
        #expect(shownRows(of: list.tableView).first == last)
    }

    @Test(
        "After a reload that left fewer rows, a page counts from what shows", .requirement("U330"))
    func pageAfterReloadCountsFromShown() {
        let list = TestList([100])
        show(list)
        list.navigator.options.animatesScrolling = true
        device.press(UIKeyCommand.inputEnd)
        device.settle()
        list.sections = [40]
        list.tableView.reloadData()
        list.tableView.layoutIfNeeded()
        device.settle()
        let first = shownRows(of: list.tableView).first
        device.press(" ", .shift)
        device.settle()
        #expect(shownRows(of: list.tableView).last == first)
    }

    @Test(
        "While a page of ours is on its way, the next one goes on from where it leads",
        .requirement("U330"))
    func nextPageGoesOnFromDestination() {
        let list = TestList([100])
        show(list)
        list.navigator.options.animatesScrolling = true
        device.press(" ")
        device.settle()
        let page = list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top
        for _ in 0..<2 {
            device.press(" ")
            device.advance(by: 0.05)
        }
        device.settle()
        #expect(
            abs(list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top - 3 * page)
                < 1)
    }

    @Test(
        "After an arrow during a page of ours, the next page counts from what shows",
        .requirement("U330"))
    func pageAfterArrowCountsFromShown() {
        let list = TestList([100])
        show(list)
        list.navigator.options.animatesScrolling = true
        list.navigator.options.keepsCursorWhenScrolled = true
        device.press(UIKeyCommand.inputDownArrow)
        device.press(" ")
        device.advance(by: 0.1)
        device.press(UIKeyCommand.inputDownArrow)
        device.press(" ")
        device.settle()
        let top = list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top
        #expect(top < 1_000, "one page from where the second row showed, and not two")
    }

    @Test("An animated page moves the list one way only, and so does one without estimates")
    func animatedPageMovesOneWayOnly() {
        for estimates in [false, true] {
            let list = ScrollDiary([100])
            if !estimates {
                list.tableView.estimatedRowHeight = 0
                list.tableView.estimatedSectionHeaderHeight = 0
                list.tableView.estimatedSectionFooterHeight = 0
            }
            show(list)
            list.navigator.options.animatesScrolling = true
            let keys = estimates ? [" "] : [" ", UIKeyCommand.inputEnd]
            for key in keys {
                list.offsets = []
                device.press(key)
                device.settle()
                #expect(list.offsets.count > 3 && list.offsets == list.offsets.sorted())
            }
        }
    }

    @Test(
        "A feed that loads more rows near its end is driven there once by one key",
        .requirement("U338"))
    func feedIsDrivenToEndOnce() {
        let list = Feed([100])
        show(list)
        device.press(UIKeyCommand.inputEnd)
        #expect((1...2).contains(list.loads))
    }

    @Test("A delegate's own scroll is animated as it says")
    func delegatesScrollIsAnimatedAsSaid() {
        let list = TestList([100])
        let delegate = TestListDelegate()
        list.navigator = TableNavigator(tableView: list.tableView, delegate: delegate)
        device.show(list)
        list.becomeFirstResponder()
        delegate.answer = .navigate(
            .init(
                focusingRowAt: [0, 20],
                scrollBehavior: .scrollRectToVisible(
                    list.tableView.rectForRow(at: [0, 20]), animated: true)))
        let top = list.tableView.contentOffset
        device.press(UIKeyCommand.inputDownArrow)
        #expect(list.tableView.contentOffset == top, "on its way")
        device.settle()
        #expect(shownRows(of: list.tableView).contains(20))
    }

    // MARK: Estimated heights

    /// Rows of 20 to 320 points, of which the table only knows an estimate until they are in sight;
    /// -1 is `UITableView.automaticDimension`.
    private func makeUneven(rows: Int, estimate: CGFloat) -> UnevenList {
        let list = UnevenList([rows])
        list.tableView.rowHeight = UITableView.automaticDimension
        list.tableView.estimatedRowHeight = estimate
        show(list)
        return list
    }

    @Test(
        "The ends are reached by one key, however wrong the estimate", .requirement("U338"),
        arguments: [-1, 5, 44, 900] as [CGFloat], [false, true])
    func oneKeyReachesEndsDespiteEstimates(estimate: CGFloat, animated: Bool) {
        let list = makeUneven(rows: 43, estimate: estimate)
        list.navigator.options.animatesScrolling = animated
        device.press(UIKeyCommand.inputDownArrow, .command)
        device.settle()
        #expect(list.tableView.indexPathForSelectedRow == [0, 42])
        #expect(shownRows(of: list.tableView).last == 42)
        device.press(UIKeyCommand.inputUpArrow, .command)
        device.settle()
        #expect(shownRows(of: list.tableView).first == 0)

        device.press(UIKeyCommand.inputEnd)
        device.settle()
        let table = list.tableView
        #expect(shownRows(of: table).last == 42)
        #expect(
            abs(table.bounds.maxY - table.adjustedContentInset.bottom - table.contentSize.height)
                < 1)
        device.press(UIKeyCommand.inputHome)
        device.settle()
        #expect(abs(table.contentOffset.y + table.adjustedContentInset.top) < 1)
    }

    @Test(
        "A page back shows what came before, without a gap, where heights are estimated",
        .requirement("U338"),
        arguments: [-1, 5, 900] as [CGFloat], [false, true])
    func pageBackLeavesNoGap(estimate: CGFloat, animated: Bool) {
        let list = makeUneven(rows: 43, estimate: estimate)
        list.navigator.options.animatesScrolling = animated
        device.press(UIKeyCommand.inputEnd)
        device.settle()
        for _ in 0..<60 {
            let first = shownRows(of: list.tableView).first
            device.press(" ", .shift)
            device.settle()
            let rows = shownRows(of: list.tableView)
            if let first, first > 0 { #expect(rows.contains(first) || rows.last == first - 1) }
        }
        #expect(shownRows(of: list.tableView).first == 0)
    }

    @Test(
        "A page back through rows that are taller than the screen skips none of them",
        .requirement("U338"), arguments: [-1, 900, 3_000] as [CGFloat], [false, true])
    func pageBackThroughTallRows(estimate: CGFloat, animated: Bool) {
        let list = TallList([8])
        let table = list.tableView
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = estimate
        show(list)
        list.navigator.options.animatesScrolling = animated
        device.press(UIKeyCommand.inputEnd)
        device.settle()
        for _ in 0..<40 {
            let before = table.indexPathsForVisibleRows ?? []
            device.press(" ", .shift)
            device.settle()
            let rows = table.indexPathsForVisibleRows ?? []
            #expect(rows.contains(where: before.contains), "\(before) to \(rows)")
        }
        #expect(abs(table.contentOffset.y + table.adjustedContentInset.top) < 1)
    }

    @Test(
        "Every arrow leaves its row in sight, where heights are estimated", .requirement("U338"),
        arguments: [-1, 5, 900] as [CGFloat], [false, true])
    func everyArrowLeavesRowInSight(estimate: CGFloat, animated: Bool) {
        let list = makeUneven(rows: 43, estimate: estimate)
        list.navigator.options.animatesScrolling = animated
        device.press(UIKeyCommand.inputDownArrow, .command)
        device.settle()
        for row in (0..<42).reversed() {
            device.press(UIKeyCommand.inputUpArrow)
            device.settle()
            #expect(shownRows(of: list.tableView).contains(row))
        }
    }

    @Test(
        "An animated scroll begins with what shows, where rows before it are measured first",
        .requirement("U338"), arguments: [-1, 5, 900] as [CGFloat])
    func animationBeginsWithWhatShows(estimate: CGFloat) {
        let list = makeUneven(rows: 43, estimate: estimate)
        let table = list.tableView
        func places() -> [IndexPath: CGFloat] {
            let paths = table.indexPathsForVisibleRows ?? []
            return Dictionary(
                uniqueKeysWithValues: paths.map {
                    ($0, (table.rectForRow(at: $0).minY - table.contentOffset.y).rounded())
                })
        }
        list.navigator.options.animatesScrolling = true
        device.press(UIKeyCommand.inputEnd)
        device.settle()
        for _ in 0..<20 {
            let before = places()
            device.press(" ", .shift)
            #expect(places() == before)
            device.settle()
        }
    }

    @Test("The end of two thousand uneven rows is reached by one key", .requirement("U338"))
    func oneKeyReachesLongListsEnd() {
        let list = makeUneven(rows: 2_000, estimate: 30)
        device.press(UIKeyCommand.inputDownArrow, .command)
        #expect(shownRows(of: list.tableView).last == 1_999)
    }
}

/// A list that writes down where it is scrolled to.
@MainActor
private class ScrollDiary: TestList {
    var offsets: [CGFloat] = []

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
    }
}

/// A list that gets more rows when its end comes near.
@MainActor
private final class Feed: TestList {
    var loads = 0

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let end = scrollView.contentOffset.y + scrollView.bounds.height
        guard scrollView.contentOffset.y > 0, end > scrollView.contentSize.height - 50,
            loads < 1_000
        else { return }
        loads += 1
        sections[0] += 20
        tableView.reloadData()
    }
}

/// Rows whose heights follow no rule.
@MainActor
private final class UnevenList: TestList {
    override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        CGFloat(20 + (indexPath.row * 7919) % 301)
    }
}

/// Rows of which none fits onto the screen.
@MainActor
private final class TallList: TestList {
    override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        CGFloat(1_200 + (indexPath.row * 7919) % 301)
    }
}
