#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

// 667 points show the rows 0 to 15, the last of them in part.
@MainActor
struct HiddenCellTests {
    @Test(
        "hiddenCells=none: a row just beyond the edge has no cell", .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func rowBeyondEdgeHasNoCell(kind: FieldList.Kind) {
        let screen = FieldList(kind) { $0.hiddenCells = .none }
        #expect(screen.field(15) != nil)
        #expect(screen.field(16) == nil)
        #expect(!screen.asked.contains(16))
        screen.scroll(to: 440)
        #expect(screen.field(9) == nil)
        #expect(screen.field(10) != nil)
        // Scrolled out of sight, and not yet laid out.
        screen.list.contentOffset.y = 484
        #expect(screen.field(10) == nil)
        #expect(screen.field(11) != nil)
    }

    @Test(
        "hiddenCells=none: a cell that is kept for its first responder is not answered",
        .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func noneOfTheResponder(kind: FieldList.Kind) throws {
        let screen = FieldList(kind) { $0.hiddenCells = .none }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        screen.scroll(to: 2000)
        #expect(field.isFirstResponder)
        #expect(screen.field(2) == nil)
    }

    @Test(
        "hiddenCells=prepared: the row beyond the edge has a cell in no window",
        .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func rowBeyondEdgeHasWindowlessCell(kind: FieldList.Kind) throws {
        let screen = FieldList(kind) { $0.hiddenCells = .prepared }
        screen.list.layoutIfNeeded()
        let field = try #require(screen.field(16))
        #expect(field.text == "field 16")
        #expect(field.window == nil)
        #expect(!field.becomeFirstResponder())
        #expect(!field.isFirstResponder)
        #expect(screen.field(17) == nil)
        let asked = screen.asked.count { $0 == 16 }
        screen.scroll(to: 88)
        #expect(screen.field(16) === field)
        #expect(field.window === screen.view.window)
        #expect(field.becomeFirstResponder())
        #expect(screen.asked.count { $0 == 16 } == asked)
        #expect(screen.field(1)?.window == nil && screen.field(1) != nil)
        #expect(screen.list.subviews.contains { $0 === screen.cell(16) })
        #expect(!screen.list.subviews.contains { $0 === screen.cell(1) })
    }

    @Test(
        "hiddenCells=prepared: a prepared cell shows what its row is when that was reloaded",
        .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func preparedAndReloaded(kind: FieldList.Kind) {
        let screen = FieldList(kind) { $0.hiddenCells = .prepared }
        screen.list.layoutIfNeeded()
        #expect(screen.field(16)?.text == "field 16")
        screen.texts[16] = "another"
        screen.reload(16)
        screen.scroll(to: 88)
        #expect(screen.field(16)?.text == "another")
    }

    // What is played again has to meet the same cells.
    @Test(
        "Cells that leave at once are given to the same rows each time", .requirement("U461"),
        arguments: FieldList.Kind.allCases)
    func cellsAreReusedInOrder(kind: FieldList.Kind) {
        func reuse() -> [Int?] {
            let screen = FieldList(kind) { $0.hiddenCells = .prepared }
            screen.list.layoutIfNeeded()
            var reused: [Int?] = []
            for offset in [0, 880, 1760, 2640] as [CGFloat] {
                let old = (0..<100).map(screen.cell)
                screen.scroll(to: offset)
                reused += (0..<100).map { row in
                    screen.cell(row).flatMap { new in old.firstIndex { $0 === new } }
                }
            }
            return reused
        }
        #expect(reuse() == reuse())
    }
}
#endif
