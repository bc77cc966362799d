import CoreGraphics
internal import HeadlessBehavior

/// The widths of columns.
enum SplitWidths {
    /// The value that stands for a width that UIKit chooses; Apple names the constant, not its
    /// value.
    static let automatic: CGFloat = -.greatestFiniteMagnitude

    /// UIKit: 320 points, as since the first iPad (general knowledge).
    private static let usual: CGFloat = 320

    /// The absolute width takes precedence over the fraction (Apple's reference).
    static func width(
        preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat, in total: CGFloat
    ) -> CGFloat {
        var width = usual
        if fraction != automatic { width = total * min(1, max(0, fraction)) }
        if preferred != automatic { width = preferred }
        if maximum != automatic { width = min(width, maximum) }
        if minimum != automatic { width = max(width, minimum) }
        return min(max(0, width), total)
    }
}

/// The columns that there are, and those that can be seen.
extension UISplitViewController {
    /// The columns beside the secondary one, from the edge inwards.
    var sideColumns: [UISplitViewController.Column] {
        style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    }

    /// The side columns that can be seen: the innermost ones, as many as the mode has.
    var visibleSideColumns: [UISplitViewController.Column] {
        Array(sideColumns.suffix(resolvedMode.companions)).filter { containers[$0] != nil }
    }

    var visibleColumns: [UISplitViewController.Column] {
        visibleSideColumns + (containers[.secondary] == nil ? [] : [.secondary])
    }

    private var isWide: Bool {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.current.bounds.size
        return size.width > size.height
    }

    /// General knowledge of UIKit: columns are tiled where the window is wider than high, and lie
    /// over the secondary one otherwise.
    var resolvedBehavior: UISplitViewController.SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        // A secondary column alone does not tell how the others would come back.
        let asked = askedMode?.behavior ?? preferredDisplayMode.behavior
        return asked ?? (isWide ? .tile : .overlay)
    }

    // Apple's reference: a preferred mode that the behavior does not have is not used. Without
    // one, a wide window shows one column beside the secondary and a high one none (general
    // knowledge).
    var resolvedMode: UISplitViewController.DisplayMode {
        let wish = askedMode ?? preferredDisplayMode
        guard wish != .automatic else { return DisplayMode(isWide ? 1 : 0, resolvedBehavior) }
        return DisplayMode(min(wish.companions, sideColumns.count), resolvedBehavior)
    }

    func width(of column: UISplitViewController.Column) -> CGFloat {
        let total = viewIfLoaded?.bounds.width ?? UIScreen.current.bounds.width
        switch column {
        case .primary:
            return SplitWidths.width(
                preferred: preferredPrimaryColumnWidth,
                fraction: preferredPrimaryColumnWidthFraction,
                minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth, in: total)
        case .supplementary:
            return SplitWidths.width(
                preferred: preferredSupplementaryColumnWidth,
                fraction: preferredSupplementaryColumnWidthFraction,
                minimum: minimumSupplementaryColumnWidth,
                maximum: maximumSupplementaryColumnWidth, in: total)
        default:
            return total
        }
    }

    // The words are general knowledge of UIKit.
    func allowColumns(_ selector: String) -> Bool {
        guard style == .unspecified else { return true }
        Faults.raise(
            .invalidArgument,
            "-[UISplitViewController \(selector)] is unsupported for "
                + "UISplitViewControllerStyleUnspecified")
        return false
    }

    // MARK: Showing and hiding

    // Apple's reference: shows the column in the way that the split behavior allows; where
    // columns are collapsed, it is pushed.
    func reveal(_ column: UISplitViewController.Column) {
        guard allowColumns("showColumn:") else { return }
        if collapsed { return push(column) }
        switch column {
        case .primary: ask(for: sideColumns.count)
        case .supplementary where style == .tripleColumn:
            ask(for: max(1, resolvedMode.companions))
        case .secondary where resolvedMode.isOver: ask(for: 0)
        case .secondary where resolvedMode == .twoDisplaceSecondary: ask(for: 1)
        default: break
        }
    }

    func conceal(_ column: UISplitViewController.Column) {
        guard allowColumns("hideColumn:") else { return }
        if collapsed { return pop(column) }
        switch column {
        case .primary: ask(for: min(resolvedMode.companions, sideColumns.count - 1))
        case .supplementary where style == .tripleColumn: ask(for: 0)
        default: break
        }
    }

    private func ask(for companions: Int) {
        let mode = DisplayMode(companions, resolvedBehavior)
        guard mode != resolvedMode else { return }
        askedMode = mode
        arrange()
    }

    func place(
        _ controller: UIViewController, in column: UISplitViewController.Column, sender: Any?
    ) {
        if collapsed {
            let stack = collapsedController as? UINavigationController
            return stack?.show(controller, sender: sender) ?? present(controller, animated: true)
        }
        guard style == .unspecified else { return setViewController(controller, for: column) }
        if exchange([column: controller]) { chosen[column] = controller }
    }
}

extension UISplitViewController.Column {
    /// A Boolean value that indicates whether its view is narrow, whatever the window is (Apple's
    /// reference of the primary column: its horizontal size class is always compact).
    var isAlwaysCompact: Bool { self == .primary || self == .supplementary }
}
