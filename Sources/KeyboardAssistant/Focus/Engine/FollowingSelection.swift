/// A selection that goes where focus goes, except where that would disturb.
struct FollowingSelection<ID: Hashable>: Equatable where ID: Sendable {
    /// Whether it follows at all; those that are left out are not even asked about otherwise
    /// (Apple, `tableView(_:selectionFollowsFocusForRowAt:)`).
    var isOn: Bool
    private(set) var selected: ID?

    init(isOn: Bool, selected: ID? = nil) {
        self.isOn = isOn
        self.selected = selected
    }

    mutating func focus(on id: ID, follows: (ID) -> Bool = { _ in true }) {
        if isOn, follows(id) { selected = id }
    }
}

extension FollowingSelection: Sendable {}
