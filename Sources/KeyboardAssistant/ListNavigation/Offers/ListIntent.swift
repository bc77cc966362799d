/// One of a list's two ends.
enum ListEnd: Hashable, Sendable, CaseIterable {
    case first, last
}

/// Where a key press wants a list's cursor.
enum ListIntent: Hashable, Sendable {
    /// In the list, because it is nowhere; `from` is the end that people come from.
    case enter(from: ListEnd)
    case step(ArrowDirection, from: RowPosition)
    case end(ListEnd)
    /// Where a finger put it.
    case touch(RowPosition)
    /// Where typing found the text that was typed.
    case match(RowPosition)
    case leave

    var isStep: Bool {
        if case .step = self { return true }
        return false
    }
}

/// What a key press does to a list.
enum ListAction: Hashable, Sendable {
    case move(ListIntent)
    /// Tells the delegate that the row was opened, and nobody else.
    case commit(RowPosition)
    /// Does what a tap on the row does.
    case open(RowPosition)
    case extend(ArrowDirection, from: RowPosition)
    case extendTo(ListEnd, from: RowPosition)
    case selectAll
    case clear
    case delete(RowPosition)
    case reorder(ArrowDirection, from: RowPosition)
    case page(RowWalk.Direction)
    case scroll(to: ListEnd)
}
