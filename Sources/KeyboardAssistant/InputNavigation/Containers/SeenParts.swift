/// What has been seen of the parts of a list: whether they contain inputs.
///
/// A list doesn't report its changes. What was seen in a section counts as long as the list has the
/// same number of sections, the section has the same number of rows, and no part contradicts it.
/// Only the section in question is asked for its number, because a list may have very many.
struct SeenParts: Equatable, Sendable {
    private struct Section: Equatable, Sendable {
        var size: SectionSize
        var seen: [ListPart: Bool] = [:]
    }

    /// What was seen by section; those of the list's own header and footer have no number.
    private var sections: [Int?: Section] = [:]

    /// Returns whether `row` contains inputs; `nil` if that isn't known.
    ///
    /// - Parameter size: The size of the row's section now.
    func hasInputs(_ row: ListPart, size: SectionSize) -> Bool? {
        guard let section = sections[row.section], section.size == size else { return nil }
        return section.seen[row]
    }

    /// Records whether `row`, which was looked at, contains inputs.
    mutating func note(_ row: ListPart, hasInputs: Bool, size: SectionSize) {
        if self.hasInputs(row, size: size) == !hasInputs { sections = [:] }
        if sections[row.section]?.size != size { sections[row.section] = Section(size: size) }
        sections[row.section]?.seen[row] = hasInputs
    }
}

/// The numbers that tell whether a section is still the one that was seen.
struct SectionSize: Equatable, Sendable {
    /// The number of sections of the list.
    var sections: Int
    /// The number of rows of the section.
    var rows: Int
}
