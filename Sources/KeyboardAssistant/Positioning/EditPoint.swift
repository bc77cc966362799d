import CoreGraphics

/// Where in a text input editing goes on.
enum EditPoint: Equatable, Sendable {
    /// At the start of the selection.
    case start
    /// At the end of the selection, or at the caret.
    case end
    /// Where a finger touches it, in the input's coordinates.
    ///
    /// The system makes a text view first responder before it moves the caret to the tap.
    case finger(CGPoint)
}

/// Follows a selection to know which of its ends moves.
struct SelectionTrack: Equatable, Sendable {
    private var input: ObjectIdentifier?
    private var last: Range<Int>?
    /// The end that moved last; `end` at first.
    private(set) var movingEnd = EditPoint.end

    /// Takes in that `selection`, in characters, is what is selected in `input` now.
    mutating func selected(_ selection: Range<Int>, in input: ObjectIdentifier) {
        let isKnown = input == self.input
        let (start, end) = (last?.lowerBound, last?.upperBound)
        if !isKnown || end != selection.upperBound {
            movingEnd = .end
        } else if start != selection.lowerBound {
            movingEnd = .start
        }
        (self.input, last) = (input, selection)
    }
}
