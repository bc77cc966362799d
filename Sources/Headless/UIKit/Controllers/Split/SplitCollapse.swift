import CoreGraphics

/// Puts the columns on one stack in a narrow window, and separates them again.
extension UISplitViewController {
    /// Adapts to the size.
    ///
    /// Apple's reference: the columns are collapsed if the horizontal size class is compact.
    func adaptToSize() {
        guard appearance.state != .disappeared else { return }
        adapt(isCompact: viewIfLoaded?.traitCollection.horizontalSizeClass == .compact)
    }

    func adapt(isCompact: Bool) {
        guard isCompact != collapsed else {
            // A rotation may change the mode that the automatic mode stands for.
            if !collapsed, knownMode != nil, knownMode != resolvedMode { arrange() }
            if knownMode == nil { knownMode = resolvedMode }
            return
        }
        isCompact ? collapse() : expand()
    }

    private func collapse() {
        change {
            collapsedController = style == .unspecified ? collapsedClassic() : collapsedColumns()
            collapsed = true
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    // MARK: Columns

    /// Returns the compact column, or the others up to the top one, pushed one after the other.
    private func collapsedColumns() -> UIViewController? {
        let proposed: Column = containers[.compact] == nil ? .secondary : .compact
        let top =
            delegate?.splitViewController(
                self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if top == .compact { return containers[.compact] }
        let order = sideColumns + [.secondary]
        let pushed = order.prefix { $0 != top } + (order.contains(top) ? [top] : [])
        let stacks = pushed.compactMap { containers[$0] }
        guard let first = stacks.first as? UINavigationController else { return stacks.first }
        for next in stacks.dropFirst() { take(next, onto: first) }
        return first
    }

    private func take(_ controller: UIViewController, onto stack: UINavigationController) {
        guard !stack.stack.contains(where: { $0 === controller }) else { return }
        controller.viewIfLoaded?.removeFromSuperview()
        stack.change(to: stack.stack + [controller], movement: .forth, animated: false)
    }

    func push(_ column: UISplitViewController.Column) {
        guard let stack = collapsedController as? UINavigationController,
            let controller = containers[column], controller !== stack
        else { return }
        if let place = stack.stack.firstIndex(where: { $0 === controller }) {
            return stack.change(
                to: Array(stack.stack[...place]), movement: .back, animated: true)
        }
        stack.change(to: stack.stack + [controller], movement: .forth, animated: true)
    }

    func pop(_ column: UISplitViewController.Column) {
        guard let stack = collapsedController as? UINavigationController,
            let controller = containers[column],
            let place = stack.stack.firstIndex(where: { $0 === controller }), place > 0
        else { return }
        stack.change(to: Array(stack.stack[..<place]), movement: .back, animated: true)
    }

    func exchangeCollapsed(_ new: [UISplitViewController.Column: UIViewController?]) -> Bool {
        Self.allColumns.allSatisfy { column in
            guard let controller = new[column] else { return true }
            return exchangeCollapsed(column, for: controller)
        }
    }

    private func exchangeCollapsed(
        _ column: UISplitViewController.Column, for new: UIViewController?
    ) -> Bool {
        let old = containers[column]
        guard old !== new else { return true }
        let stack = collapsedController as? UINavigationController
        let place = stack === old ? nil : stack?.stack.firstIndex { $0 === old }
        let home: UIViewController = place == nil ? self : stack ?? self
        if let new, new.parent !== home, !new.allowParent(home) { return false }
        containers[column] = new
        if let stack, let place {
            let rest = Array(stack.stack[(place + 1)...])
            let start = Array(stack.stack[..<place])
            stack.change(
                to: start + [new].compactMap(\.self) + rest, movement: .forth, animated: false)
        } else {
            replaceChild(old, by: new, isShown: old === collapsedController || column == .compact)
        }
        return true
    }

    /// Replaces a controller that isn't on a stack, whether it is shown or not.
    private func replaceChild(_ old: UIViewController?, by new: UIViewController?, isShown: Bool) {
        let stays = old?.parent !== self || containers.values.contains { $0 === old }
        if !stays { old?.willMove(toParent: nil) }
        if let new { adopt(new) }
        if isShown { change { collapsedController = new } }
        if !stays { old?.leaveParent() }
        new?.didMove(toParent: self)
    }

    // MARK: The classic style

    // Apple's reference: the delegate may collapse the columns itself. Otherwise, the primary
    // controller does, and a navigation controller pushes the secondary one, or its content.
    private func collapsedClassic() -> UIViewController? {
        guard let primary = containers[.primary] else { return containers[.secondary] }
        guard let secondary = containers[.secondary] else { return primary }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
            ?? false
        if isDone {
            secondary.viewIfLoaded?.removeFromSuperview()
        } else if let stack = primary as? UINavigationController {
            take(secondary, onto: stack)
        } else {
            return secondary
        }
        return primary
    }

    // MARK: Expanding

    private func expand() {
        let stack = collapsedController as? UINavigationController
        let isClassic = style == .unspecified
        let separated: UIViewController? =
            isClassic
            ? containers[.primary].flatMap {
                delegate?.splitViewController(self, separateSecondaryFrom: $0)
            } : nil
        change {
            collapsed = false
            if isClassic { separateClassic(separated, from: stack) } else { separate(from: stack) }
            collapsedController = nil
            askForExpandedMode()
        }
        delegate?.splitViewControllerDidExpand(self)
    }

    private func askForExpandedMode() {
        guard style != .unspecified else { return }
        let proposed = resolvedMode
        let mode = delegate?.splitViewController(
            self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let mode, mode != proposed, mode != .automatic { askedMode = mode }
    }

    private func separate(from stack: UINavigationController?) {
        let nested = containers.values.filter { $0 !== stack }
        if let stack, stack !== containers[.compact] {
            let own = stack.stack.filter { one in !nested.contains { $0 === one } }
            if own.count < stack.stack.count {
                stack.change(to: own, movement: .back, animated: false)
            }
        }
        takeBack()
    }

    /// Separates the secondary controller.
    ///
    /// Without the delegate's help, a navigation controller pops its top controller for that
    /// (Apple, `splitViewController(_:separateSecondaryFrom:)`), if it has at least two.
    private func separateClassic(
        _ separated: UIViewController?, from stack: UINavigationController?
    ) {
        if let separated {
            containers[.secondary] = separated
        } else if let stack, stack === containers[.primary], stack.stack.count > 1 {
            containers[.secondary] = stack.stack.last
            stack.change(to: stack.stack.dropLast(), movement: .back, animated: false)
        }
        chosen[.secondary] = containers[.secondary]
        takeBack()
    }

    private func takeBack() {
        for controller in containers.values where controller.parent !== self {
            controller.viewIfLoaded?.removeFromSuperview()
            adopt(controller)
            controller.didMove(toParent: self)
        }
    }
}
