/// The moments at which a change can be made.
enum ResponseTiming {
    /// In the layout that is under way.
    case inLayout
    /// At once, in an animation that is under way.
    case now
    /// With an animation of the keyboard's.
    case animated(KeyboardAnimation)
}
