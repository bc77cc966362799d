/// The number of rows or items that can currently be selected.
package enum ListSelectionMode: Hashable, Sendable, CaseIterable {
    case none, single, multiple

    init(allowsSelection: Bool, allowsMultipleSelection: Bool) {
        self = allowsMultipleSelection ? .multiple : allowsSelection ? .single : .none
    }
}
