import CoreGraphics

/// A pass that lays out the views that need it.
@MainActor
package enum LayoutPass {
    /// The number of passes in which something of the current device was laid out.
    ///
    /// The windows of another test's device hear of the same notifications.
    package static var count: Int { UIApplication.current.layoutPasses }

    /// The number of views that passes have visited.
    package private(set) static var visits = 0

    private static var depth = 0

    /// A Boolean value that indicates whether a pass is under way, in which changes are UIKit's
    /// own.
    package static var isRunning: Bool { depth > 0 }

    // A layout can request another one, such as for a text that wraps differently or a safe area
    // that moved. A layout that isn't stable after this many rounds never will be.
    private static let maximumRounds = 12

    static func run(from view: UIView) {
        depth += 1
        defer { depth -= 1 }
        var worked = false
        for _ in 0..<maximumRounds {
            view.window?.updateKeyboardGuides()
            updateConstraints(below: outermost(above: view, where: \.isWaitingForLayout))
            // Constraints are solved for a whole window; only views that they move are laid out.
            let isSolved = solveIslands(above: view)
            let start = outermost(above: view, where: \.layout.needsLayout)
            guard layOut(start) || isSolved else { break }
            worked = true
        }
        guard worked, depth == 1 else { return }
        // A window that is left of a device has no app.
        let app = view.window.map { $0.windowScene?.app } ?? .current
        app?.layoutPasses += 1
    }

    /// Returns the outermost superview for which `isWaiting` is true, or the view itself.
    private static func outermost(
        above view: UIView, where isWaiting: (UIView) -> Bool
    ) -> UIView {
        var result = view
        forEachCandidate(above: view) { if isWaiting($0) { result = $0 } }
        return result
    }

    /// Visits the view and its superviews, up to the first one whose own layout is under way.
    private static func forEachCandidate(above view: UIView, _ body: (UIView) -> Void) {
        var next: UIView? = view
        while let candidate = next, !candidate.layout.isLayingOut {
            body(candidate)
            next = candidate.superview
        }
    }

    /// Solves the constraints that place the view and its superviews, the outermost first.
    private static func solveIslands(above view: UIView) -> Bool {
        var candidates: [UIView] = []
        forEachCandidate(above: view) { candidates.append($0) }
        return candidates.reversed().reduce(false) { solve($1) || $0 }
    }

    private static func layOut(_ view: UIView) -> Bool {
        guard view.layout.isWaiting else { return false }
        guard !view.layout.isLayingOut else {
            // The view's own layout is under way. Its pending changes are kept for later.
            view.superview?.layout.wait()
            return false
        }
        view.layout.isWaiting = false
        visits += 1
        var worked = solve(view)
        if view.layout.needsLayout {
            view.layout.needsLayout = false
            layOutSubviews(of: view)
            worked = true
        }
        for subview in view.subviews where layOut(subview) { worked = true }
        // Requests that were made meanwhile belong to the next round.
        if view.layout.needsUpdateConstraints { view.layout.wait() }
        return worked
    }

    private static func solve(_ view: UIView) -> Bool {
        guard view.layout.needsSolving, view.isIslandRoot else { return false }
        view.layout.needsSolving = false
        let worked = LayoutIsland.update(view)
        if worked { view.superview?.sizeBecameInvalid(of: view, .solved) }
        return worked
    }

    private static func layOutSubviews(of view: UIView) {
        view.layout.isLayingOut = true
        defer { view.layout.isLayingOut = false }
        view.layoutSublayers(of: view.layer)
    }

    /// Does what a view does by itself when its layer asks it to lay out the sublayers.
    static func layOutSublayers(of view: UIView) {
        // What the controller reads is the view's as well (Apple, Updating views automatically with
        // observation tracking in UIKit).
        view.track(.layout, invalidate: { $0.setNeedsLayout() }) { place(subviewsOf: view) }
    }

    private static func place(subviewsOf view: UIView) {
        if let controller = view.viewController {
            controller.viewWillLayoutSubviews()
            // The controller's changes from here on belong to this layout.
            if solve(view.islandRoot) { view.layout.needsLayout = false }
        }
        Placing.run { view.placeSubviews() }
        view.layoutSubviews()
        view.viewController?.viewDidLayoutSubviews()
    }

    /// Updates the constraints of the views that requested it, the innermost first.
    static func updateConstraints(below view: UIView) {
        guard view.layout.isWaiting else { return }
        for subview in view.subviews { updateConstraints(below: subview) }
        guard view.layout.needsUpdateConstraints else { return }
        view.layout.needsUpdateConstraints = false
        view.track(.constraints, invalidate: { $0.setNeedsUpdateConstraints() }) {
            if let controller = view.viewController {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
    }
}

/// Distinguishes frames that a solution sets from frames that the app sets.
@MainActor
private enum Placing {
    static var isRunning = false

    static func run(_ body: () -> Void) {
        let outer = isRunning
        isRunning = true
        defer { isRunning = outer }
        body()
    }
}

extension UIView {
    /// A Boolean value that indicates whether the layout of this view itself is pending.
    var isWaitingForLayout: Bool {
        layout.needsLayout || (layout.needsSolving && isIslandRoot)
    }

    func markNeedsLayout() {
        layout.needsLayout = true
    }

    func superviewDidChangeForLayout() {
        layoutSystemDidChange()
    }

    func intrinsicSizeDidChange() {
        layout.intrinsicSize = nil
        layoutSystemDidChange()
        (superview as? UIStackView)?.arrangedContentDidChange()
        (superview as? any InputViewHost)?.inputViewSizeDidChange()
    }

    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        LayoutPass.updateConstraints(below: self)
        return LayoutIsland.fittingSize(of: self, target, horizontal, vertical)
    }

    /// Requests another solution if a move or a change of size of this view may affect it.
    func geometryDidChangeForLayout(from oldBounds: CGRect, _ oldCenter: CGPoint) {
        if bounds.size != oldBounds.size { layout.needsSolving = true }
        if bounds.origin != oldBounds.origin, layout.offsetMatters { constraintsDidChange() }
        guard bounds.size != oldBounds.size || center != oldCenter else { return }
        // A frame from a solution agrees with it, except for guides that depend on the window.
        if layout.keyboardGuide != nil || layout.systemGuides[.readable] != nil {
            layoutSystemDidChange()
        }
        guard !Placing.isRunning, layout.isPlacedByFrame,
            layout.mentions > 0 || layout.piercings > 0
        else { return }
        superview?.constraintsDidChange()
    }
}
