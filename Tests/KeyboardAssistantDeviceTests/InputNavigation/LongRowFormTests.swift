import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Forms with more rows than there are cells.
///
/// Set `FORM_ROWS` to 10000 for the length of the longest forms that have been reported.
@MainActor
@Suite struct LongRowFormTests {
    private nonisolated static let rows =
        ProcessInfo.processInfo.environment["FORM_ROWS"].flatMap(Int.init) ?? 150

    @Test(
        "A long form is walked there and back, and only UIKit asks for cells",
        .requirement("U360"))
    func longFormIsWalkedThereAndBack() {
        expectWalkThereAndBack(Self.rows)
    }

    @Test(
        "Whatever isn't known of UIKit, a form of some screens is walked there and back",
        .requirement("U360", "U363"), .doubts(.lists, .editing))
    func formOfSomeScreensIsWalkedThereAndBack() {
        expectWalkThereAndBack(30)
    }

    private func expectWalkThereAndBack(_ rows: Int) {
        let form = RowForm(rows: rows)
        form.tapField("0")
        let keyboard = KeyboardWatch()

        func expectFocus(_ row: Int) {
            guard form.focused != "\(row)" || !form.isInSight else { return }
            Issue.record("\(row): \(form.focused ?? "none") \(form.sight)")
        }
        for row in 1..<rows {
            form.next()
            expectFocus(row)
        }
        for row in (0..<rows - 1).reversed() {
            form.previous()
            expectFocus(row)
        }
        #expect(keyboard.hides == 0)
        #expect(form.askedOutsideLayout.isEmpty)
        #expect(form.table.visibleCells.count < 30)
    }

    @Test(
        "A step asks the data source for no row but those that come into view",
        .requirement("U360"), .doubts(.lists))
    func stepAsksForRowsInViewOnly() {
        let form = RowForm(rows: 300)
        form.tapField("0")
        let seen = Set(form.asked)

        for _ in 0..<50 { form.next() }
        #expect(form.focused == "50")
        let visible = form.table.indexPathsForVisibleRows ?? []
        let last = visible.map(\.row).max() ?? 0
        // Each row has come into view once. UIKit may prepare the rows before and after those in view.
        let asked = form.asked.dropFirst(seen.count).map(\.row)
        let times = Dictionary(grouping: asked, by: \.self).values.map(\.count)
        let isPreparing = UIKitBehavior.standard.hiddenCells == .prepared
        #expect((times.max() ?? 0) == (isPreparing ? 2 : 1))
        #expect((asked.max() ?? 0) <= last + 1)
    }

    @Test(
        "A row whose cell is under the keyboard is brought into sight", .requirement("U360"),
        .doubts(.lists, .editing))
    func rowUnderKeyboardIsBroughtIntoSight() throws {
        let form = RowForm(rows: 60)
        form.tapField("0")
        let keyboard = try #require(form.device.keyboard.frame)
        // All rows on the screen have cells, also those under the keyboard.
        let covered = form.table.visibleCells.compactMap { $0 as? RowCell }
            .filter { $0.convert($0.bounds, to: nil).minY > keyboard.minY }
        #expect(!covered.isEmpty)

        let names = covered.compactMap(\.fields.first?.placeholder).compactMap(Int.init)
        let first = try #require(names.min())
        for _ in 0..<first { form.next() }
        #expect(form.focused == "\(first)")
        #expect(form.isInSight)
    }
}
