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

/// Forms in which many rows have no inputs, declared by the app or not.
@MainActor
@Suite(.doubts(.lists, .editing)) struct RowsWithoutInputsTests {
    /// One field, `count` rows without any, and another field.
    private func form(gap count: Int, isDeclared: Bool) -> RowForm {
        let last = count + 1
        return RowForm(
            [[["first"]] + Array(repeating: [], count: count) + [["last"]]],
            hasInputs: isDeclared ? { $0.row == 0 || $0.row == last } : nil)
    }

    /// Three fields, and 30 rows without any.
    private func formWithEmptyEnd(isDeclared: Bool) -> RowForm {
        RowForm(
            [[["a"], ["b"], ["c"]] + Array(repeating: [], count: 30)],
            hasInputs: isDeclared ? { $0.row < 3 } : nil)
    }

    @Test("A field that is put into a row on the screen follows at once")
    func fieldAddedToRowOnScreenFollows() throws {
        let form = RowForm([[["a"], [], ["c"]]])
        form.tapField("a")
        let cell = try #require(form.table.cellForRow(at: [0, 1]) as? RowCell)
        cell.show(["b"]) { _ in }
        form.next()
        #expect(form.focused == "b")
        form.next()
        #expect(form.focused == "c")
    }

    @Test(
        "A field that is put into a row on the screen follows before the row is laid out",
        .requirement("U362"))
    func fieldWithoutSizeFollows() throws {
        let form = RowForm([[["a"], [], ["c"]]])
        form.tapField("a")
        form.next()
        form.previous()
        let cell = try #require(form.table.cellForRow(at: [0, 1]))
        let field = UITextField()
        field.placeholder = "b"
        field.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 20),
            field.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            field.widthAnchor.constraint(equalToConstant: 100),
            field.heightAnchor.constraint(equalToConstant: 44),
        ])
        #expect(field.bounds.isEmpty)
        form.next()
        #expect(form.focused == "b")
        form.next()
        #expect(form.focused == "c")
    }

    @Test("One key passes 5,000 rows that are declared to have no inputs", .requirement("U362"))
    func oneKeyPassesDeclaredRows() {
        let form = form(gap: 5_000, isDeclared: true)
        form.tapField("first")
        let asked = form.asked.count

        form.pressReturn()
        #expect(form.focused == "last")
        #expect(form.isInSight, "\(form.sight)")
        #expect(form.field("last")?.returnKeyType == .done)
        // No row in between came onto the screen.
        #expect(form.asked.count - asked < 60)

        form.previous()
        #expect(form.focused == "first")
        #expect(form.isInSight, "\(form.sight)")
        #expect(form.finishes == 0)
    }

    @Test("One key passes more declared rows than a cursor would", .requirement("U362"))
    func oneKeyPassesManyDeclaredRows() {
        let form = form(gap: 12_000, isDeclared: true)
        form.tapField("first")
        #expect(form.field("first")?.returnKeyType == .next)
        form.next()
        #expect(form.focused == "last")
    }

    @Test("A declaration is asked again, whatever was seen", .requirement("U362"))
    func declarationDecides() {
        var hasInputs: Set<Int> = [0, 2]
        let form = RowForm([[["a"], [], ["b"], []]], hasInputs: { hasInputs.contains($0.row) })
        form.tapField("a")
        form.next()
        #expect(form.focused == "b")
        #expect(form.field("b")?.returnKeyType == .done)
        // The last row gets a field.
        hasInputs.insert(3)
        form.sections[0][3] = ["c"]
        form.table.reloadData()
        form.device.settle()
        #expect(form.navigator.inputItems.count == 3)
        form.tapField("b")
        #expect(form.field("b")?.returnKeyType == .next)
        // A row that is declared to have none is passed though it has one.
        hasInputs.remove(2)
        form.tapField("a")
        form.next()
        #expect(form.focused == "c")
    }

    @Test("A list that the app removes when it is asked about a row leaves nothing in its inputs")
    func listRemovedWhenAskedLeavesNothing() {
        for count in 0..<8 {
            var (left, onAsk): (Int, () -> Void) = (.max, {})
            let form = RowForm(
                [[["a"]] + Array(repeating: [], count: 40) + [["b"]]],
                hasInputs: { path in
                    guard path.row == 41 else { return path.row == 0 }
                    left -= 1
                    if left < 0 { onAsk() }
                    return true
                })
            form.tapField("a")
            left = count
            onAsk = { [weak form] in
                left = .max
                if let form { form.navigator.removeInputItems(in: form.table) }
            }
            form.next()
            if left == .max {
                let fields = ["a", "b"].compactMap(form.field)
                #expect(fields.allSatisfy { $0.inputAccessoryView == nil }, "after \(count)")
            }
        }
    }

    @Test("A row that the app deletes when it is asked about the row is passed")
    func rowDeletedWhenAskedIsPassed() {
        // The row is asked about several times in one step.
        for count in 0..<8 {
            var (left, onAsk): (Int, () -> Void) = (.max, {})
            let form = RowForm(
                [[["a"]] + Array(repeating: [], count: 40) + [["b"]]],
                hasInputs: { path in
                    guard path.row > 0 else { return true }
                    guard path.row == 41 else { return false }
                    left -= 1
                    if left < 0 { onAsk() }
                    return true
                })
            form.tapField("a")
            left = count
            onAsk = { [weak form] in
                left = .max
                form?.sections = [[["a"], [], []]]
                form?.table.reloadData()
            }
            let faults = SimulatedDevice.collectFaults { form.next() }
            #expect(faults.isEmpty, "after \(count) questions")
        }
    }

    @Test(
        "A search that is given up ends the form, also before fields after the list",
        .requirement("U362", "U364"))
    func exhaustedSearchEndsForm() {
        let form = MixedForm()
        form.addField("a")
        form.addTable(FieldRows([Array(repeating: [], count: 900)]))
        form.addField("z")
        form.tap("a")
        #expect(form.returnKey == .next)
        #expect(form.next() == "none")
        #expect(form.finishes == 1)
    }

    @Test(
        "One key searches ten screens of rows that nobody declared, and is Done once",
        .requirement("U362"))
    func oneKeySearchesTenScreens() {
        let form = form(gap: 5_000, isDeclared: false)
        form.tapField("first")
        let keyboard = KeyboardWatch()
        let offset = form.table.contentOffset
        form.places = []
        #expect(form.field("first")?.returnKeyType == .next)

        form.pressReturn()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
        #expect(keyboard.hides == 1)
        #expect(!form.device.keyboard.isVisible)
        #expect(form.table.contentOffset == offset)
        // Ten places, and the one where the search began.
        #expect(form.places.count <= 11)
        #expect((form.places.max() ?? 0) > form.table.bounds.height * 3)
        #expect((form.places.max() ?? 0) < form.table.bounds.height * 11)
        #expect(form.field("first") != nil)
    }

    @Test(
        "Next in the bar acts as Done once if it finds nothing", .requirement("U362"),
        arguments: [false, true])
    func barSearchesOnce(loops: Bool) {
        let form = form(gap: 5_000, isDeclared: false)
        form.tapField("first")
        let offset = form.table.contentOffset
        form.places = []

        form.navigator.gotoNextItem(shouldLoop: loops)
        form.device.settle()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
        #expect(form.table.contentOffset == offset)
        // Ten places, and the one where the search began.
        #expect(form.places.count <= 11)
    }

    @Test(
        "Previous that finds nothing stays in its field, also where the row had to be made again",
        .requirement("U362"))
    func previousThatFindsNothingStays() {
        let form = RowForm([Array(repeating: [], count: 400) + [["first"], ["last"]]])
        form.table.estimatedRowHeight = 0
        form.table.reloadData()
        form.table.scrollToRow(at: [0, 400], at: .middle, animated: false)
        form.device.settle()
        form.tapField("first")
        #expect(form.focused == "first")
        let keyboard = KeyboardWatch()
        let offset = form.table.contentOffset

        form.previous()
        #expect(form.focused == "first")
        #expect(form.table.contentOffset == offset)
        #expect(form.isInSight, "\(form.sight)")
        #expect(form.finishes == 0)
        #expect(keyboard.hides == 0)
        form.next()
        #expect(form.focused == "last")
    }

    @Test(
        "The field before 30 rows that are declared to have no inputs says Done",
        .requirement("U362"))
    func lastDeclaredFieldSaysDone() {
        let form = formWithEmptyEnd(isDeclared: true)
        form.tapField("b")
        #expect(form.field("b")?.returnKeyType == .next)
        form.next()
        #expect(form.focused == "c")
        #expect(form.field("c")?.returnKeyType == .done)
        form.places = []

        form.pressReturn()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
        #expect(form.places.isEmpty)
    }

    @Test(
        "The field before 30 rows that nobody declared says Next, searches them and is Done once",
        .requirement("U362"))
    func lastUndeclaredFieldSaysNextAndSearches() {
        let form = formWithEmptyEnd(isDeclared: false)
        form.tapField("c")
        let keyboard = KeyboardWatch()
        #expect(form.field("c")?.returnKeyType == .next)
        let offset = form.table.contentOffset

        form.pressReturn()
        #expect(form.focused == nil)
        #expect(form.finishes == 1)
        #expect(keyboard.hides == 1)
        #expect(form.table.contentOffset == offset)
        #expect(form.asked.contains([0, 32]))
    }

    @Test("A field says Done once the rows after it have been seen", .requirement("U362"))
    func fieldSaysDoneOnceRowsAreSeen() {
        let form = formWithEmptyEnd(isDeclared: false)
        form.tapField("c")
        form.pressReturn()
        form.places = []

        form.tapField("c")
        #expect(form.field("c")?.returnKeyType == .done)
        form.pressReturn()
        #expect(form.finishes == 2)
        #expect(form.places.isEmpty)
    }

    @Test(
        "A search that finds a field in rows that nobody declared ends there",
        .requirement("U362"), arguments: [5, 30, 60])
    func searchEndsAtField(gap: Int) {
        let form = form(gap: gap, isDeclared: false)
        form.tapField("first")
        let keyboard = KeyboardWatch()

        form.pressReturn()
        #expect(form.focused == "last")
        #expect(form.isInSight, "\(form.sight)")
        #expect(form.finishes == 0)
        form.previous()
        #expect(form.focused == "first")
        #expect(form.isInSight, "\(form.sight)")
        #expect(keyboard.hides == 0)
    }
}
