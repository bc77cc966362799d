import CoreGraphics

/// What a scroll view has shown of others that keep its content above the keyboard.
///
/// Insets are those at the bottom without the library's part, in points.
struct AvoidanceHistory: Equatable, Sendable {
    /// A Boolean value that indicates whether others avoided the keyboard when it last stopped
    /// moving; `nil` before the first time.
    private(set) var othersAvoidKeyboard: Bool?
    /// A Boolean value that indicates whether others are expected to avoid the keyboard by the end of
    /// its move.
    private(set) var awaitsOthers = false
    /// The inset when the keyboard was last hidden.
    private(set) var restingInset: CGFloat = 0
    /// A Boolean value that indicates whether the keyboard hasn't appeared since it was hidden.
    private(set) var isHidden = true
    /// A Boolean value that indicates whether a keyboard at rest has shown that nobody else avoids it.
    private(set) var isAlone = false
    /// The inset while others avoid the keyboard with it; `nil` if they don't.
    private var servedInset: CGFloat?

    /// Records that the keyboard appears while the inset is `inset`.
    ///
    /// - Parameter isRestored: A Boolean value that indicates whether a component brought back the
    ///   library's part of the inset at the last hide. It would save this part again, so the
    ///   keyboard is left to it.
    mutating func keyboardAppears(beside inset: CGFloat, isRestored: Bool) {
        isHidden = false
        // Some restore the inset only after the library has been told of the hide.
        restingInset = min(restingInset, inset)
        if isRestored { othersAvoidKeyboard = true }
    }

    /// Records what `demand` shows of others.
    mutating func record(_ demand: InsetDemand) {
        othersAvoidKeyboard = demand.othersAvoidKeyboard
        awaitsOthers = demand.isMoving && othersAvoidKeyboard == true
        isAlone = !demand.isMoving && othersAvoidKeyboard == false
        if demand.overlap > 0 {
            servedInset = othersAvoidKeyboard == true ? demand.foreignInset : nil
        }
    }

    /// Records that the keyboard is hidden, and the inset is `inset`.
    mutating func keyboardDidHide(leaving inset: CGFloat) {
        // A collection view controller may take its inset back after the hide, which has no duration
        // if it follows an alert on iOS 26.
        if inset != servedInset { restingInset = inset }
        servedInset = nil
        isHidden = true
    }

    /// Records that the app has made `inset` the inset.
    mutating func insetWasReset(to inset: CGFloat) {
        restingInset = inset
    }
}
