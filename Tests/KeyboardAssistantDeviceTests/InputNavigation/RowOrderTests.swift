import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, .editing)) struct RowOrderTests {
    @Test(
        "The order is that of the rows after cells were reused in any order", .requirement("U361"))
    func orderIsThatOfRowsAfterReuse() {
        let form = RowForm(rows: 200)
        for offset in [5_000, 300, 9_000, 40, 2_000] as [CGFloat] {
            form.table.contentOffset.y = offset
            form.device.settle()
        }
        let names = form.fieldNames
        #expect(names.count > 10)
        #expect(names == names.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) })

        let first = Int(names[0]) ?? 0
        form.tapField("\(first + 2)")
        for row in (first + 3)..<(first + 20) {
            form.next()
            #expect(form.focused == "\(row)")
        }
        for row in ((first - 10)..<(first + 19)).reversed() {
            form.previous()
            #expect(form.focused == "\(row)")
        }
    }

    @Test("The neighbors of the first and the last field are each other, if the form loops")
    func endsOfRowsAreNeighborsInLoop() throws {
        let form = RowForm(rows: 5)
        let fields = form.fieldNames.compactMap(form.field)
        let (first, last) = (try #require(fields.first), try #require(fields.last))
        let navigator = form.navigator
        #expect(fields.count == 5)
        #expect(navigator.getNextInputItem(inputItem: last, shouldLoop: true) === first)
        #expect(navigator.getPreviousInputItem(inputItem: first, shouldLoop: true) === last)
        #expect(navigator.getNextInputItem(inputItem: first, shouldLoop: true) === fields[1])
        #expect(navigator.getNextInputItem(inputItem: last, shouldLoop: false) == nil)
        #expect(navigator.getPreviousInputItem(inputItem: first, shouldLoop: false) == nil)
    }

    @Test("Reloading reuses cells in reverse, and the order stays", .requirement("U361"))
    func reloadKeepsOrder() {
        let form = RowForm(rows: 40)
        let before = form.fieldNames
        form.table.reloadData()
        form.device.settle()
        #expect(form.fieldNames == before)
        form.tapField("3")
        form.next()
        #expect(form.focused == "4")
    }

    @Test("Several fields of a row follow each other as people read", .requirement("U361"))
    func fieldsOfRowFollowInReadingOrder() {
        let rows = (0..<18).map { row in (0..<(1 + row % 3)).map { "\(row).\($0)" } }
        let form = RowForm([rows])
        let names = rows.flatMap(\.self)
        form.tapField("0.0")
        for name in names.dropFirst() {
            form.next()
            #expect(form.focused == name)
            #expect(form.isInSight, "\(name)")
        }
        for name in names.dropLast().reversed() {
            form.previous()
            #expect(form.focused == name)
        }
    }

    @Test(
        "The fields of a row are read from right to left where people read so",
        .requirement("U361"))
    func rowsAreReadFromRightToLeft() {
        let form = RowForm([(0..<20).map { ["\($0).0", "\($0).1"] }])
        form.table.semanticContentAttribute = .forceRightToLeft
        for cell in form.table.visibleCells {
            cell.semanticContentAttribute = .forceRightToLeft
            cell.contentView.semanticContentAttribute = .forceRightToLeft
        }
        form.tapField("1.1")
        form.next()
        #expect(form.focused == "1.0")
        form.next()
        #expect(form.focused == "2.1")
        form.previous()
        #expect(form.focused == "1.0")
    }

    @Test(
        "Sections without rows and rows without fields are passed over", .requirement("U361"),
        arguments: [UITableView.Style.plain, .grouped])
    func emptySectionsArePassedOver(style: UITableView.Style) {
        let form = RowForm(
            [[], [["a"], []], [], [[], []], [[], ["b", "c"]], [], [["d"]], []], style: style)
        form.tapField("a")
        for name in ["b", "c", "d"] {
            form.next()
            #expect(form.focused == name)
        }
        #expect(form.field("d")?.returnKeyType == .done)
        for name in ["c", "b", "a"] {
            form.previous()
            #expect(form.focused == name)
        }
        form.previous()
        #expect(form.focused == "a")
        #expect(form.finishes == 0)
    }
}

extension RowForm {
    /// The names of the navigator's inputs, in its order.
    var fieldNames: [String] {
        navigator.inputItems.compactMap { ($0 as? UITextField)?.placeholder }
    }
}
