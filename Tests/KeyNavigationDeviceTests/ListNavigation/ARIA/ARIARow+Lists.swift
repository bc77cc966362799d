import UIKit

extension ARIARow {
    private typealias Sight = ARIAPlay.Sight

    private static func single(
        _ cursor: Int?, _ keys: String, _ web: Int?, here: Sight? = nil,
        prepare: (@MainActor @Sendable (ARIAStage) -> Void)? = nil
    ) -> ARIAPlay {
        ARIAPlay(
            cursor: cursor, prepare: prepare, keys: keys,
            web: Sight(cursor: web, selected: web.map { [$0] }), here: here)
    }

    private static func multiple(
        rows: Int = 5, tapped: Int? = nil, selected: [Int] = [], cursor: Int? = nil,
        before: String = "", _ keys: String, _ web: Sight, here: Sight? = nil
    ) -> ARIAPlay {
        ARIAPlay(
            kind: .table([rows]), allowsMultipleSelection: true, tapped: tapped,
            selected: selected, cursor: cursor, before: before, keys: keys, web: web, here: here)
    }

    /// Of the listbox.
    static let lists: [ARIARow] = focus + moves + selection + extension_ + alternative + others

    private static let focus = [
        // Two rows have left the screen at the top.
        ARIARow(
            "L1", .ours(keys: nil),
            ARIAPlay(
                kind: .table([100]), prepare: { $0.view.contentOffset.y += 88 }, keys: "–",
                web: Sight(cursor: 1), here: Sight(cursor: 3, selected: [3]))),
        ARIARow("L2", .same, single(3, "–", 3)),
        ARIARow("L3", .same, multiple("–", Sight(cursor: 1, selected: []))),
    ]

    private static let moves = [
        ARIARow("L5", .same, single(10, "↓", 10)), ARIARow("L6", .same, single(1, "↑", 1)),
        ARIARow(
            "L7", .sameWith([.pageKeys]), single(4, "End, End", 10), single(4, "Home, Home", 1)),
        ARIARow("L8", .same, single(4, "↓", 5)),
        ARIARow(
            "L9", .same,
            multiple(selected: [2, 4], cursor: 2, "↓, ↓", Sight(cursor: 4, selected: [2, 4]))),
    ]

    private static let selection = [
        ARIARow(
            "L10", .sameWith([.spaceKey]),
            multiple(selected: [2], cursor: 3, "Space", Sight(cursor: 3, selected: [2, 3])),
            multiple(selected: [2, 3], cursor: 3, "Space", Sight(cursor: 3, selected: [2])))
    ]

    private static let extension_ = [
        ARIARow("L11", .same, multiple(tapped: 1, "⇧↓", Sight(cursor: 2, selected: [1, 2]))),
        ARIARow("L13", .same, multiple(tapped: 4, "⇧↓, ⇧↓", Sight(cursor: 5, selected: [4, 5]))),
        ARIARow("L14", .same, multiple(tapped: 5, "⇧↑", Sight(cursor: 4, selected: [4, 5]))),
        ARIARow(
            "L16", .sameWith([.pageKeys]),
            multiple(tapped: 5, "⌃⇧Home", Sight(cursor: 1, selected: [1, 2, 3, 4, 5]))),
        ARIARow(
            "L17", .sameWith([.pageKeys, .selectionFollowsCursor]),
            multiple(tapped: 5, before: "↑", "⌃⇧Home", Sight(cursor: 1, selected: [1, 2, 3, 4]))),
        ARIARow(
            "L18", .sameWith([.pageKeys]),
            multiple(tapped: 1, "⌃⇧End", Sight(cursor: 5, selected: [1, 2, 3, 4, 5]))),
        ARIARow("L20", .same, multiple(tapped: 5, "⇧Home", Sight(cursor: 5, selected: [5]))),
        ARIARow("L21", .same, multiple(tapped: 1, "⇧End", Sight(cursor: 1, selected: [1]))),
        ARIARow(
            "L22", .same, multiple(tapped: 2, "⌘a", Sight(cursor: 2, selected: [1, 2, 3, 4, 5]))),
        ARIARow(
            "L24", .sameWith([.spaceKey]),
            multiple(
                rows: 8, tapped: 2, before: "↓, ↓, ↓, ↓", "⇧Space",
                Sight(cursor: 6, selected: [2, 3, 4, 5, 6]))),
    ]

    private static let alternative = [
        ARIARow(
            "L25", .sameWith([.selectionFollowsCursor]),
            multiple(tapped: 1, "↓", Sight(cursor: 2, selected: [2]))),
        ARIARow(
            "L26", .sameWith([.selectionFollowsCursor]),
            multiple(tapped: 1, "⌃↓, ⌃↓", Sight(cursor: 3, selected: [1]))),
        ARIARow(
            "L27", .sameWith([.selectionFollowsCursor, .spaceKey]),
            multiple(tapped: 1, before: "⌃↓, ⌃↓", "Space", Sight(cursor: 3, selected: [3]))),
    ]

    private static let others = [
        ARIARow(
            "L28", .same,
            ARIAPlay(kind: .line(9), cursor: 2, keys: "→, →", web: Sight(cursor: 4)),
            ARIAPlay(kind: .line(9), cursor: 2, keys: "←, ←", web: Sight(cursor: 1))),
        ARIARow(
            "L29", .same,
            ARIAPlay(
                kind: .grid([2, 2], columns: 1), cursor: 2, keys: "↓",
                web: Sight(cursor: 3, selected: [3]))),
        ARIARow(
            "L30", .ours(keys: "⌥⌘↑"),
            ARIAPlay(
                cursor: 3, prepare: { $0.table?.movable = true }, keys: "⌥↑",
                web: Sight(cursor: 2, selected: [2], told: "move 2 to 1"),
                here: Sight(cursor: 1, selected: [1], told: ""))),
        ARIARow(
            "L32", .same,
            single(3, "⌫", 3) { $0.table?.deletable = true },
            single(10, "⌫, ⌫", 8) { $0.table?.deletable = true }),
        ARIARow(
            "L33", .same,
            single(2, "↓", 5) { $0.table?.refused = [[0, 2], [0, 3]] }),
        ARIARow(
            "L34", .sameWith([.pageKeys]),
            ARIAPlay(
                kind: .table([1000]), cursor: 1, keys: "Page Down",
                web: Sight(cursor: 17, selected: [17], top: 17))),
    ]
}
