import Foundation

/// The words for a list and its elements in UIKit's messages.
struct ListWords: Sendable {
    let list: String
    let element: String

    static let table = ListWords(list: "table view", element: "row")
    static let collection = ListWords(list: "collection view", element: "item")
}

// UIKit raises an exception for an update that the data source contradicts (Apple,
// `insertRows(at:with:)`). The words are those of crash logs: onmyway133/DeepDiff#8,
// ra1028/DifferenceKit#102, ChatSecure-iOS#347, Haneke#96.
extension TableUpdatePlan {
    /// Returns UIKit's message for an update from `old` to `new` numbers of rows; `nil` if there is
    /// no contradiction.
    func contradiction(_ old: [Int], _ new: [Int], _ words: ListWords) -> String? {
        strayOldSection(old, words) ?? strayOldRow(old, words) ?? strayNewSection(new)
            ?? strayNewRow(new, words) ?? strayMove(old, new, words) ?? repetition
            ?? wrongSectionCount(old, new, words) ?? wrongRowCount(old, new, words)
    }

    private func strayOldSection(_ old: [Int], _ words: ListWords) -> String? {
        update.deletedSections.union(update.reloadedSections).first { $0 >= old.count }.map {
            "attempt to delete section \($0), but there are only \(old.count) sections before the "
                + "update"
        }
    }

    private func strayOldRow(_ old: [Int], _ words: ListWords) -> String? {
        update.deletedRows.union(update.reloadedRows).sorted().lazy.compactMap { path in
            let row = "attempt to delete \(words.element) \(path.row) from section \(path.section)"
            guard old.indices.contains(path.section) else {
                return "\(row), but there are only \(old.count) sections before the update"
            }
            guard !(0..<old[path.section]).contains(path.row) else { return nil }
            return "\(row) which only contains \(old[path.section]) \(words.element)s before the "
                + "update"
        }.first
    }

    private func strayNewSection(_ new: [Int]) -> String? {
        update.insertedSections.first { $0 >= new.count }.map {
            "attempt to insert section \($0) but there are only \(new.count) sections after the "
                + "update"
        }
    }

    private func strayNewRow(_ new: [Int], _ words: ListWords) -> String? {
        update.insertedRows.sorted().lazy.compactMap { path in
            let row = "attempt to insert \(words.element) \(path.row) into section \(path.section)"
            guard new.indices.contains(path.section) else {
                return "\(row), but there are only \(new.count) sections after the update"
            }
            guard !(0..<new[path.section]).contains(path.row) else { return nil }
            return "\(row), but there are only \(new[path.section]) \(words.element)s in section "
                + "\(path.section) after the update"
        }.first
    }

    private func strayMove(_ old: [Int], _ new: [Int], _ words: ListWords) -> String? {
        for move in update.movedSections {
            if !old.indices.contains(move.from) {
                return "attempt to move section \(move.from), but there are only \(old.count) "
                    + "sections before the update"
            }
            if !new.indices.contains(move.to) {
                return "attempt to move section \(move.from) to section \(move.to), but there are "
                    + "only \(new.count) sections after the update"
            }
        }
        for move in update.movedRows {
            if !old.contain(move.from) {
                return "attempt to move index path (\(move.from)) that does not exist - there are "
                    + "only \(old.words(for: move.from, words)) before the update"
            }
            if !new.contain(move.to) {
                return "attempt to move index path (\(move.from)) to index path (\(move.to)) that "
                    + "does not exist - there are only \(new.words(for: move.to, words)) after the "
                    + "update"
            }
        }
        return nil
    }

    /// The message for two changes of one place that exclude each other.
    private var repetition: String? {
        let sources = Set(update.movedRows.map(\.from))
        let targets = Set(update.movedRows.map(\.to))
        if let path = update.deletedRows.intersection(update.reloadedRows).min() {
            return "attempt to delete and reload the same index path (\(path))"
        }
        if let path = update.deletedRows.intersection(sources).min() {
            return "attempt to perform a delete and a move from the same index path (\(path))"
        }
        if let path = update.insertedRows.intersection(targets).min() {
            return "attempt to perform an insert and a move to the same index path (\(path))"
        }
        guard sources.count == update.movedRows.count, targets.count == sources.count else {
            return "attempt to perform multiple moves from or to the same index path"
        }
        return nil
    }

    // MARK: Counts

    private func wrongSectionCount(_ old: [Int], _ new: [Int], _ words: ListWords) -> String? {
        let inserted = update.insertedSections.count
        let deleted = update.deletedSections.count
        guard old.count + inserted - deleted != new.count else { return nil }
        return "Invalid update: invalid number of sections. The number of sections contained in "
            + "the \(words.list) after the update (\(new.count)) must be equal to the number of "
            + "sections contained in the \(words.list) before the update (\(old.count)), plus or "
            + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
            + "deleted)."
    }

    private func wrongRowCount(_ old: [Int], _ new: [Int], _ words: ListWords) -> String? {
        old.indices.lazy.compactMap { section in
            guard let place = place(ofSection: section),
                !update.reloadedSections.contains(section)
            else { return nil }
            let gone = goneRows[section]?.count ?? 0
            let come = newRows[place]?.count ?? 0
            guard !new.indices.contains(place) || old[section] - gone + come != new[place] else {
                return nil
            }
            return sentence(section, place, old, new, words)
        }.first
    }

    private func sentence(
        _ section: Int, _ place: Int, _ old: [Int], _ new: [Int], _ words: ListWords
    ) -> String {
        let rows = "\(words.element)s"
        let inserted = update.insertedRows.count { $0.section == place }
        let deleted = update.deletedRows.count { $0.section == section }
        let movedIn = update.movedRows.count { $0.to.section == place }
        let movedOut = update.movedRows.count { $0.from.section == section }
        let after = new.indices.contains(place) ? new[place] : 0
        return "Invalid update: invalid number of \(rows) in section \(place). The number of "
            + "\(rows) contained in an existing section after the update (\(after)) must be equal "
            + "to the number of \(rows) contained in that section before the update "
            + "(\(old[section])), plus or minus the number of \(rows) inserted or deleted from "
            + "that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the "
            + "number of \(rows) moved into or out of that section (\(movedIn) moved in, "
            + "\(movedOut) moved out)."
    }
}

extension [Int] {
    /// Returns a Boolean value that indicates whether a row exists, if these are the numbers of
    /// rows of all sections.
    func contain(_ path: IndexPath) -> Bool {
        path.count == 2 && indices.contains(path.section)
            && (0..<self[path.section]).contains(path.row)
    }

    fileprivate func words(for path: IndexPath, _ words: ListWords) -> String {
        guard indices.contains(path.section) else { return "\(count) sections" }
        return "\(self[path.section]) \(words.element)s in section \(path.section)"
    }
}
