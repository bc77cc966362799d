import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows that change in the `didEndEditing` of the field that is being left.
@MainActor
@Suite(.doubts(.lists, .editing, .displacement)) struct RowChangeTests {
    typealias Case = (change: RowChange, row: Int, next: String)

    /// Returns a form that changes its rows when editing ends in the row that is edited.
    private func form(whichPerforms example: Case) -> RowForm {
        let form = RowForm(rows: 40)
        form.tapField("\(example.row)")
        form.onEnd = { form, field in
            guard field.placeholder == "\(example.row)" else { return }
            form.onEnd = nil
            form.perform(example.change, at: example.row)
        }
        return form
    }

    /// Returns a form on a device where a field begins that a reload removes just before.
    private func formWhereRemovedFieldsBegin() -> RowForm {
        var behavior = UIKitBehavior.standard
        behavior.departedResponder = .begins
        return UIKitBehavior.$standard.withValue(behavior) { RowForm(rows: 40) }
    }

    @Test(
        "The next field is the one after it, whatever the app changes in between",
        .requirement("U363"),
        arguments: [
            (.reloadAll, 4, "5"), (.reloadAndLayOut, 4, "5"), (.reloadRow, 4, "5"),
            (.reloadNext, 4, "5"), (.insertBefore, 4, "5"), (.insertAfter, 4, "new"),
            (.appendByReload, 4, "5"), (.deleteBefore, 4, "5"), (.deleteIt, 4, "5"),
            (.deleteItByReload, 4, "5"), (.deleteNext, 4, "6"), (.moveToEnd, 4, "4"),
            (.moveToTop, 4, "0"),
            // The next row isn't on the screen.
            (.reloadAll, 13, "14"), (.reloadAndLayOut, 13, "14"), (.reloadRow, 13, "14"),
            (.insertBefore, 13, "14"), (.insertAfter, 13, "new"), (.deleteIt, 13, "14"),
            (.deleteItByReload, 13, "14"), (.deleteNext, 13, "15"),
        ] as [Case])
    func nextFieldIsTheOneAfter(_ example: Case) {
        let form = form(whichPerforms: example)
        let keyboard = KeyboardWatch()
        form.next()
        if example.change == .moveToEnd {
            // The row is the last one now, so that the form ends there.
            #expect(form.focused == nil)
            #expect(form.finishes == 1)
            return
        }
        #expect(form.focused == example.next)
        #expect(form.isInSight, "\(form.sight)")
        #expect(form.finishes == 0)
        #expect(keyboard.hides == 0)
    }

    @Test(
        "The previous field is the one before it, whatever the app changes in between",
        .requirement("U363"),
        arguments: [
            (.reloadAll, 4, "3"), (.reloadAndLayOut, 4, "3"), (.reloadRow, 4, "3"),
            (.insertBefore, 4, "new"), (.insertAfter, 4, "3"), (.deleteBefore, 4, "2"),
            (.deleteIt, 4, "3"), (.deleteItByReload, 4, "3"), (.moveToTop, 4, "4"),
        ] as [Case])
    func previousFieldIsTheOneBefore(_ example: Case) {
        let form = form(whichPerforms: example)
        let keyboard = KeyboardWatch()
        form.previous()
        #expect(form.focused == example.next)
        #expect(form.isInSight, "\(form.sight)")
        #expect(keyboard.hides == 0)
    }

    @Test(
        "A form whose rows are all reloaded at each step is walked to its end",
        .requirement("U363"),
        arguments: [RowChange.reloadAll, .reloadAndLayOut, .reloadRow, .reloadNext])
    func formReloadedAtEachStepIsWalked(change: RowChange) {
        let form = RowForm(rows: 22)
        let keyboard = KeyboardWatch()
        form.onEnd = { form, field in
            guard let row = field.placeholder.flatMap(Int.init), row < 21 else { return }
            form.perform(change, at: row)
        }
        form.tapField("0")
        for row in 1..<22 {
            form.pressReturn()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row): \(form.sight)")
        }
        #expect(keyboard.hides == 0)
        #expect(form.finishes == 0)
    }

    @Test(
        "A tapped field whose cell a reload uses for another row is in sight",
        .requirement("U363"))
    func tappedFieldStaysInSightDuringReload() throws {
        let form = RowForm(rows: 40)
        form.tapField("0")
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.table.reloadData()
        }
        let tapped = try #require(form.field("2"))
        try form.device.tap(tapped)
        form.device.settle()
        guard form.device.behavior.departedResponder == .begins else {
            // The app has ended the editing of one field, and removed the other one.
            #expect(form.navigator.focusedItem == nil && !form.device.keyboard.isVisible)
            return
        }
        #expect(form.navigator.focusedItem === tapped)
        #expect(form.isInSight, "\(form.sight)")
    }

    @Test(
        "A field that the app chooses as it reloads the list keeps the keyboard",
        .requirement("U363"), arguments: UIKitBehavior.DepartedResponder.allCases)
    func chosenFieldKeepsKeyboard(answer: UIKitBehavior.DepartedResponder) {
        var behavior = UIKitBehavior.standard
        behavior.departedResponder = answer
        let form = UIKitBehavior.$standard.withValue(behavior) { RowForm(rows: 40) }
        let chosen = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        form.device.window.addSubview(chosen)
        form.tapField("4")
        form.onEnd = { form, _ in
            form.onEnd = nil
            chosen.becomeFirstResponder()
            form.table.reloadData()
        }
        form.next()
        #expect(chosen.isFirstResponder && form.device.keyboard.isVisible)
        func holders(in view: UIView) -> Int {
            view.subviews.reduce(view.isKeyboardHolder ? 1 : 0) { $0 + holders(in: $1) }
        }
        #expect(holders(in: form.device.window) == 0)
        chosen.removeFromSuperview()
    }

    @Test(
        "Editing ends on request also in a field whose cell a reload has just taken away",
        .requirement("U363"))
    func editingEndsInFieldOfCellTakenAway() throws {
        let form = formWhereRemovedFieldsBegin()
        form.tapField("0")
        let next = try #require(form.field("2"))
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.table.reloadData()
        }
        next.becomeFirstResponder()
        #expect(next.window == nil)
        form.navigator.focusedItem = nil
        form.navigator.focusedItem = nil
        form.device.settle()
        #expect(!next.isFirstResponder && form.navigator.focusedItem == nil)
        #expect(!form.device.keyboard.isVisible)
    }

    @Test(
        "A field that declines to end editing on request is reported when its cell is back",
        .requirement("U363"))
    func decliningFieldOfCellTakenAwayIsReported() throws {
        final class Decliner: NSObject, UITextFieldDelegate {
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let (form, decliner) = (formWhereRemovedFieldsBegin(), Decliner())
        form.tapField("0")
        let next = try #require(form.field("2"))
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.table.reloadData()
        }
        next.becomeFirstResponder()
        form.navigator.focusedItem = nil
        next.delegate = decliner
        form.device.settle()
        #expect(next.isFirstResponder && form.navigator.focusedItem === next)
        #expect(form.isInSight, "\(form.sight)")
    }

    @Test(
        "A snapshot that is applied when editing ends doesn't lose the place",
        .requirement("U363"),
        arguments: [
            ("reload", "5"), ("insert", "5"), ("delete", "5"), ("move", nil), ("replace", "5"),
        ] as [(String, String?)], [false, true])
    func snapshotInEndOfEditingKeepsPlace(
        _ example: (change: String, next: String?), animated: Bool
    ) {
        let form = RowForm([[]])
        let source = UITableViewDiffableDataSource<Int, String>(tableView: form.table) {
            [weak form] table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            (cell as? RowCell)?.show([name]) { field in
                if let form { form.onEnd?(form, field) }
            }
            return cell
        }
        var rows = NSDiffableDataSourceSnapshot<Int, String>()
        rows.appendSections([0])
        rows.appendItems((0..<30).map { "\($0)" })
        source.apply(rows, animatingDifferences: false)
        form.device.settle()
        form.onEnd = { [weak source] form, field in
            guard field.placeholder == "4", let source else { return }
            form.onEnd = nil
            var rows = source.snapshot()
            switch example.change {
            case "reload": rows.reloadItems(["3", "4", "5"])
            case "insert": rows.insertItems(["new"], beforeItem: "4")
            case "delete": rows.deleteItems(["4"])
            case "move": rows.moveItem("4", afterItem: "29")
            default:
                rows.deleteItems(["0", "1", "4"])
                rows.insertItems(["a", "b", "c"], beforeItem: "2")
            }
            source.apply(rows, animatingDifferences: animated)
        }
        form.tapField("4")
        form.next()
        #expect(form.focused == example.next)
        #expect(form.finishes == (example.next == nil ? 1 : 0))
        if example.next != nil { #expect(form.isInSight, "\(form.sight)") }
    }

    @Test(
        "A section that is deleted with an edited row of two fields is passed",
        .requirement("U363"), arguments: [true, false])
    func sectionGoesWhileFocusTravels(isForward: Bool) {
        let form = RowForm([[["a", "b"]], [["c", "d"]], [["e"]]])
        form.tapField("d")
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.sections.remove(at: 1)
            form.table.deleteSections([1], with: .none)
        }
        if isForward { form.next() } else { form.previous() }
        #expect(form.focused == (isForward ? "e" : "b"))
        #expect(form.finishes == 0)
    }

    @Test(
        "A row in which a field appears when editing ends is walked on", .requirement("U363"),
        arguments: [true, false])
    func fieldOfRowAppearsDuringStep(isReloaded: Bool) {
        let form = RowForm([[["a"], ["b", "c"], ["d"]]])
        form.tapField("a")
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.sections[0][0] = ["a", "a2"]
            if isReloaded {
                form.table.reloadRows(at: [[0, 0]], with: .none)
            } else {
                (form.table.cellForRow(at: [0, 0]) as? RowCell)?.show(["a", "a2"]) { _ in }
            }
        }
        form.next()
        #expect(form.focused == "a2")
        form.next()
        #expect(form.focused == "b")
    }

    @Test(
        "A field whose cell a reload uses for the next row is positioned in that row",
        .requirement("U363"))
    func fieldInCellOfNextRowIsPositioned() throws {
        let form = RowForm([[["a"], ["b"]]])
        form.assistant?.repositionPolicy = .always
        form.rowHeight = { _ in 450 }
        form.table.reloadData()
        form.device.settle()
        form.tapField("a")
        let left = form.navigator.focusedItem
        form.onEnd = { form, _ in form.table.reloadData() }
        form.next()
        #expect(form.focused == "b" && form.navigator.focusedItem === left)
        let field = try #require(form.navigator.focusedItem)
        let top = try #require(form.device.keyboard.frame?.minY)
        #expect(field.convert(field.bounds, to: nil).maxY == top - 20)
    }

    @Test(
        "Previous that finds nothing any more returns to its row, though its field is a new one",
        .requirement("U362"))
    func previousReturnsToNewField() {
        let form = RowForm([[["a"], ["b"]]])
        form.tapField("b")
        let old = form.navigator.focusedItem
        form.onEnd = { form, _ in
            form.onEnd = nil
            for (row, names) in [[], ["b"]].enumerated() {
                let cell = form.table.cellForRow(at: [0, row]) as? RowCell
                cell?.show([]) { _ in }
                cell?.show(names) { _ in }
            }
        }
        form.previous()
        #expect(form.focused == "b")
        #expect(form.navigator.focusedItem !== old)
        #expect(form.device.keyboard.isVisible && form.finishes == 0)
    }

    @Test(
        "Previous whose row goes when editing ends doesn't finish the form", .requirement("U362"))
    func previousNeverFinishes() {
        let form = RowForm([Array(repeating: [], count: 400) + [["a"], ["b"]]])
        form.table.estimatedRowHeight = 0
        form.table.reloadData()
        form.table.scrollToRow(at: [0, 400], at: .middle, animated: false)
        form.device.settle()
        form.tapField("a")
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.perform(.deleteIt, at: 400)
        }
        form.previous()
        #expect(form.finishes == 0)
        #expect(form.focused != "a")
    }

    @Test(
        "All rows go while the focus travels, and the form ends once", .requirement("U363"),
        arguments: [(0..<40).map { ["\($0)"] }, [["3", "4"]]])
    func allRowsGoWhileFocusTravels(rows: [[String]]) {
        let form = RowForm([rows])
        form.tapField("3")
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.sections = []
            form.table.reloadData()
        }
        form.next()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
        #expect(!form.device.keyboard.isVisible)
    }

    @Test("A table that loses its data source ends the form", .requirement("U363"))
    func tableWithoutDataSourceEndsForm() {
        let form = RowForm(rows: 40)
        form.tapField("3")
        form.onEnd = { form, _ in
            form.onEnd = nil
            form.table.dataSource = nil
            form.table.reloadData()
        }
        form.next()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
    }

    @Test("A table that never had a data source has no inputs", .requirement("U363"))
    func tableWithoutDataSourceHasNoInputs() {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let (table, field) = (UITableView(), UITextField())
        controller.view.addSubview(table)
        controller.view.addSubview(field)
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        table.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
        device.show(controller)
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItem(inputItem: field)
        navigator.addInputItems(in: table)
        device.focus(field)

        #expect(navigator.inputItems == [field])
        #expect(field.returnKeyType == .done)
        navigator.gotoNextItem(shouldLoop: true)
        #expect(navigator.focusedItem == field)
    }
}

