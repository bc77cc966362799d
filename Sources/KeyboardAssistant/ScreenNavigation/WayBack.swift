/// What decides whether a key goes back in a stack of screens: wherever a back button shows.
struct WayBack: Hashable, Sendable {
    /// How many screens lie below the one on top.
    var screensBelow = 0
    /// Whether one of them is on its way already.
    var isMoving = false
    var hidesBar = false
    var hidesBackButton = false
    /// Whether buttons of the app stand in the back button's place.
    var isReplaced = false

    var isOpen: Bool {
        screensBelow > 0 && !isMoving && !hidesBar && !hidesBackButton && !isReplaced
    }
}
