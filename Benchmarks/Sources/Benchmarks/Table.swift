/// Numbers in columns.
enum Table {
    /// A line with `name` at the left and each of `cells` at the right of its column.
    static func line(_ name: String, _ cells: [String]) -> String {
        name + spaces(14 - name.count)
            + cells.map { spaces(12 - $0.count) + $0 }.joined()
    }

    private static func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }

    /// `number` with as many decimals as its size makes worth reading.
    static func text(_ number: Double) -> String {
        let unit: Double = number >= 100 ? 1 : number >= 10 ? 10 : number >= 1 ? 100 : 1000
        return String((number * unit).rounded() / unit)
    }
}
