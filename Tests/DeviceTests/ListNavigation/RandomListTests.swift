import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Long lists played by random keys, reloads, deletions and scrolling.
@MainActor
@Suite struct RandomListTests {
    private let steps = RandomPlay.steps(usually: 600, tests: 2)

    @Test(
        "A table of two thousand rows keeps its cursor in sight, and there and back returns",
        arguments: RandomPlay.seeds)
    func longTableKeepsCursorInSight(seed: UInt64) {
        let device = SimulatedDevice()
        let list = RandomTable(seed: seed)
        device.show(list)
        list.becomeFirstResponder()
        play(device, list, seed: seed)
    }

    @Test(
        "A grid of two thousand cells keeps its cursor in sight, and there and back returns",
        arguments: RandomPlay.seeds)
    func longGridKeepsCursorInSight(seed: UInt64) {
        let device = SimulatedDevice()
        let grid = RandomGrid(seed: seed)
        device.show(grid)
        grid.becomeFirstResponder()
        play(device, grid, seed: seed)
    }

    private func play(_ device: SimulatedDevice, _ list: any PlayedList, seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        for step in 0..<steps {
            let act = Act.allCases.randomElement(using: &random) ?? .arrow
            perform(act, device, list, &random)
            let name = "seed \(seed), step \(step), \(act)"
            guard let cursor = list.cursor else { continue }
            #expect(list.exists(cursor), "\(name): \(cursor) is no place")
            guard act.shows, act != .extend || list.selectsSeveral else { continue }
            #expect(list.isSeen(cursor), "\(name): \(cursor) is not seen")
            thereAndBack(device, list, list.arrows.randomElement(using: &random), name)
        }
    }

    private enum Act: CaseIterable {
        case arrow, run, end, delete, extend
        case page, reload, appScroll, open, escape, cell

        /// Whether the cursor is visible afterward, if there is one.
        var shows: Bool { [.arrow, .run, .end, .delete, .extend].contains(self) }
    }

    private func perform(
        _ act: Act, _ device: SimulatedDevice, _ list: any PlayedList, _ random: inout SeededNumbers
    ) {
        let arrow = list.arrows.randomElement(using: &random)?.key ?? UIKeyCommand.inputDownArrow
        switch act {
        case .arrow: device.press(arrow)
        case .run: for _ in 0..<Int.random(in: 2...12, using: &random) { device.press(arrow) }
        case .end:
            let keys = [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow]
            device.press(keys.randomElement(using: &random) ?? arrow, .command)
        case .delete: device.press("\u{8}")
        case .extend: device.press(arrow, .shift)
        case .page:
            let keys = [
                " ", UIKeyCommand.inputPageUp, UIKeyCommand.inputHome, UIKeyCommand.inputEnd,
            ]
            device.press(keys.randomElement(using: &random) ?? " ")
        case .reload: list.reload(Int.random(in: 1...2_000, using: &random))
        case .appScroll:
            let view = list.scrollView
            let end = max(0, view.contentSize.height - view.bounds.height)
            view.contentOffset.y = CGFloat.random(in: 0...max(1, end), using: &random)
            view.layoutIfNeeded()
        case .open: device.press("\r")
        case .escape: device.press(UIKeyCommand.inputEscape)
        case .cell: visitCell(device, list, &random)
        }
        device.settle()
    }

    /// Goes to the switch in a cell that has one, presses keys there, and comes back.
    private func visitCell(
        _ device: SimulatedDevice, _ list: any PlayedList, _ random: inout SeededNumbers
    ) {
        let cursor = list.cursor
        device.press(UIKeyCommand.f2)
        guard list.focusedControl != nil else { return }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let keys = ["\t", " ", "\r", "\u{8}", UIKeyCommand.inputDownArrow]
            device.press(keys.randomElement(using: &random) ?? "\t")
        }
        #expect(list.focusedControl != nil && list.cursor == cursor)
        let back = [UIKeyCommand.f2, UIKeyCommand.inputEscape].randomElement(using: &random)
        device.press(back ?? UIKeyCommand.f2)
        #expect(list.focusedControl == nil && list.cursor == cursor)
    }

    /// Goes one step with an arrow and back with the opposite one.
    private func thereAndBack(
        _ device: SimulatedDevice, _ list: any PlayedList, _ arrow: (key: String, back: String)?,
        _ name: String
    ) {
        guard let arrow, let start = list.cursor else { return }
        device.press(arrow.key)
        guard let there = list.cursor, there != start else { return }
        device.press(arrow.back)
        #expect(list.cursor == start, "\(name): \(start), there \(there), and back")
    }
}

