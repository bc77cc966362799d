/// Puts what VoiceOver reads into the order of a form.
///
/// What stands before an input, its label as a rule, goes along with it; what follows the last
/// input stays last.
struct SpokenOrder<ID: Hashable & Sendable>: Sendable {
    /// The inputs of the form, in its order.
    var inputs: [ID]

    /// Orders `elements`, which stand in the order in which they lie on the screen.
    func arranged(_ elements: [ID]) -> [ID] {
        let parts = parts(of: elements)
        let moving = Dictionary(
            parts.compactMap { part in part.last.map { ($0, part) } }, uniquingKeysWith: { $1 })
        var queue = inputs.compactMap { moving[$0] }[...]
        let ends = Set(inputs)
        return parts.flatMap { part in
            guard let last = part.last, ends.contains(last) else { return part }
            return queue.popFirst() ?? part
        }
    }

    /// Each part ends with an input of the form, but for the last.
    private func parts(of elements: [ID]) -> [[ID]] {
        let ends = Set(inputs)
        return elements.reduce(into: [[]]) { parts, element in
            parts[parts.count - 1].append(element)
            if ends.contains(element) { parts.append([]) }
        }
    }
}
