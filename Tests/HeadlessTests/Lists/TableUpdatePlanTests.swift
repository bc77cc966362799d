import Foundation
import Testing

@testable import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
struct TableUpdatePlanTests {
    /// Tries out an update on names of rows, by doing one thing after the other.
    private static func twin(_ old: [[String]], _ update: TableUpdate) -> [String: IndexPath] {
        var sections = old
        let moved = update.movedRows.map { (old[$0.from.section][$0.from.row], $0.to) }
        let gone = update.deletedRows.union(update.movedRows.map(\.from))
        for path in gone.sorted().reversed() {
            sections[path.section].remove(at: path.row)
        }
        for section in update.deletedSections.reversed() { sections.remove(at: section) }
        for section in update.insertedSections { sections.insert([], at: section) }
        let new =
            update.insertedRows.map { ("new", $0) } + moved
        for (name, path) in new.sorted(by: { $0.1 < $1.1 }) {
            sections[path.section].insert(name, at: path.row)
        }
        var places: [String: IndexPath] = [:]
        for (section, rows) in sections.enumerated() {
            for (row, name) in rows.enumerated() {
                places[name] = IndexPath(row: row, section: section)
            }
        }
        return places
    }

    @Test("After an update, rows are where one step after the other brings them", arguments: 0..<40)
    func rowsAreWhereOneStepAfterTheOtherBringsThem(seed: Int) {
        let old = [["a0", "a1", "a2", "a3", "a4"], ["b0", "b1", "b2"], ["c0", "c1"], ["d0"]]
        var update = TableUpdate()
        update.deletedRows = [IndexPath(row: seed % 5, section: 0)]
        if seed.isMultiple(of: 2) { update.deletedRows.insert(IndexPath(row: 1, section: 1)) }
        if seed.isMultiple(of: 3) { update.deletedSections = [2] }
        if seed.isMultiple(of: 5) { update.insertedSections = [0] }
        let shift = update.insertedSections.isEmpty ? 0 : 1
        update.insertedRows = [
            IndexPath(row: seed % 4, section: shift), IndexPath(row: 0, section: shift),
        ]
        if seed % 5 != 4 {
            update.movedRows = [
                .init(
                    from: IndexPath(row: 4, section: 0),
                    to: IndexPath(row: seed % 2, section: 1 + shift))
            ]
        }
        let plan = TableUpdatePlan(update, sections: old.count)
        let places = Self.twin(old, update)
        for (section, rows) in old.enumerated() {
            for (row, name) in rows.enumerated() {
                #expect(plan.place(of: IndexPath(row: row, section: section)) == places[name])
            }
        }
    }

    @Test(
        "The new numbers of rows and sections have to be those that the update leads to",
        arguments: [
            ([3, 2], [4, 2], true), ([3, 2], [3, 2], false), ([3, 2], [4], false),
        ])
    func anUpdateExplainsTheNewCountsOrDoesNot(old: [Int], new: [Int], explains: Bool) {
        var update = TableUpdate()
        update.insertedRows = [IndexPath(row: 0, section: 0)]
        let plan = TableUpdatePlan(update, sections: old.count)
        #expect((plan.contradiction(old, new, .table) == nil) == explains)
    }

    @Test("A row that is reloaded keeps its place, and a reloaded section may change its length")
    func whatIsReloadedKeepsItsPlace() {
        var update = TableUpdate()
        update.reloadedRows = [IndexPath(row: 1, section: 0)]
        update.reloadedSections = [1]
        let plan = TableUpdatePlan(update, sections: 2)
        #expect(plan.place(of: IndexPath(row: 1, section: 0)) == IndexPath(row: 1, section: 0))
        #expect(plan.isReloaded(IndexPath(row: 1, section: 0)))
        #expect(plan.isReloaded(IndexPath(row: 5, section: 1)))
        #expect(!plan.isReloaded(IndexPath(row: 0, section: 0)))
        // A reloaded section may have any number of rows.
        #expect(plan.contradiction([3, 2], [3, 9], .table) == nil)
    }
}
