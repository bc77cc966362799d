/// The costs of a step through a form of rows, for forms of different sizes.
@MainActor
enum RowFormReport {
    /// Prints how many offsets, layouts and cells a step takes on average.
    static func printCounts() {
        print("\nA step in a form of rows:\n")
        print(Table.line("rows", RowFormSession.sizes.map(String.init)))
        let costs = RowFormSession.sizes.map(stepCost)
        for (index, name) in ["offsets", "layouts", "cells"].enumerated() {
            print(Table.line(name, costs.map { Table.text($0[index]) }))
        }
    }

    /// Returns the offsets, layouts and cells of a step on average.
    private static func stepCost(rows: Int) -> [Double] {
        let session = RowFormSession(size: rows)
        let screen = session.screen
        let (offsets, layouts, cells) = (screen.offsets, screen.layouts, screen.cells)
        for _ in 0..<40 { session.step(.next) }
        return [screen.offsets - offsets, screen.layouts - layouts, screen.cells - cells]
            .map { Double($0) / 40 }
    }
}
