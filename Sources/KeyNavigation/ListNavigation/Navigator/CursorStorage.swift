/// What holds the position of a list's cursor.
enum CursorStorage: Hashable, Sendable {
    /// The system's focus, which its engine moves.
    case systemFocus
    /// The selection of a single row or item.
    case selection
    /// The cursor itself.
    case own

    /// Chooses what holds a cursor of `kind` in a list with this selection, moved by `engine`.
    init(
        of kind: ListCursorKind, in selectionMode: ListSelectionMode,
        movedBy engine: FocusEngineChoice
    ) {
        switch (engine, kind, selectionMode) {
        case (.system, _, _): self = .systemFocus
        case (.library, .selection, .single): self = .selection
        case (.library, _, _): self = .own
        }
    }
}
