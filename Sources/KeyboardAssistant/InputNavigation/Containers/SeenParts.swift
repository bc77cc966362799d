/// A memory of the parts of a list with and without inputs.
///
/// A list doesn't report its changes. The memory of a section is valid as long as the list has the same
/// number of sections, and the section has the same number of rows. A part that contradicts the memory
/// clears all of it. Only the section in question is asked for its number of rows, because a list may
/// have very many sections.
struct SeenParts: Equatable, Sendable {
    private struct Section: Equatable, Sendable {
        var size: SectionSize
        var seen: [ListPart: Bool] = [:]
    }

    /// The memory by section; `nil` stands for the header and footer of the list.
    private var sections: [Int?: Section] = [:]

    /// Returns a Boolean value that indicates whether `row` contains inputs; `nil` if unknown.
    ///
    /// - Parameter size: The current size of the row's section.
    func hasInputs(_ row: ListPart, size: SectionSize) -> Bool? {
        guard let section = sections[row.section], section.size == size else { return nil }
        return section.seen[row]
    }

    /// Records that `row` was found to contain inputs, or none.
    mutating func note(_ row: ListPart, hasInputs: Bool, size: SectionSize) {
        if self.hasInputs(row, size: size) == !hasInputs { sections = [:] }
        if sections[row.section]?.size != size { sections[row.section] = Section(size: size) }
        sections[row.section]?.seen[row] = hasInputs
    }
}

/// The numbers that identify a section as unchanged.
struct SectionSize: Equatable, Sendable {
    /// The number of sections of the list.
    var sections: Int
    /// The number of rows of the section.
    var rows: Int
}
