import CoreGraphics
internal import HeadlessBehavior

/// The widths of columns.
enum SplitWidths {
    /// The value that stands for a width that UIKit chooses.
    ///
    /// Apple names the constant, not its value.
    static let automatic: CGFloat = -.greatestFiniteMagnitude

    /// UIKit's width of a column, 320 points (assumed: A48).
    private static let usual: CGFloat = 320

    /// Returns the width of a column.
    ///
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

/// The columns that exist, and those that are visible.
extension UISplitViewController {
    /// The columns beside the secondary one, from the edge inward.
    var sideColumns: [UISplitViewController.Column] {
        style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    }

    /// The visible side columns: the innermost ones, as many as the mode has.
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

    /// The current behavior.
    ///
    /// Columns are tiled in landscape, and cover the secondary one in portrait, as Apple's page of
    /// `preferredDisplayMode` once said.
    var resolvedBehavior: UISplitViewController.SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        // Secondary only doesn't say how the other columns would return.
        let asked = askedMode?.behavior ?? preferredDisplayMode.behavior
        return asked ?? (isWide ? .tile : .overlay)
    }

    // Apple's reference: a preferred mode that the behavior doesn't have isn't used. Without one, a
    // wide window shows one column beside the secondary one and a high window none (assumed: A52).
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

    // UIKit raises an exception, in about these words (assumed: A58).
    func allowColumns(_ selector: String) -> Bool {
        guard style == .unspecified else { return true }
        Faults.raise(
            .invalidArgument,
            "-[UISplitViewController \(selector)] is unsupported for "
                + "UISplitViewControllerStyleUnspecified")
        return false
    }

    // MARK: Showing and hiding

    // Apple's reference: shows the column in the way that the split behavior allows, or pushes it
    // if the columns are collapsed.
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
    /// A Boolean value that indicates whether the column's view is compact in any window (Apple's
    /// reference of the primary column: its horizontal size class is always compact).
    var isAlwaysCompact: Bool { self == .primary || self == .supplementary }
}
