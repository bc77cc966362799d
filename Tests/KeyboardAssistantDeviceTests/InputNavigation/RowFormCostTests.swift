import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What a step through a form of rows costs, in offsets, layouts, cells and questions.
///
/// Set `FORM_ROWS` for more rows than these.
@MainActor
@Suite(.doubts(.lists)) struct RowFormCostTests {
    private static let manyRows =
        ProcessInfo.processInfo.environment["FORM_ROWS"].flatMap(Int.init) ?? 300

    /// Returns a form whose heights are known, or estimated and far from the estimate.
    private func form(
        rows: Int, estimated: Bool = false, hasInputs: ((IndexPath) -> Bool)? = nil
    ) -> (RowForm, CountedTable) {
        let sections = [(0..<rows).map { hasInputs?([0, $0]) == false ? [] : ["\($0)"] }]
        return form(sections, estimated: estimated, hasInputs: hasInputs)
    }

    private func form(
        _ sections: [[[String]]], estimated: Bool = false, hasInputs: ((IndexPath) -> Bool)? = nil
    ) -> (RowForm, CountedTable) {
        let table = CountedTable(frame: .zero, style: .plain)
        let form = RowForm(sections, table: table, hasInputs: hasInputs)
        table.register(CountedCell.self, forCellReuseIdentifier: "row")
        if estimated {
            table.estimatedRowHeight = 44
            form.rowHeight = { 60 + CGFloat($0.row * 37 % 90) }
        } else {
            table.estimatedRowHeight = 0
        }
        table.reloadData()
        form.device.settle()
        return (form, table)
    }

    /// What was spent on something.
    private struct Spent: Equatable {
        var offsets = 0
        var layouts = 0
        /// The number of layouts that brought other rows.
        var rowLayouts = 0
        /// The rows for which cells were made.
        var cells: [IndexPath] = []
        /// What the table was asked about its rows.
        var questions = 0
    }

    /// Returns the cost of `step` until the end of the call, and what follows until all is settled.
    private func cost(
        of step: () -> Void, in form: RowForm, _ table: CountedTable
    ) -> (call: Spent, rest: Spent) {
        func spend(_ body: () -> Void) -> Spent {
            let (layouts, cells) = (LayoutPass.count, form.asked.count)
            form.offsets = []
            (table.questions, table.layouts) = (0, 0)
            body()
            return Spent(
                offsets: form.offsets.count, layouts: LayoutPass.count - layouts,
                rowLayouts: table.layouts,
                cells: Array(form.asked[cells...]), questions: table.questions)
        }
        return (spend(step), spend { form.device.settle() })
    }

    @Test(
        "With known heights, a step changes the offset once, lays out rows once, and makes only cells that are seen",
        .requirement("U365"))
    func knownHeightsCostOneOffset() {
        let (form, table) = form(rows: 30)
        form.tapField("0")
        form.next()
        for row in 2..<30 {
            let (call, rest) = cost(
                of: { form.navigator.gotoNextItem(shouldLoop: false) }, in: form, table)
            #expect(form.focused == "\(row)")
            #expect(call.offsets + rest.offsets <= 1, "\(row)")
            #expect(call.rowLayouts + rest.rowLayouts <= 1, "\(row)")
            // One more is for the hidden field that keeps the keyboard.
            #expect(call.layouts <= 2, "\(row)")
            #expect(rest.layouts <= 1, "\(row)")
            expectOnlySeen(call.cells + rest.cells, in: table)
        }
        for row in (0..<29).reversed() {
            let (call, rest) = cost(
                of: { form.navigator.gotoPreviousItem(shouldLoop: false) }, in: form, table)
            #expect(form.focused == "\(row)")
            #expect(call.offsets + rest.offsets <= 1, "\(row)")
            #expect(call.rowLayouts + rest.rowLayouts <= 1, "\(row)")
            // One more is for the hidden field that keeps the keyboard.
            #expect(call.layouts <= 2, "\(row)")
            expectOnlySeen(call.cells + rest.cells, in: table)
        }
    }

    private func expectOnlySeen(_ cells: [IndexPath], in table: UITableView) {
        let seen = table.indexPathsForVisibleRows?.map(\.row) ?? []
        #expect(Set(cells).count == cells.count)
        // UIKit may prepare the cells of the rows beside those on the screen.
        let needed = ((seen.min() ?? 0) - 1)...((seen.max() ?? 0) + 1)
        #expect(cells.allSatisfy { needed.contains($0.row) })
    }

    @Test(
        "With estimated heights, a step changes the offset at most three times in one turn, and is one movement",
        .requirement("U365"))
    func estimatedHeightsCostThreeOffsets() {
        let (form, table) = form(rows: 30, estimated: true)
        form.tapField("0")
        let steps = Array(repeating: true, count: 29) + Array(repeating: false, count: 29)
        for (index, isNext) in steps.enumerated() {
            let step = {
                isNext
                    ? form.navigator.gotoNextItem(shouldLoop: false)
                    : form.navigator.gotoPreviousItem(shouldLoop: false)
            }
            guard let left = form.navigator.focusedItem else { return }
            let film = form.device.film(left)
            let (call, rest) = cost(of: step, in: form, table)
            film.stop()
            #expect(call.offsets <= 3, "\(index)")
            #expect(rest.offsets == 0, "\(index)")
            #expect(form.isInSight, "\(index)")
            expectOnlySeen(call.cells + rest.cells, in: table)
            let places = film.pictures.compactMap { $0.views[0]?.minY }
            let moves = zip(places, places.dropFirst()).map { $1 - $0 }.filter { abs($0) > 0.01 }
            #expect(moves.allSatisfy { $0 < 0 } || moves.allSatisfy { $0 > 0 }, "\(index)")
        }
        #expect(form.focused == "0")
    }

    @Test(
        "A step to a row that isn't on the screen, and is taller than what is free, changes the offset once",
        .requirement("U365"))
    func tallRowsCostOneOffset() throws {
        let (form, table) = form(rows: 6)
        form.rowHeight = { _ in 500 }
        form.assistant?.repositionPolicy = .always
        table.reloadData()
        form.device.settle()
        form.tapField("0")
        // From the second step on, the field is where fields are positioned when it is left.
        form.next()
        for row in 2..<5 {
            let (call, rest) = cost(
                of: { form.navigator.gotoNextItem(shouldLoop: false) }, in: form, table)
            #expect(form.focused == "\(row)" && form.isInSight)
            #expect(call.offsets <= 1 && rest.offsets == 0, "\(row): \(call.offsets)")
        }
    }

    @Test(
        "A step to a declared row that is far away changes the offset once, or where heights are estimated at most three times in one turn",
        .requirement("U365"), arguments: [true, false])
    func farRowsCostOneOffset(estimated: Bool) {
        let (form, table) = form(rows: 300, estimated: estimated) { $0.row.isMultiple(of: 140) }
        form.tapField("0")
        for row in [140, 280] {
            let (call, rest) = cost(
                of: { form.navigator.gotoNextItem(shouldLoop: false) }, in: form, table)
            #expect(form.focused == "\(row)")
            #expect(form.isInSight)
            #expect(call.offsets <= (estimated ? 3 : 1))
            if !estimated { #expect(call.rowLayouts == 1) }
            #expect(rest.offsets == 0)
            #expect((call.cells + rest.cells).count <= 2 * table.visibleCells.count)
        }
    }

    @Test(
        "A step costs as much in a form of 60 rows as in one of many, in one section or in many",
        .requirement("U365"), arguments: [true, false])
    func stepCostIsConstant(inOneSection: Bool) {
        func costs(_ rows: Int) -> [Spent] {
            let names = (0..<rows).map { ["\($0)"] }
            let (form, table) = form(inOneSection ? [names] : names.map { [$0] })
            form.tapField("0")
            for _ in 0..<20 { form.next() }
            let steps = [
                { form.navigator.gotoNextItem(shouldLoop: false) },
                { form.navigator.gotoPreviousItem(shouldLoop: false) },
                { form.device.type("\n") },
            ]
            return steps.flatMap { step in
                let (call, rest) = cost(of: step, in: form, table)
                return [call, rest]
            }
        }
        let few = costs(60)
        #expect(few[0].questions > 0)
        // About 16 for each of the 14 rows on the screen.
        #expect(few[0].questions < 16 * 14)
        #expect(costs(Self.manyRows) == few)
    }

    @Test(
        "A scroll by one point looks into no cell that was looked into before",
        .requirement("U365"))
    func scrollLooksOnlyIntoNewCells() {
        func looks(_ isRunning: Bool) -> [Int] {
            let (form, table) = form(rows: 60)
            form.tapField("1")
            if !isRunning { form.navigator.stop() }
            // The bar may go along with the navigator; only scrolling is counted.
            form.device.settle()
            return (0..<120).map { _ in
                CountedCell.looks = 0
                let (call, rest) = cost(of: { table.contentOffset.y += 1 }, in: form, table)
                let cells = call.cells + rest.cells
                if cells.isEmpty { #expect(rest.questions <= 10 * table.visibleCells.count) }
                return cells.isEmpty ? CountedCell.looks : 0
            }
        }
        #expect(looks(true) == looks(false))
    }
}

/// A table that counts what it is asked about its rows.
private final class CountedTable: UITableView {
    var questions = 0
    var layouts = 0

    override func layoutSubviews() {
        let rows = indexPathsForVisibleRows
        super.layoutSubviews()
        if indexPathsForVisibleRows != rows { layouts += 1 }
    }

    override func numberOfRows(inSection section: Int) -> Int {
        questions += 1
        return super.numberOfRows(inSection: section)
    }

    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        questions += 1
        return super.cellForRow(at: indexPath)
    }

    override func rectForRow(at indexPath: IndexPath) -> CGRect {
        questions += 1
        return super.rectForRow(at: indexPath)
    }
}

/// A row that counts how often somebody looks into it.
private final class CountedCell: RowCell {
    static var looks = 0

    override var subviews: [UIView] {
        Self.looks += 1
        return super.subviews
    }
}
