import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import UIKit

/// A form of rows to which something random happens step by step.
@MainActor
struct RowFormHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case next, previous, returnKey, tab, shiftTab, tap, hide
        case insert, delete, move, reloadRows, reloadData, reloadAtEnd
        case scroll, jump, keyboardType, keyboard, rotate

        /// Whether it leads from the focused input to another one.
        var isStep: Bool {
            [.next, .previous, .returnKey, .tab, .shiftTab, .tap].contains(self)
        }
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard + .lists

    let form: RowForm
    var random: SeededNumbers
    private var names = 0
    private let snapshots: UITableViewDiffableDataSource<Int, String>?
    private var reloadsAtEnd = false

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        HistoryCell.all = []
        let hasEstimates = seed.isMultiple(of: 3)
        form = RowForm([[], [], []])
        form.hasHeaders = seed % 5 < 2
        form.table.register(HistoryCell.self, forCellReuseIdentifier: "row")
        if hasEstimates {
            form.table.estimatedRowHeight = 44
            form.rowHeight = { 60 + CGFloat($0.row * 37 % 90) }
        }
        guard seed.isMultiple(of: 2) else {
            snapshots = nil
            for section in [0, 0, 2] { form.sections[section] += (0..<20).map { _ in makeRow() } }
            form.table.reloadData()
            form.device.settle()
            return
        }
        snapshots = UITableViewDiffableDataSource(tableView: form.table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            (cell as? RowCell)?.show(name.split(separator: " ").map(String.init)) { _ in }
            return cell
        }
        for section in [0, 0, 2] { form.sections[section] += (0..<20).map { _ in makeRow() } }
        apply()
        form.device.settle()
    }

    /// Returns the names of the fields in a new row, which has none sometimes.
    private mutating func makeRow() -> [String] {
        let count = [1, 1, 1, 2, 0].randomElement(using: &random) ?? 1
        // A row without fields is an item too.
        names += 1
        return count == 0 ? [] : (0..<count).map { "\(names).\($0)" }
    }

    // MARK: Steps

    /// Does something, and returns what is wrong then.
    mutating func step(_ act: Act) -> [String] {
        let before = form.focused
        perform(act)
        form.device.settle()
        var problems = wrongs() + excessiveClaims()
        if act.isStep, let focused = form.focused, focused != before, !isInSight {
            problems.append("\(focused) is out of sight: \(form.sight)")
        }
        if act == .next, !reloadsAtEnd, let before, let there = form.focused, there != before {
            let size = form.table.contentSize
            form.previous()
            // Rows above that turn out to be higher than estimated push the field's row away, and
            // UIKit may end editing in a row that is out of sight.
            let mayBeLost =
                UIKitBehavior.standard.respondingCellOutOfSight == .resigned
                && form.focused == nil && form.table.contentSize != size
            if form.focused != before, !mayBeLost {
                problems.append("from \(before) to \(there) and back to \(form.focused ?? "none")")
            }
            problems += wrongs()
        }
        return problems
    }

    /// Whether the edited field is whole between the bars and the keyboard, and no header covers it.
    private var isInSight: Bool {
        guard let field = form.navigator.focusedItem else { return false }
        let frame = field.convert(field.bounds, to: nil)
        let bottom = form.device.keyboard.frame?.minY ?? form.device.screenSize.height
        let isCovered = form.sections.indices.contains { section in
            form.table.headerView(forSection: section).map { header in
                header.convert(header.bounds, to: nil).insetBy(dx: 0, dy: 0.5).intersects(frame)
            } ?? false
        }
        return frame.minY >= form.table.safeAreaInsets.top - 0.5 && frame.maxY <= bottom + 0.5
            && !isCovered
    }

    private mutating func perform(_ act: Act) {
        let (device, table) = (form.device, form.table)
        switch act {
        case .next: form.next()
        case .previous: form.previous()
        case .returnKey: form.pressReturn()
        case .tab: device.press("\t")
        case .shiftTab: device.press("\t", .shift)
        case .tap:
            let fields = table.visibleCells.compactMap { $0 as? RowCell }.flatMap(\.fields)
            if let field = fields.randomElement(using: &random) { try? device.tap(field) }
        case .hide: form.navigator.focusedItem = nil
        case .insert, .delete, .move: edit(act)
        case .reloadRows:
            if let row = randomRow() {
                if snapshots == nil { table.reloadRows(at: [row], with: .none) } else { apply(row) }
            }
        case .reloadData: if snapshots == nil { table.reloadData() } else { apply() }
        case .reloadAtEnd:
            reloadsAtEnd.toggle()
            form.onEnd =
                reloadsAtEnd && snapshots == nil ? { form, _ in form.table.reloadData() } : nil
        case .scroll: table.contentOffset.y += CGFloat.random(in: -200...200, using: &random)
        case .jump:
            table.contentOffset.y = CGFloat.random(
                in: 0...max(1, table.contentSize.height), using: &random)
        case .keyboardType:
            guard let field = form.navigator.focusedItem as? UITextField else { return }
            field.keyboardType =
                [.default, .numberPad, .emailAddress].randomElement(using: &random) ?? .default
            field.reloadInputViews()
        case .keyboard:
            device.keyboard.mode = Bool.random(using: &random) ? .docked : .hardware(bar: false)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        }
    }

    // MARK: Edits

    private mutating func randomRow() -> IndexPath? {
        let rows = form.sections.indices.flatMap { section in
            form.sections[section].indices.map { IndexPath(row: $0, section: section) }
        }
        return rows.randomElement(using: &random)
    }

    private mutating func edit(_ act: Act) {
        guard let row = randomRow() else { return }
        let table = form.table
        let section = Int.random(in: 0..<3, using: &random)
        let end = IndexPath(
            row: Int.random(in: 0...form.sections[section].count, using: &random), section: section)
        switch act {
        case .insert:
            form.sections[section].insert(makeRow(), at: end.row)
            if snapshots == nil { table.insertRows(at: [end], with: .automatic) }
        case .delete:
            form.sections[row.section].remove(at: row.row)
            if snapshots == nil { table.deleteRows(at: [row], with: .automatic) }
        default:
            let moved = form.sections[row.section].remove(at: row.row)
            let to = min(end.row, form.sections[section].count)
            form.sections[section].insert(moved, at: to)
            if snapshots == nil { table.moveRow(at: row, to: IndexPath(row: to, section: section)) }
        }
        if snapshots != nil { apply() }
    }

    /// Shows the rows as a snapshot, in which one may be reloaded.
    private mutating func apply(_ reloaded: IndexPath? = nil) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(Array(form.sections.indices))
        for (index, rows) in form.sections.enumerated() {
            snapshot.appendItems(
                rows.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }, toSection: index)
        }
        if let reloaded {
            let row = form.sections[reloaded.section][reloaded.row]
            if !row.isEmpty { snapshot.reloadItems([row.joined(separator: " ")]) }
        }
        snapshots?.apply(snapshot, animatingDifferences: Bool.random(using: &random))
    }

    // MARK: What must hold

    private var bar: UIView? { form.navigator.defaultController?.controllerView }

    /// What is wrong after a step that has settled.
    private func wrongs() -> [String] {
        var wrongs: [String] = []
        let cells = HistoryCell.all.compactMap(\.cell)
        let owners = cells.flatMap(\.fields).filter(\.isFirstResponder)
        if owners.count > 1 { wrongs.append("\(owners.count) fields are edited") }
        if let focused = form.navigator.focusedItem, !focused.isFirstResponder {
            wrongs.append("\(form.focused ?? "?") is no first responder")
        }
        if let owner = owners.first, form.navigator.focusedItem !== owner {
            wrongs.append("\(owner.placeholder ?? "?") is edited and not reported")
        }
        if form.controller.view.subviews.contains(where: { $0 is UITextField }) {
            wrongs.append("the hidden field is left")
        }
        return wrongs
    }

    private func excessiveClaims() -> [String] {
        // UIKit doesn't tell when a list was reloaded, so that the navigator looks when it is asked.
        _ = form.navigator.inputItems
        let (cells, table) = (HistoryCell.all.compactMap(\.cell), form.table)
        let existing = cells.filter { table.indexPath(for: $0) != nil }.flatMap(\.fields).count
        let claimed = cells.flatMap(\.fields).filter { $0.inputAccessoryView === bar }.count
        return claimed > existing + 1 ? ["\(claimed) claims for \(existing) fields"] : []
    }

    /// Stops the library, and returns what is left of it.
    func end() -> [String] {
        form.navigator.focusedItem = nil
        form.device.settle()
        form.navigator.stop()
        form.assistant?.stop()
        form.device.settle()
        var left: [String] = []
        for cell in HistoryCell.all.compactMap(\.cell) {
            for field in cell.fields {
                if field.inputAccessoryView != nil { left.append("bar") }
                if field.delegate !== cell { left.append("delegate") }
                if field.returnKeyType != .default { left.append("return key") }
            }
        }
        if form.table.contentInset != .zero { left.append("insets \(form.table.contentInset)") }
        let views = form.table.subviews + form.controller.view.subviews
        let kinds = views.map { String(describing: type(of: $0)) }
        left += kinds.filter { $0.hasSuffix("Probe") || $0 == "UITextField" }
        return left
    }
}

/// A row that is remembered for as long as it exists.
private final class HistoryCell: RowCell {
    struct Reference {
        weak var cell: HistoryCell?
    }

    static var all: [Reference] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.all.append(Reference(cell: self))
    }

    required init?(coder: NSCoder) { nil }
}
