/// The reasons for which a tap on a view would not reach it.
public enum MissedTap: Error, Equatable {
    /// The view is in no window.
    case notInAWindow
    /// The view or one of its superviews is hidden or transparent.
    case hidden
    /// The view or one of its superviews is a disabled control or ignores touches.
    case disabled
    /// No part of the view is inside its window, the screen and the superviews that clip it.
    case offScreen
    /// A view of the type with this name lies over the view.
    case covered(by: String)
}
