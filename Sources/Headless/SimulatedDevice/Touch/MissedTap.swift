/// The reasons why a tap on a view wouldn't reach it.
public enum MissedTap: Error, Equatable {
    /// The view isn't in a window.
    case notInAWindow
    /// The view or one of its superviews is hidden or transparent.
    case hidden
    /// The view or one of its superviews is a disabled control or ignores touches.
    case disabled
    /// No part of the view is inside its window, the screen and the superviews that clip it.
    case offScreen
    /// A view of the type with this name covers the view.
    case covered(by: String)
}
