extension UISplitViewController {
    /// The numbers of columns that a split view may have.
    public enum Style: Int, Sendable {
        /// The classic one, whose columns are an array of controllers.
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The place of a controller in a split view.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        /// The column that is shown instead of all the others where there is little space.
        case compact = 3
    }

    /// The columns that can be seen, and their arrangement.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6
    }

    /// The ways in which the secondary column makes room for the others.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile = 1
        case overlay = 2
        case displace = 3
    }

    /// The side on which the primary column stands.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns beside, over or before the secondary one.
    var companions: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The behavior that leads to this mode; nil where several do.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// The mode in which a behavior shows this many columns beside the secondary one (Apple's
    /// reference of the behaviors).
    init(_ companions: Int, _ behavior: UISplitViewController.SplitBehavior) {
        switch (companions, behavior) {
        case (1, .overlay): self = .oneOverSecondary
        case (1, _): self = .oneBesideSecondary
        case (2, .overlay): self = .twoOverSecondary
        case (2, .displace): self = .twoDisplaceSecondary
        case (2, _): self = .twoBesideSecondary
        default: self = .secondaryOnly
        }
    }
}
