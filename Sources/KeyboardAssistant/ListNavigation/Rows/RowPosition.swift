import Foundation

/// The place of a row in a list, or of an item in a collection.
struct RowPosition: Hashable, Comparable, Sendable {
    var section: Int
    var row: Int

    init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }

    /// Nothing for index paths that do not have exactly a section and a row.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(indexPath[0], indexPath[1])
    }

    var indexPath: IndexPath { IndexPath(indexes: [section, row]) }

    static func < (a: RowPosition, b: RowPosition) -> Bool {
        (a.section, a.row) < (b.section, b.row)
    }
}
