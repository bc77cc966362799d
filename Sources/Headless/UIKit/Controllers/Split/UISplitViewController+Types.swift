extension UISplitViewController {
    /// The numbers of columns that a split view may have.
    public typealias Style = UISplitViewControllerStyle

    /// The place of a controller in a split view.
    public typealias Column = UISplitViewControllerColumn

    /// The visible columns and their arrangement.
    public typealias DisplayMode = UISplitViewControllerDisplayMode

    /// The ways in which the secondary column makes room for the others.
    public typealias SplitBehavior = UISplitViewControllerSplitBehavior

    /// The side of the primary column.
    public typealias PrimaryEdge = UISplitViewControllerPrimaryEdge
}

extension UISplitViewController.DisplayMode {
    /// The number of columns beside, over or before the secondary one.
    var companions: Int {
        switch self {
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        default: 0
        }
    }

    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The behavior that leads to this mode; `nil` if several do.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: nil
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
