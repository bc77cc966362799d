import CoreGraphics

/// The four states of the keyboard that the observer reports.
public enum KeyboardVisibility: CaseIterable, Sendable {
    /// It is about to come.
    case willShow
    /// It is about to leave.
    case willHide
    /// It has come.
    case didShow
    /// It is away.
    case didHide
}

/// Something about the keyboard that became different.
public enum KeyboardEvent: Equatable, Sendable {
    /// The keyboard moves, or is another app's now; comes before the other two.
    case frameChanged(KeyboardTransition)
    /// So many points of it show now; comes before the state that it belongs to.
    case heightChanged(CGFloat)
    /// It reached another state.
    case stateChanged(KeyboardVisibility)
}
