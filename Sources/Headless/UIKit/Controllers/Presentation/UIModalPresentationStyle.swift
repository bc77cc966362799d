/// The styles in which a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2

    /// A Boolean value that indicates whether the presenting controller leaves the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// A Boolean value that indicates whether it is drawn as a card over a dimmed background.
    var isSheet: Bool {
        switch self {
        case .pageSheet, .formSheet, .popover, .automatic: true
        default: false
        }
    }
}

/// The transitions with which a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    case partialCurl = 3
}
