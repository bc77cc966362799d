extension UIModalPresentationStyle {
    /// A Boolean value that indicates whether the presenting controller leaves the screen.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// A Boolean value that indicates whether the presentation is a card over a dimmed background.
    var isSheet: Bool {
        switch self {
        case .pageSheet, .formSheet, .popover, .automatic: true
        default: false
        }
    }
}
