import CoreGraphics

/// Lets each settled focus through once: an input, with that much of its window covered.
struct RepositionGate: Equatable, Sendable {
    private var last: Settled?

    private struct Settled: Equatable {
        var input: ObjectIdentifier
        var overlap: CGFloat
    }

    /// Whether `input` has to be brought into sight now.
    ///
    /// It has not while nothing is covered, nor a second time for the same overlap.
    mutating func admits(_ input: ObjectIdentifier?, overlap: CGFloat) -> Bool {
        guard let input, overlap > 0 else {
            last = nil
            return false
        }
        let settled = Settled(input: input, overlap: overlap)
        defer { last = settled }
        return settled != last
    }
}
