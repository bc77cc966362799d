import CoreGraphics

/// Whether a window's keyboard layout guide keeps up with the keyboard.
///
/// Guides have been seen to stay at the bottom, and to miss a transition (manaflow-ai/cmux#9958,
/// #10810, #9663). One that is where it was before the keyboard last moved has not spoken since.
struct GuideHistory: Equatable, Sendable {
    /// The guide's top when the keyboard last rested; nil where it knew no docked keyboard.
    private var resting: CGFloat?
    /// Whether the keyboard has moved since the guide last did.
    private var isOverruled = false
    /// Whether the guide saw the keyboard that is up now.
    private(set) var wasRight: Bool

    /// A guide that is met while the keyboard rests, or while it `moves`.
    init(top: CGFloat?, moves: Bool) {
        resting = top
        isOverruled = moves
        wasRight = !moves && top != nil
    }

    /// Returns whether a guide whose top is `top` now has spoken since the keyboard last moved.
    func isCurrent(_ top: CGFloat?) -> Bool {
        guard isOverruled else { return true }
        guard let top, let resting else { return top != resting }
        return abs(top - resting) > 0.5
    }

    /// Takes in where the guide is while it is read, and returns whether it is current.
    mutating func sees(_ top: CGFloat?) -> Bool {
        guard isOverruled else { return true }
        guard isCurrent(top) else { return false }
        (isOverruled, resting) = (false, top)
        return true
    }

    /// The keyboard begins to move, or to move elsewhere before it came to rest.
    ///
    /// Where the guide is at this moment is the place before the move only in the second case:
    /// when a move from rest is announced, the guide may be at its end already.
    mutating func keyboardMoves(beforeRest: Bool, top: CGFloat?) {
        if beforeRest { resting = top }
        isOverruled = true
        wasRight = false
    }

    /// The keyboard came to rest.
    mutating func keyboardRests(top: CGFloat?) {
        isOverruled = !isCurrent(top)
        resting = top
        wasRight = !isOverruled && top != nil
    }
}