/// What an app does to the rows of a form.
enum RowChange: CaseIterable, Sendable {
    case reloadAll, reloadAndLayOut, reloadRow, reloadNext
    case insertBefore, insertAfter, appendByReload
    case deleteBefore, deleteIt, deleteItByReload, deleteNext
    case moveToEnd, moveToTop
}

extension RowForm {
    /// Changes the rows around `row` of the first section.
    func perform(_ change: RowChange, at row: Int) {
        switch change {
        case .reloadAll: table.reloadData()
        case .reloadAndLayOut:
            table.reloadData()
            table.layoutIfNeeded()
        case .reloadRow: table.reloadRows(at: [[0, row]], with: .none)
        case .reloadNext: table.reloadRows(at: [[0, row + 1]], with: .none)
        case .insertBefore: insert(at: row)
        case .insertAfter: insert(at: row + 1)
        case .appendByReload:
            sections[0].append(["new"])
            table.reloadData()
        case .deleteBefore: delete(row - 1)
        case .deleteIt: delete(row)
        case .deleteItByReload:
            sections[0].remove(at: row)
            table.reloadData()
        case .deleteNext: delete(row + 1)
        case .moveToEnd: move(row, to: sections[0].count - 1)
        case .moveToTop: move(row, to: 0)
        }
    }

    private func insert(at row: Int) {
        sections[0].insert(["new"], at: row)
        table.insertRows(at: [[0, row]], with: .none)
    }

    private func delete(_ row: Int) {
        sections[0].remove(at: row)
        table.deleteRows(at: [[0, row]], with: .none)
    }

    private func move(_ row: Int, to end: Int) {
        sections[0].insert(sections[0].remove(at: row), at: end)
        table.moveRow(at: [0, row], to: [0, end])
    }
}
