import CoreGraphics
import Foundation

/// The view of a split view controller, with a view for each visible column.
final class SplitView: UIView {
    private var columns: [UISplitViewController.Column: SplitColumnView] = [:]
    private let cover = SplitCoverView(frame: .zero)

    private var split: UISplitViewController? { viewController as? UISplitViewController }

    func columnView(_ column: UISplitViewController.Column) -> SplitColumnView {
        if let view = columns[column] { return view }
        let view = SplitColumnView(frame: bounds)
        if column.isAlwaysCompact {
            view.traitOverrideValues.horizontalSizeClass = .compact
        }
        columns[column] = view
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        split?.adaptToSize()
        split?.placeColumns(in: self)
    }

    /// Shows only the view of a collapsed controller.
    func placeCollapsed(_ controller: UIViewController) {
        if controller.view.superview !== self { addSubview(controller.view) }
        controller.view.frame = bounds
        for view in columns.values { view.removeFromSuperview() }
        cover.removeFromSuperview()
    }

    func place(
        _ controllers: [UISplitViewController.Column: UIViewController],
        at frames: [UISplitViewController.Column: CGRect], isOver: Bool
    ) {
        for (column, view) in columns where frames[column] == nil { view.removeFromSuperview() }
        for column in [UISplitViewController.Column.secondary, .supplementary, .primary] {
            guard let frame = frames[column], let controller = controllers[column] else { continue }
            let view = columnView(column)
            if view.superview !== self { addSubview(view) }
            bringSubviewToFront(view)
            view.frame = frame
            if controller.view.superview !== view { view.addSubview(controller.view) }
            controller.view.frame = view.bounds
            if column == .secondary { placeCover(isOver) }
        }
    }

    /// Places a view over the content below a column.
    ///
    /// Its only touches are taps that hide the column (assumed: A52).
    private func placeCover(_ isNeeded: Bool) {
        guard isNeeded else { return cover.removeFromSuperview() }
        cover.onTap = { [weak self] in self?.split?.dismissOverlay() }
        if cover.superview !== self { addSubview(cover) }
        bringSubviewToFront(cover)
        cover.frame = bounds
    }
}

/// A view that contains the view of one column.
final class SplitColumnView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }
}

private final class SplitCoverView: UIView {
    var onTap: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTap()
    }
}

extension UISplitViewController {
    func dismissOverlay() {
        guard resolvedMode.isOver else { return }
        askedMode = .secondaryOnly
        arrange()
    }

    func placeColumns(in view: SplitView) {
        guard appearance.state != .disappeared else { return }
        if collapsed {
            if let collapsedController { view.placeCollapsed(collapsedController) }
            return
        }
        let mode = resolvedMode
        view.place(containers, at: frames(in: view), isOver: mode.isOver)
    }

    /// Returns the frames of the columns, from the primary's edge.
    private func frames(in view: UIView) -> [UISplitViewController.Column: CGRect] {
        let isMirrored =
            (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            != (primaryEdge == .trailing)
        var frames: [UISplitViewController.Column: CGRect] = [:]
        var used: CGFloat = 0
        func take(_ column: UISplitViewController.Column, _ width: CGFloat, from start: CGFloat) {
            let x = isMirrored ? view.bounds.width - start - width : start
            frames[column] = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
        }
        for column in visibleSideColumns {
            take(column, width(of: column), from: used)
            used += width(of: column)
        }
        guard containers[.secondary] != nil else { return frames }
        switch resolvedMode {
        case .oneBesideSecondary, .twoBesideSecondary:
            take(.secondary, max(0, view.bounds.width - used), from: used)
        case .twoDisplaceSecondary:
            // Apple's reference: it is moved aside, not made narrower.
            take(
                .secondary, max(0, view.bounds.width - width(of: .supplementary)), from: used)
        default: take(.secondary, view.bounds.width, from: 0)
        }
        return frames
    }
}
