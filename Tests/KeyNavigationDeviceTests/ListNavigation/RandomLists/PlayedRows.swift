import CoreGraphics
import DeviceTesting
import Foundation
import Requirements
import UIKit

/// The rows or items of a played list.
///
/// Each has a number that no other one ever has, which also decides what it is like.
struct PlayedRows {
    struct Section {
        var number: Int
        var rows: [Int]
    }

    private(set) var sections: [Section] = []
    private var count = 0

    /// Creates rows in sections, of which some are empty or short.
    init(_ random: inout SeededNumbers, isLong: Bool) {
        let lengths = isLong ? [90, 0, 160, 3] : [0, 1, 4, 9, 30]
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let length = lengths.randomElement(using: &random) ?? 0
            sections.append(makeSection(of: length))
        }
    }

    private mutating func makeSection(of length: Int) -> Section {
        Section(number: makeNumber(), rows: (0..<length).map { _ in makeNumber() })
    }

    private mutating func makeNumber() -> Int {
        count += 1
        return count
    }

    // MARK: Places

    subscript(path: IndexPath) -> Int? {
        guard path.count == 2, sections.indices.contains(path[0]),
            sections[path[0]].rows.indices.contains(path[1])
        else { return nil }
        return sections[path[0]].rows[path[1]]
    }

    /// All places, in order.
    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { [section, $0] }
        }
    }

    var all: [Int] { sections.flatMap(\.rows) }

    func path(of row: Int) -> IndexPath? { paths.first { self[$0] == row } }

    // MARK: Changes

    /// Removes and inserts some rows, and perhaps a section, at once.
    mutating func edit(_ random: inout SeededNumbers, upTo limit: Int) -> PlayedChange {
        let old = self
        if sections.count > 1, Int.random(in: 0..<4, using: &random) == 0 {
            sections.remove(at: Int.random(in: sections.indices, using: &random))
        }
        if sections.count < 6, Int.random(in: 0..<4, using: &random) == 0 {
            let length = Int.random(in: 0...5, using: &random)
            sections.insert(
                makeSection(of: length), at: Int.random(in: 0...sections.count, using: &random))
        }
        for _ in 0..<Int.random(in: 0...limit, using: &random) {
            guard let path = paths.randomElement(using: &random) else { break }
            sections[path.section].rows.remove(at: path.row)
        }
        for _ in 0..<Int.random(in: 0...limit, using: &random) {
            let section = Int.random(in: sections.indices, using: &random)
            let place = Int.random(in: 0...sections[section].rows.count, using: &random)
            sections[section].rows.insert(makeNumber(), at: place)
        }
        return difference(from: old)
    }

    /// Moves a row to another place.
    mutating func move(_ random: inout SeededNumbers) -> PlayedChange? {
        guard let source = paths.randomElement(using: &random) else { return nil }
        let section = Int.random(in: sections.indices, using: &random)
        let end = sections[section].rows.count - (section == source.section ? 1 : 0)
        let target: IndexPath = [section, Int.random(in: 0...end, using: &random)]
        move(source, to: target)
        return .move(source, target)
    }

    mutating func move(_ source: IndexPath, to target: IndexPath) {
        let row = sections[source.section].rows.remove(at: source.row)
        sections[target.section].rows.insert(row, at: target.row)
    }

    mutating func remove(at path: IndexPath) {
        sections[path.section].rows.remove(at: path.row)
    }

    /// Takes over the order of the same rows.
    mutating func adopt(_ rows: [[Int]]) {
        for (section, rows) in rows.enumerated() { sections[section].rows = rows }
    }

    /// Returns what has been removed from and inserted into `old`, as UIKit's updates name it.
    private func difference(from old: PlayedRows) -> PlayedChange {
        let (numbers, oldNumbers) = (sections.map(\.number), old.sections.map(\.number))
        let (rows, oldRows) = (Set(all), Set(old.all))
        return .update(
            deleted: old.paths.filter { path in
                numbers.contains(oldNumbers[path.section])
                    && old[path].map { !rows.contains($0) } ?? false
            },
            inserted: paths.filter { path in
                oldNumbers.contains(numbers[path.section])
                    && self[path].map { !oldRows.contains($0) } ?? false
            },
            deletedSections: IndexSet(
                oldNumbers.indices.filter { !numbers.contains(oldNumbers[$0]) }),
            insertedSections: IndexSet(
                numbers.indices.filter { !oldNumbers.contains(numbers[$0]) }))
    }
}

/// What an app changes in its list.
enum PlayedChange {
    /// Deleted places are those before the change, and inserted ones those after it.
    case update(
        deleted: [IndexPath], inserted: [IndexPath], deletedSections: IndexSet,
        insertedSections: IndexSet)
    case move(IndexPath, IndexPath)
    case reloadRows([IndexPath])
    /// Everything is shown anew, and UIKit isn't told what has changed.
    case reload
}

/// What rows are like, which their numbers decide.
struct RowTraits {
    private let seed: UInt64

    /// Whether there are text fields beside the other controls.
    let hasFields: Bool

    init(seed: UInt64, hasFields: Bool) { (self.seed, self.hasFields) = (seed, hasFields) }

    private func applies(_ every: Int, _ rest: Int, _ row: Int) -> Bool {
        // Half of the lists have no such rows.
        (seed >> UInt64(every % 7)).isMultiple(of: 2) && row % every == rest
    }

    /// Whether the row can't be highlighted, so that a cursor that is shown by the list skips it.
    func isRefused(_ row: Int) -> Bool { applies(7, 3, row) }
    func isUnselectable(_ row: Int) -> Bool { applies(11, 5, row) }
    /// Whether people may not deselect the row.
    func isKept(_ row: Int) -> Bool { applies(13, 4, row) }
    func canDelete(_ row: Int) -> Bool { !applies(5, 2, row) }
    func canMove(_ row: Int) -> Bool { !applies(9, 1, row) }
    func hasControls(_ row: Int) -> Bool { row.isMultiple(of: 3) }

    /// The length in points, which isn't the estimated one.
    func length(_ row: Int) -> CGFloat { CGFloat(30 + row * 7919 % 201) }

    /// The text, by which people find the row as they type.
    func text(_ row: Int) -> String {
        "\(["a", "e", "i", "o", "u", "y"][row % 6])\(row)"
    }
}
