import CoreGraphics

/// A scroll view's history of other avoiders that keep the content above the keyboard.
///
/// Insets are the bottom insets without the library's part, in points.
struct AvoidanceHistory: Equatable, Sendable {
    /// A Boolean value that indicates whether other avoiders kept the content above the keyboard when
    /// the keyboard last stopped; `nil` before the first time.
    private(set) var othersAvoidKeyboard: Bool?
    /// A Boolean value that indicates whether other avoiders are expected to respond by the end of the
    /// keyboard's move.
    private(set) var awaitsOthers = false
    /// The inset when the keyboard was last hidden.
    private(set) var restingInset: CGFloat = 0
    /// A Boolean value that indicates whether the keyboard hasn't appeared since the last hide.
    private(set) var isHidden = true
    /// A Boolean value that indicates whether a keyboard at rest has shown that there is no other
    /// avoider.
    private(set) var isAlone = false
    /// The inset while other avoiders use it for the keyboard; `nil` if they don't.
    private var servedInset: CGFloat?

    /// Records that the keyboard appears while the inset is `inset`.
    ///
    /// - Parameter isRestored: A Boolean value that indicates whether a component brought back the
    ///   library's part of the inset at the last hide. The component would save this part again, so the
    ///   keyboard is left to the component.
    mutating func keyboardAppears(beside inset: CGFloat, isRestored: Bool) {
        isHidden = false
        // Some components restore the inset only after the library was notified of the hide.
        restingInset = min(restingInset, inset)
        if isRestored { othersAvoidKeyboard = true }
    }

    /// Records the behavior of other avoiders in `demand`.
    mutating func record(_ demand: InsetDemand) {
        othersAvoidKeyboard = demand.othersAvoidKeyboard
        awaitsOthers = demand.isMoving && othersAvoidKeyboard == true
        isAlone = !demand.isMoving && othersAvoidKeyboard == false
        if demand.overlap > 0 {
            servedInset = othersAvoidKeyboard == true ? demand.foreignInset : nil
        }
    }

    /// Records that the keyboard is hidden with an inset of `inset`.
    mutating func keyboardDidHide(leaving inset: CGFloat) {
        // A collection view controller may take its inset back after the hide. After an alert on iOS
        // 26, the hide has no duration.
        if inset != servedInset { restingInset = inset }
        servedInset = nil
        isHidden = true
    }

    /// Records that the app has reset the inset to `inset`.
    mutating func insetWasReset(to inset: CGFloat) {
        restingInset = inset
    }
}
