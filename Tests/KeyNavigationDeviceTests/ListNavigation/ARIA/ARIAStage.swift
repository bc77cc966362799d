import CoreGraphics
import DeviceFixtures
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A real list on a device with a hardware keyboard, in which a play takes place.
@MainActor
struct ARIAStage {
    let device = SimulatedDevice(.iPhone13)
    let navigator: ListNavigator
    let view: UIScrollView
    let table: TestList?
    let grid: TestGrid?
    private let counts: [Int]
    private let log = Log()

    /// What was told, and the seconds that have passed between keys.
    private final class Log {
        var told: [String] = []
        var seconds = 0.0
    }

    init(_ play: ARIAPlay) {
        device.keyboard.mode = .hardware(bar: false)
        switch play.kind {
        case .table(let sections):
            (table, grid, counts) = (TestList(sections), nil, sections)
        case .grid(let sections, let columns):
            (table, grid, counts) = (nil, TestGrid(sections, columns: columns), sections)
            grid?.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        case .line(let count):
            (table, grid, counts) = (nil, TestGrid([count]), [count])
            grid?.layout.scrollDirection = .horizontal
            grid?.layout.itemSize = CGSize(width: 120, height: 500)
        case .controls: (table, grid, counts) = (ControlList([30]), nil, [30])
        case .outline: (table, grid, counts) = (OutlineList(), nil, [3])
        }
        if let table {
            table.show(on: device)
            (navigator, view) = (table.navigator, table.tableView)
        } else {
            grid?.show(on: device)
            (navigator, view) = (grid!.navigator, grid!.collectionView)
        }
        table?.tableView.allowsMultipleSelection = play.allowsMultipleSelection
        grid?.collectionView.allowsMultipleSelection = play.allowsMultipleSelection
        if let outline = table as? OutlineList { navigator.outline = outline.outline() }
    }

    /// Brings about the state that is there before the keys.
    func begin(_ play: ARIAPlay, with options: [ARIARow.Option]) throws {
        options.forEach { $0.set(in: &navigator.options) }
        if !play.texts.isEmpty {
            (navigator as? TableNavigator)?.textForRow = { play.texts[$0.row] }
        }
        (navigator as? TableNavigator)?.onRowNotFound = { [log] text, searchedAll in
            log.told.append(searchedAll ? "no \(text)" : "no \(text) so far")
        }
        navigator.typing.setClock { [log] in log.seconds }
        play.prepare?(self)
        for number in play.selected {
            table?.tableView.selectRow(at: path(number), animated: false, scrollPosition: .none)
            grid?.collectionView.selectItem(
                at: path(number), animated: false, scrollPosition: [])
        }
        if let cursor = play.cursor { navigator.focus(path(cursor)) }
        if let tapped = play.tapped, let cell = cell(path(tapped)) { try device.tap(cell) }
        press(play.before)
    }

    /// Presses keys that are separated by commas, or lets seconds pass.
    func press(_ keys: String) {
        for key in keys.components(separatedBy: ", ") where !key.isEmpty {
            if key == "–" {
                navigator.focusEntered(by: nil)
            } else if key.hasSuffix(" s"), let seconds = Double(key.dropLast(2)) {
                log.seconds += seconds
            } else {
                device.press(named: key)
            }
        }
    }

    // MARK: What shows

    var sight: ARIAPlay.Sight {
        ARIAPlay.Sight(
            cursor: navigator.cursor.position.map { number($0.indexPath) },
            selected: navigator.list.selection.map { number($0.indexPath) },
            top: navigator.list.visibleEnd(
                .first, at: view.contentOffset, in: navigator.cursor.walk()
            )
            .map { number($0.indexPath) },
            told: ((table?.diary ?? grid?.diary ?? []) + log.told).joined(separator: ", "),
            control: control, rows: table?.tableView.numberOfRows(inSection: 0))
    }

    /// The control in a cell that has focus.
    private var control: String {
        switch navigator.focusedControl {
        case nil: "none"
        case is UIButton: "button"
        case is UITextField: "field"
        case is UISlider: "slider"
        default: "other"
        }
    }

    /// Whether all of the cursor's row is visible, if there is a cursor.
    var isCursorInSight: Bool {
        navigator.cursor.position.map { navigator.list.shows($0, at: view.contentOffset) } ?? true
    }

    private func cell(_ path: IndexPath) -> UIView? {
        table?.tableView.cellForRow(at: path) ?? grid?.collectionView.cellForItem(at: path)
    }

    private func path(_ number: Int) -> IndexPath {
        var (section, row) = (0, number - 1)
        while row >= counts[section] {
            row -= counts[section]
            section += 1
        }
        return [section, row]
    }

    private func number(_ path: IndexPath) -> Int {
        counts.prefix(path.section).reduce(0, +) + path[1] + 1
    }
}

extension ARIAPlay.Sight {
    /// Whether `seen` is this, as far as this says what it expects.
    func matches(_ seen: Self) -> Bool {
        cursor == seen.cursor && (selected == nil || selected == seen.selected)
            && (top == nil || top == seen.top) && (told == nil || told == seen.told)
            && (control == nil || control == seen.control) && (rows == nil || rows == seen.rows)
    }
}
