import CoreGraphics

/// Exchanges, shows and hides columns, and tells everybody concerned.
extension UISplitViewController {
    func exchange(_ column: UISplitViewController.Column, for new: UIViewController?) {
        let old = containers[column]
        guard old !== new else { return }
        if collapsed { return exchangeCollapsed(column, old, for: new) }
        old?.willMove(toParent: nil)
        if let new, new.parent !== self { adopt(new) }
        change {
            containers[column] = new
        }
        old?.leaveParent()
        new?.didMove(toParent: self)
    }

    /// Brings the columns to where they belong now.
    func arrange() {
        guard !collapsed else { return }
        change {}
    }

    /// Makes `edit`, and tells the controllers that come into sight or leave it.
    func change(_ edit: () -> Void) {
        let before = shownControllers
        edit()
        tellDelegate()
        guard let view = viewIfLoaded as? SplitView, appearance.state != .disappeared else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let after = childrenThatAppear
        // What has gone onto a stack is told by that.
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

    /// The controllers whose views are in this one's, whatever mode is wanted by now.
    private var shownControllers: [UIViewController] {
        guard appearance.state != .disappeared, let view = viewIfLoaded else { return [] }
        let all = (sideColumns + [.secondary]).map { containers[$0] } + [collapsedController]
        return all.compactMap(\.self).filter {
            $0.parent === self && $0.viewIfLoaded?.isDescendant(of: view) ?? false
        }
    }

    /// The keyboard goes with the controller that had it (general knowledge).
    private func endInput(of controller: UIViewController) {
        guard let view = controller.viewIfLoaded, let window = view.window,
            let first = window.firstResponder, first.isInside(view)
        else { return }
        FirstResponderChange.force(first, in: window)
    }

    // Apple's reference: the delegate hears of a mode before it changes, and of each column.
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