/// A list that is played, whatever its kind.
@MainActor
private protocol PlayedList: UIViewController {
    var scrollView: UIScrollView { get }
    var cursor: IndexPath? { get }
    /// The control with focus in the cell under the cursor.
    var focusedControl: UIView? { get }
    /// Whether several rows or items can be selected, so that ⇧ and an arrow do something.
    var selectsSeveral: Bool { get }
    /// The arrows, each with the one that leads back.
    var arrows: [(key: String, back: String)] { get }
    func exists(_ place: IndexPath) -> Bool
    func frame(of place: IndexPath) -> CGRect?
    /// Shows about so many rows or items from now on.
    func reload(_ count: Int)
}

extension PlayedList {
    /// Whether all of a frame is visible, or as much of it as fits.
    func isSeen(_ place: IndexPath) -> Bool {
        guard let frame = frame(of: place) else { return false }
        let shown = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        return frame.minY >= shown.minY - 0.5 && frame.maxY <= shown.maxY + 0.5
            || frame.height > shown.height && frame.intersects(shown)
    }
}

/// Rows of 30 to 230 points, of which the table knows estimates; several can be selected.
@MainActor
private final class RandomTable: TestList, PlayedList {
    init(seed: UInt64) {
        super.init([700, 0, 1_200, 100])
        navigator = TableNavigator(tableView: tableView)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.allowsMultipleSelection = seed.isMultiple(of: 2)
        deletable = true
        for row in stride(from: 3, to: 700, by: 7) { refused.insert([0, row]) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    var scrollView: UIScrollView { tableView }
    var cursor: IndexPath? { navigator.indexPathForFocusedRow }
    var focusedControl: UIView? { navigator.focusedControl }
    var selectsSeveral: Bool { tableView.allowsMultipleSelection }
    let arrows = [
        (UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow),
        (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow),
    ].map { (key: $0, back: $1) }

    override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        CGFloat(30 + (indexPath.row * 7919 + indexPath.section * 31) % 201)
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        if indexPath.row.isMultiple(of: 2) { cell.accessoryView = UISwitch() }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        navigator.rowsDidChange(deleted: [indexPath])
    }

    func exists(_ place: IndexPath) -> Bool {
        sections.indices.contains(place.section) && place.row < sections[place.section]
    }

    func frame(of place: IndexPath) -> CGRect? { tableView.rectForRow(at: place) }

    func reload(_ count: Int) {
        sections = [count / 2, 0, count - count / 2]
        tableView.reloadData()
        tableView.layoutIfNeeded()
    }
}

/// Cells of unequal heights in sections, of which some are short or empty.
@MainActor
private final class RandomGrid: TestGrid, PlayedList {
    init(seed: UInt64) {
        super.init([11, 0, 3, 700, 1, 1_285], columns: 5)
        navigator = CollectionNavigator(collectionView: collectionView)
        collectionView.allowsMultipleSelection = seed.isMultiple(of: 2)
        navigator.deleteItem = { [weak self] item in self?.delete(item) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    var scrollView: UIScrollView { collectionView }
    var cursor: IndexPath? { navigator.indexPathForFocusedItem }
    var focusedControl: UIView? { navigator.focusedControl }
    var selectsSeveral: Bool { collectionView.allowsMultipleSelection }
    let arrows = [
        (UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow),
        (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow),
        (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow),
        (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow),
    ].map { (key: $0, back: $1) }

    override func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 70, height: 40 + CGFloat(indexPath.item * 37 % 60))
    }

    private func delete(_ item: IndexPath) {
        sections[item.section] -= 1
        collectionView.deleteItems(at: [item])
        navigator.itemsDidChange(deleted: [item])
    }

    func exists(_ place: IndexPath) -> Bool {
        sections.indices.contains(place.section) && place.item < sections[place.section]
    }

    func frame(of place: IndexPath) -> CGRect? {
        collectionView.layoutAttributesForItem(at: place)?.frame
    }

    func reload(_ count: Int) {
        sections = [count / 3, 0, 2, count - count / 3]
        collectionView.reloadData()
        collectionView.layoutIfNeeded()
    }
}
