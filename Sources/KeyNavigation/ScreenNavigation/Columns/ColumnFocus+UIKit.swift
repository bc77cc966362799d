import UIKit

extension ColumnFocus {
    /// Creates the state of `split` as if its display mode were `displayMode`; `nil` if it has no columns
    /// that can be shown by name.
    @MainActor
    init?(of split: UISplitViewController, in displayMode: UISplitViewController.DisplayMode? = nil)
    {
        guard split.style == .doubleColumn || split.style == .tripleColumn,
            let mode = Mode(displayMode ?? split.displayMode)
        else { return nil }
        self.init(
            isTriple: split.style == .tripleColumn, isCollapsed: split.isCollapsed,
            mode: mode, primaryIsLeading: split.primaryEdge == .leading,
            isRightToLeft: split.viewIfLoaded?.effectiveUserInterfaceLayoutDirection
                == .rightToLeft)
    }
}

extension ColumnFocus.Mode {
    fileprivate init?(_ displayMode: UISplitViewController.DisplayMode) {
        switch displayMode {
        case .secondaryOnly: self = .secondaryOnly
        case .oneBesideSecondary: self = .oneBeside
        case .oneOverSecondary: self = .oneOver
        case .twoBesideSecondary: self = .twoBeside
        case .twoOverSecondary: self = .twoOver
        case .twoDisplaceSecondary: self = .twoDisplace
        default: return nil
        }
    }
}

extension ColumnFocus.Column {
    init?(_ column: UISplitViewController.Column) {
        switch column {
        case .primary: self = .primary
        case .supplementary: self = .supplementary
        case .secondary: self = .secondary
        default: return nil
        }
    }

    var uiColumn: UISplitViewController.Column {
        switch self {
        case .primary: .primary
        case .supplementary: .supplementary
        case .secondary: .secondary
        }
    }
}

extension UISplitViewController {
    /// The outermost controller in `column`, which UIKit may have added.
    func container(in column: ColumnFocus.Column) -> UIViewController? {
        guard let controller = viewController(for: column.uiColumn) else { return nil }
        return sequence(first: controller, next: \.parent).first { $0.parent === self }
            ?? controller
    }

    /// The column with the first responder or the system's focus; `nil` if it is elsewhere.
    var columnWithKeys: ColumnFocus.Column? {
        guard let responders = viewIfLoaded?.keyResponderChain else { return nil }
        return ColumnFocus.Column.allCases.first { column in
            container(in: column).map(responders.contains) ?? false
        }
    }
}
