/// The numbers of rows that are counted through all sections of a list.
struct RowNumbers: Equatable, Sendable {
    /// The number of rows in each section.
    var counts: [Int]

    var total: Int { counts.reduce(0, +) }

    /// Returns the row with `number`; `nil` if there is none.
    func position(of number: Int) -> RowPosition? {
        var row = number
        for (section, count) in counts.enumerated() {
            if row < count { return RowPosition(section, row) }
            row -= count
        }
        return nil
    }

    /// Returns the number of the first row that `isFound`, if that is true of all rows after it as well;
    /// the total if there is none.
    ///
    /// Rows are asked by halves.
    func first(where isFound: (RowPosition) -> Bool) -> Int {
        var (low, high) = (0, total)
        while low < high {
            let middle = (low + high) / 2
            if position(of: middle).map(isFound) ?? true { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
