import CoreGraphics

/// A gate that admits each settled focus once.
///
/// A focus consists of an input and the covered height of its window.
struct RepositionGate: Equatable, Sendable {
    private var last: Settled?
    /// A Boolean value that indicates whether another avoider was about to make the inset at the last
    /// response.
    private var awaitsInset = false

    private struct Settled: Equatable {
        var input: ObjectIdentifier
        var overlap: CGFloat
        var size: CGSize
    }

    /// Returns a Boolean value that indicates whether `input` must be scrolled into view now.
    ///
    /// Scrolling isn't necessary if nothing is covered, or a second time for the same overlap. A
    /// keyboard that only gets lower covers less and moves nothing, unless `tellsLowering` is true. In
    /// a window of another `size`, the keyboard counts as another one.
    mutating func admits(
        _ input: ObjectIdentifier?, overlap: CGFloat, in size: CGSize = .zero,
        tellsLowering: Bool = false
    ) -> Bool {
        guard let input, overlap > 0 else {
            last = nil
            return false
        }
        let settled = Settled(input: input, overlap: overlap, size: size)
        defer { last = settled }
        guard let last, last.input == input else { return true }
        guard overlap < last.overlap else { return overlap > last.overlap }
        return tellsLowering || size != last.size
    }

    /// Records whether the inset for the keyboard is made by now, and returns a Boolean value that
    /// indicates whether the inset has been made since the last response.
    ///
    /// Without the inset, an input at the end of the content couldn't be scrolled into view.
    mutating func insetIsMade(byNow isMade: Bool) -> Bool {
        defer { awaitsInset = !isMade }
        return awaitsInset && isMade
    }
}
