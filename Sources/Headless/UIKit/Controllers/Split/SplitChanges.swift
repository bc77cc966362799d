import CoreGraphics

/// Replaces, shows and hides columns, with the appearance calls of all affected controllers.
extension UISplitViewController {
    /// Puts controllers into columns, all at once because two may be exchanged, and returns whether
    /// they can be children of this one.
    @discardableResult
    func exchange(_ new: [UISplitViewController.Column: UIViewController?]) -> Bool {
        if collapsed { return exchangeCollapsed(new) }
        let old = containers
        let next = old.merging(new.compactMapValues(\.self)) { $1 }
            .filter { new[$0.key].map { $0 != nil } ?? true }
        let gone = Self.ordered(old).filter { one in !next.values.contains { $0 === one } }
        let come = Self.ordered(next).filter { one in !old.values.contains { $0 === one } }
        guard come.allSatisfy({ $0.parent === self || $0.allowParent(self) }) else { return false }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in come { adopt(controller) }
        change { containers = next }
        for controller in gone { controller.leaveParent() }
        for controller in come { controller.didMove(toParent: self) }
        return true
    }

    static let allColumns: [UISplitViewController.Column] = [
        .primary, .supplementary, .secondary, .compact,
    ]

    private static func ordered(
        _ columns: [UISplitViewController.Column: UIViewController]
    ) -> [UIViewController] {
        allColumns.compactMap { columns[$0] }
    }

    /// Moves the columns to their places.
    func arrange() {
        guard !collapsed else { return }
        change {}
    }

    /// Makes `edit`, with the appearance calls of the controllers that appear or disappear.
    func change(_ edit: () -> Void) {
        let before = shownControllers
        edit()
        tellDelegate()
        guard let view = viewIfLoaded as? SplitView, appearance.state != .disappeared else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let after = childrenThatAppear
        // A controller that was moved to a stack gets its appearance calls from that stack.
        let gone = before.filter { old in
            old.parent === self && !after.contains { $0 === old }
        }
        let come = after.filter { new in !before.contains { $0 === new } }
        for controller in gone { controller.beginAppearance(false, animated: false) }
        for controller in come { controller.beginAppearance(true, animated: false) }
        for controller in gone { endInput(of: controller) }
        for controller in gone { controller.viewIfLoaded?.removeFromSuperview() }
        placeColumns(in: view)
        for controller in come {
            UIView.performWithoutAnimation { view.layoutIfNeeded() }
            controller.viewIsInPlace()
        }
        for controller in gone { controller.endAppearance() }
        if appearance.state == .appeared { for controller in come { controller.endAppearance() } }
        view.setNeedsLayout()
    }

    /// The controllers whose views are in this one's view, regardless of the current mode.
    private var shownControllers: [UIViewController] {
        guard appearance.state != .disappeared, let view = viewIfLoaded else { return [] }
        let all = (sideColumns + [.secondary]).map { containers[$0] } + [collapsedController]
        return all.compactMap(\.self).filter {
            $0.parent === self && $0.viewIfLoaded?.isDescendant(of: view) ?? false
        }
    }

    /// Ends editing in a controller that disappears (assumed: A51).
    private func endInput(of controller: UIViewController) {
        guard let view = controller.viewIfLoaded, let window = view.window,
            let first = window.firstResponder, first.isInside(view)
        else { return }
        FirstResponderChange.force(first, in: window)
    }

    // Apple's reference: the delegate is notified of a mode before it changes, and of each column.
    private func tellDelegate() {
        let mode = resolvedMode
        guard !collapsed, mode != knownMode else { return }
        let old = knownMode
        knownMode = mode
        guard let old, let delegate else { return }
        delegate.splitViewController(self, willChangeTo: mode)
        let before = sideColumns.suffix(old.companions)
        let after = sideColumns.suffix(mode.companions)
        for column in after where !before.contains(column) {
            delegate.splitViewController(self, willShow: column)
        }
        for column in before where !after.contains(column) {
            delegate.splitViewController(self, willHide: column)
        }
    }
}
