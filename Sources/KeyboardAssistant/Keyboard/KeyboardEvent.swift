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
    ///
    /// It also comes when the frame of a keyboard at rest is told once more, and when such a
    /// keyboard turns out to stand higher than its frame says: measure anew.
    case frameChanged(KeyboardTransition)
    /// So many points of it show now; comes before the state that it belongs to.
    case heightChanged(CGFloat)
    /// It reached another state.
    case stateChanged(KeyboardVisibility)

    /// Whether it asks those who make room to measure.
    var tellsOfPlace: Bool {
        switch self {
        case .frameChanged, .stateChanged(.didShow): true
        case .heightChanged, .stateChanged: false
        }
    }
}
