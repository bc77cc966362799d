import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import UIKit

/// A form of rows whose app can do something when it is asked which rows have inputs, and in other
/// calls.
@MainActor
final class MisusedRows: UIViewController {
    /// What no documentation forbids in a call.
    enum Deed: String, CaseIterable {
        case removeContainer, addContainer, stop, start, release, removeTable
        case reload, deleteRows, deleteAll, insertRows
        case focus, focusItem, endEditing, step, addField, scroll, layout, closeKeyboard
    }

    let misuse = Misuse()
    let table = UITableView(frame: .zero, style: .plain)
    /// A field below the table.
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
    /// The numbers of the rows in each section.
    ///
    /// Every third number is that of a row without a field.
    private(set) var rows: [[Int]] = []
    private(set) var navigator: InputNavigator?
    private(set) var assistant: KeyboardAssistant?
    private(set) var isContained = false
    private(set) var isRunning = false
    /// A Boolean value that indicates whether the field below the table follows the table in the form,
    /// to which the table may have been added again.
    private(set) var isFieldLast = false
    /// A Boolean value that indicates whether the table was taken away during an edit that may go on.
    ///
    /// Nobody is told of a field that is back in a window, and is still first responder.
    var isRemovedWhileEdited: Bool { wasRemoved && edited != nil }
    private var wasRemoved = false
    private var count = 0
    private var cells: [WeakBox<UITableViewCell>] = []

    init(hasAssistant: Bool) {
        super.init(nibName: nil, bundle: nil)
        rows = [makeRows(18), [], makeRows(9)]
        table.dataSource = self
        table.rowHeight = 60
        loadViewIfNeeded()
        field.delegate = self
        view.addSubview(field)
        showTable()
        makeNavigator()
        if hasAssistant, let navigator {
            assistant = KeyboardAssistant(scrollView: table, navigator: navigator)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func makeRows(_ number: Int) -> [Int] {
        count += number
        return Array(count - number..<count)
    }

    func showTable() {
        guard table.superview == nil else {
            if edited == nil { wasRemoved = false }
            return
        }
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
        view.addSubview(table)
    }

    func makeNavigator() {
        guard navigator == nil else { return }
        let new = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        (navigator, isRunning) = (new, true)
        new.delegate = self
        new.onFinish = { [weak self] in self?.misuse.called("InputNavigator.onFinish") }
        addContainer()
        new.addInputItem(inputItem: field)
        isFieldLast = true
    }

    private func addContainer() {
        guard !isContained, let navigator else { return }
        (isContained, isFieldLast) = (true, false)
        navigator.addInputItems(in: table) { [weak self] path in
            self?.misuse.called("InputNavigator.hasInputs")
            return self?.number(at: path).map(Self.hasField) ?? false
        }
    }

    func release() { (navigator, assistant, isContained, isRunning) = (nil, nil, false, false) }

    // MARK: Rows

    static func hasField(_ number: Int) -> Bool { !number.isMultiple(of: 3) }

    func number(at path: IndexPath) -> Int? {
        guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row)
        else { return nil }
        return rows[path.section][path.row]
    }

    /// Returns the row on the screen that contains `field`.
    func path(of field: UITextField) -> IndexPath? {
        table.visibleCells.first { field.isDescendant(of: $0) }.flatMap { table.indexPath(for: $0) }
    }

    /// The fields in cells that still exist, in the table or not.
    var fields: [UITextField] {
        cells.compactMap(\.object).flatMap { $0.contentView.subviews }.compactMap {
            $0 as? UITextField
        }
    }

    /// The fields in rows that are shown.
    var shownFields: [UITextField] {
        table.visibleCells.flatMap { $0.contentView.subviews }.compactMap { $0 as? UITextField }
    }

    var edited: UITextField? { (fields + [field]).first(where: \.isFirstResponder) }

    // MARK: Deeds

    /// Does `deed` with the choices of `random`.
    func perform(_ deed: Deed, _ random: inout SeededNumbers) {
        let section = Int.random(in: rows.indices, using: &random)
        let shown = shownFields.randomElement(using: &random)
        switch deed {
        case .removeContainer:
            isContained = false
            navigator?.removeInputItems(in: table)
        case .addContainer: addContainer()
        case .stop:
            isRunning = false
            navigator?.stop()
        case .start:
            isRunning = navigator != nil
            navigator?.start()
        case .release: release()
        case .removeTable:
            wasRemoved = true
            table.removeFromSuperview()
        case .reload: table.reloadData()
        case .deleteRows:
            rows[section].removeLast(min(rows[section].count, 4))
            table.reloadData()
        case .deleteAll:
            rows = [[]]
            table.reloadData()
        case .insertRows:
            if rows.count < 4 { rows.append([]) }
            rows[section].insert(contentsOf: makeRows(5), at: 0)
            table.reloadData()
        case .focus: shown?.becomeFirstResponder()
        case .focusItem: navigator?.focusedItem = Bool.random(using: &random) ? shown : field
        case .endEditing: view.endEditing(true)
        case .step:
            let loops = Bool.random(using: &random)
            if Bool.random(using: &random) {
                navigator?.gotoNextItem(shouldLoop: loops)
            } else {
                navigator?.gotoPreviousItem(shouldLoop: loops)
            }
        case .addField: navigator?.addInputItem(inputItem: shown ?? field)
        case .scroll: table.contentOffset.y = CGFloat.random(in: 0...900, using: &random)
        case .layout: table.layoutIfNeeded()
        case .closeKeyboard: assistant?.closeKeyboard()
        }
    }
}

extension MisusedRows: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let number = rows[indexPath.section][indexPath.row]
        if Self.hasField(number) {
            let field = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 44))
            field.placeholder = "\(number)"
            field.delegate = self
            cell.contentView.addSubview(field)
        }
        cells = cells.filter { $0.object != nil } + [WeakBox(cell)]
        return cell
    }
}

extension MisusedRows: UITextFieldDelegate, InputNavigatorDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        misuse.called("UITextFieldDelegate.didBeginEditing")
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        misuse.called("UITextFieldDelegate.didEndEditing")
    }

    func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {
        misuse.called("InputNavigatorDelegate.focusChanged")
    }
}
