import KeyNavigation
import KeyboardAssistant
import UIKit

extension ARIARow {
    private typealias Sight = ARIAPlay.Sight

    private static func typed(
        texts: [String] = ["Apple", "Avocado", "Banana"], cursor: Int = 1, _ keys: String,
        _ web: Sight
    ) -> ARIAPlay {
        ARIAPlay(
            kind: .table([texts.count]), texts: texts, cursor: cursor, keys: keys, web: web)
    }

    /// Of typing the first letters.
    static let typing = [
        ARIARow("TA1", .same, typed("a", Sight(cursor: 2))),
        ARIARow("TA2", .same, typed("a, a", Sight(cursor: 1))),
        ARIARow("TA3", .same, typed("a, v", Sight(cursor: 2))),
        ARIARow("TA4", .same, typed("b, 2 s, a", Sight(cursor: 1, told: ""))),
        // Space is Page Down then, which takes the cursor away.
        ARIARow("TA6", .same, typed("Space", Sight(cursor: nil, told: ""))),
        ARIARow("TA7", .same, typed(texts: ["Émile", "Zoe"], cursor: 2, "e", Sight(cursor: 1))),
        ARIARow(
            "TA9", .same, typed("x, a", Sight(cursor: 1, told: "no x, no xa"))),
        ARIARow(
            "TA10", .same,
            ARIAPlay(
                kind: .table([1_000_000]), cursor: 1,
                prepare: { stage in
                    let navigator = stage.navigator as? TableNavigator
                    navigator?.textForRow = { $0.row == 20_000 ? "Banana" : "Apple" }
                }, keys: "b", web: Sight(cursor: 1, told: "no b so far"))),
    ]
}
