/// What a list's cursor is.
public enum ListCursor: Hashable, Sendable, CaseIterable {
    /// A mark that the app draws; what is selected is another matter.
    case focus
    /// The selection.
    ///
    /// Where several can be selected the cursor is a mark of its own, the cell being highlighted,
    /// so that moving on does not destroy what people picked.
    case selection
}

/// Where the cursor appears when it was nowhere.
public enum ListEntry: Hashable, Sendable, CaseIterable {
    /// On the first of all.
    case first
    /// On the first that is wholly in sight, or on the last for those who come from below.
    case visible
}
