/// Whether something can be focused, by who has an opinion.
enum Focusability {
    /// What a cell itself says comes first, then what the delegate says, then the list's property
    /// (WWDC21 10260, from 3:01; Apple, `tableView(_:canFocusRowAt:)`).
    static func decide(cell: Bool?, delegate: Bool?, property: Bool) -> Bool {
        cell ?? delegate ?? property
    }
}
