import CoreGraphics

/// Lays out whatever asked for it.
@MainActor
package enum LayoutPass {
    /// The number of passes that really did work.
    package private(set) static var count = 0

    /// The number of views that passes have visited.
    package private(set) static var visits = 0

    private static var depth = 0

    /// A Boolean value that indicates whether a pass is under way, so that what changes is UIKit's
    /// own doing.
    package static var isRunning: Bool { depth > 0 }

    // Layout can ask for layout: a text that breaks elsewhere, a safe area that moved. What has
    // not come to rest by then never will.
    private static let maximumRounds = 12

    static func run(from view: UIView) {
        depth += 1
        defer { depth -= 1 }
        var worked = false
        for _ in 0..<maximumRounds {
            view.window?.updateKeyboardGuides()
            updateConstraints(below: outermost(above: view, where: \.isWaitingForLayout))
            // Constraints are solved for a whole window; laid out is what they move.
            let isSolved = solveIslands(above: view)
            let start = outermost(above: view, where: \.layout.needsLayout)
            guard layOut(start) || isSolved else { break }
            worked = true
        }
        if worked, depth == 1 { count += 1 }
    }

    /// The outermost view around this one for which `isWaiting` is true, or the view itself.
    private static func outermost(
        above view: UIView, where isWaiting: (UIView) -> Bool
    ) -> UIView {
        candidates(above: view).last(where: isWaiting) ?? view
    }

    /// The view and those around it up to one that is in the middle of its own layout.
    private static func candidates(above view: UIView) -> [UIView] {
        sequence(first: view, next: \.superview).prefix { !$0.layout.isLayingOut }.map { $0 }
    }

    /// Solves the constraints that place the view and those around it, the outermost first.
    private static func solveIslands(above view: UIView) -> Bool {
        candidates(above: view).reversed().reduce(false) { solve($1) || $0 }
    }

    private static func layOut(_ view: UIView) -> Bool {
        guard view.layout.isWaiting else { return false }
        guard !view.layout.isLayingOut else {
            // It is in the middle of its own layout, and what it still needs is not forgotten.
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
        // What was asked for meanwhile is the next round's.
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
        if let controller = view.viewController {
            controller.viewWillLayoutSubviews()
            // What the controller changes now belongs to this layout already.
            if solve(view.islandRoot) { view.layout.needsLayout = false }
        }
        Placing.run { view.placeSubviews() }
        view.layoutSubviews()
        view.viewController?.viewDidLayoutSubviews()
    }

    /// Lets the views that asked for it update their constraints, the innermost first.
    static func updateConstraints(below view: UIView) {
        guard view.layout.isWaiting else { return }
        for subview in view.subviews { updateConstraints(below: subview) }
        guard view.layout.needsUpdateConstraints else { return }
        view.layout.needsUpdateConstraints = false
        if let controller = view.viewController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
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

    /// Says that constraints may have to be solved again because this view was moved or resized.
    func geometryDidChangeForLayout(from oldBounds: CGRect, _ oldCenter: CGPoint) {
        if bounds.size != oldBounds.size { layout.needsSolving = true }
        if bounds.origin != oldBounds.origin, layout.offsetMatters { constraintsDidChange() }
        guard bounds.size != oldBounds.size || center != oldCenter else { return }
        // What a solution sets agrees with it; only what is measured in the window does not.
        if layout.keyboardGuide != nil || layout.systemGuides[.readable] != nil {
            layoutSystemDidChange()
        }
        guard !Placing.isRunning, layout.isPlacedByFrame,
            layout.mentions > 0 || layout.piercings > 0
        else { return }
        superview?.constraintsDidChange()
    }
}
