extension ARIARow {
    private typealias Sight = ARIAPlay.Sight

    /// A grid of three columns.
    private static func grid(
        items: [Int] = [9], columns: Int = 3, several: Bool = false, _ cursor: Int,
        _ keys: String, _ web: Sight
    ) -> ARIAPlay {
        ARIAPlay(
            kind: .grid(items, columns: columns), allowsMultipleSelection: several,
            cursor: cursor, keys: keys, web: web)
    }

    /// Of the grid.
    static let grids: [ARIARow] = arrows + ends + pages + rectangles + ragged

    private static let arrows = [
        ARIARow("G1", .sameWith([.lineEnd]), grid(3, "→", Sight(cursor: 3, selected: [3]))),
        ARIARow("G2", .sameWith([.lineEnd]), grid(4, "←", Sight(cursor: 4, selected: [4]))),
        ARIARow("G3", .same, grid(8, "↓", Sight(cursor: 8))),
        ARIARow("G4", .same, grid(2, "↑", Sight(cursor: 2))),
        ARIARow(
            "G6", .same, grid(1, "←", Sight(cursor: 1)), grid(1, "↑", Sight(cursor: 1))),
    ]

    private static let ends = [
        ARIARow("G7", .sameWith([.pageKeys]), grid(5, "Home, Home", Sight(cursor: 4))),
        ARIARow("G8", .sameWith([.pageKeys]), grid(5, "End, End", Sight(cursor: 6))),
        ARIARow("G9", .sameWith([.pageKeys]), grid(5, "⌃Home", Sight(cursor: 1))),
        ARIARow("G10", .sameWith([.pageKeys]), grid(5, "⌃End", Sight(cursor: 9))),
    ]

    private static let pages = [
        ARIARow(
            "G11", .sameWith([.pageKeys]),
            grid(items: [300], 2, "Page Down", Sight(cursor: 17, selected: [17], top: 16))),
        ARIARow(
            "G12", .sameWith([.pageKeys]),
            grid(items: [300], 299, "Page Down", Sight(cursor: 299, selected: [299]))),
    ]

    private static let rectangles = [
        ARIARow(
            "G14", .sameWith([.gridSelection]),
            grid(several: true, 1, "⇧→, ⇧↓", Sight(cursor: 5, selected: [1, 2, 4, 5])),
            grid(several: true, 9, "⇧←, ⇧↑", Sight(cursor: 5, selected: [5, 6, 8, 9]))),
        ARIARow(
            "G15", .sameWith([.gridSelection, .spaceKey]),
            grid(several: true, 5, "⌃Space", Sight(cursor: 5, selected: [2, 5, 8]))),
        ARIARow(
            "G16", .sameWith([.gridSelection, .spaceKey]),
            grid(several: true, 5, "⇧Space", Sight(cursor: 5, selected: [4, 5, 6]))),
    ]

    // The last line has cells under five of eight columns.
    private static let ragged = [
        ARIARow("G17", .same, grid(items: [13], columns: 8, 7, "↓", Sight(cursor: 13)))
    ]

    /// Of cells with controls.
    static let cells: [ARIARow] = [
        ARIARow("G19", .same, cell(keys: "F2", Sight(cursor: 3, control: "button"))),
        ARIARow("G20", .same, cell(before: "F2", keys: "⎋", Sight(cursor: 3, control: "none"))),
        ARIARow(
            "G21", .same, cell(before: "F2", keys: "⇥", Sight(cursor: 3, control: "field")),
            cell(before: "F2", keys: "⇥, ⇥, ⇥, ⇥", Sight(cursor: 3, control: "button")),
            cell(before: "F2", keys: "→", Sight(cursor: 3, control: "field"))),
    ]

    private static func cell(before: String = "", keys: String, _ web: Sight) -> ARIAPlay {
        ARIAPlay(kind: .controls, cursor: 3, before: before, keys: keys, web: web)
    }

    /// Of outlines.
    static let outlines: [ARIARow] = [
        ARIARow(
            "G22", .same, outline(keys: "→", Sight(cursor: 1, rows: 5)),
            outline(keys: "→, →", Sight(cursor: 2, rows: 5))),
        ARIARow(
            "G23", .same, outline(before: "→, →", keys: "←", Sight(cursor: 1, rows: 5)),
            outline(before: "→, →", keys: "←, ←", Sight(cursor: 1, rows: 3))),
    ]

    private static func outline(before: String = "", keys: String, _ web: Sight) -> ARIAPlay {
        ARIAPlay(kind: .outline, cursor: 1, before: before, keys: keys, web: web)
    }
}
