/// The priorities of the items of a group when focus moves to the group.
package enum FocusGroupPriority {
    /// Apple's header: an app can only raise a priority; a negative one is ignored.
    package static func effective(
        own: Int, isSelected: Bool, wasLast: Bool, isFocused: Bool
    ) -> Int {
        if isFocused { return .max }
        // Apple's header: 2000 for an item of higher importance, such as a selected cell, and 1000
        // for the item that was focused last.
        return max(own, isSelected ? 2000 : wasLast ? 1000 : 0)
    }
}
