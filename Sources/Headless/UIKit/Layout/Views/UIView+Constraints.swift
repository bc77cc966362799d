import CoreGraphics

extension UIView {
    func placeByFrame(_ isPlacedByFrame: Bool) {
        guard isPlacedByFrame != layout.isPlacedByFrame else { return }
        layout.isPlacedByFrame = isPlacedByFrame
        layout.solvedRect = nil
        layoutSystemDidChange()
    }

    func uninstall(_ constraints: [NSLayoutConstraint]) {
        let own = constraints.filter { $0.host === self }
        guard !own.isEmpty else { return }
        let gone = Set(own.map(ObjectIdentifier.init))
        for constraint in own { constraint.leaveHost() }
        layout.constraints.removeAll { gone.contains(ObjectIdentifier($0)) }
        constraintsDidChange()
    }

    func attach(_ guide: UILayoutGuide) {
        guide.owningView?.detach(guide)
        guide.owningView = self
        layout.guides.append(guide)
        constraintsDidChange()
    }

    func detach(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        for holder in sequence(first: self, next: \.superview) {
            holder.uninstall(holder.layout.constraints.filter { $0.involves(guide) })
        }
        layout.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    func prefer(
        _ priorities: inout AxisPriorities, _ priority: UILayoutPriority,
        _ axis: NSLayoutConstraint.Axis
    ) {
        guard priorities[axis] != priority else { return }
        priorities[axis] = priority
        layoutSystemDidChange()
    }

    /// Requests another solution after a change of the constraints that this view holds.
    func constraintsDidChange() {
        islandRoot.layout.needsSolving = true
    }

    /// Requests another solution after a change of the view's own layout properties.
    func layoutSystemDidChange() {
        layout.needsSolving = true
        superview?.constraintsDidChange()
    }

    /// The view whose subtree is laid out together with this view's subviews.
    var islandRoot: UIView {
        var view = self
        while !view.isIslandRoot, let above = view.superview { view = above }
        return view
    }

    /// A Boolean value that indicates whether the layout inside of this view takes its rectangle as
    /// given.
    var isIslandRoot: Bool {
        superview == nil || (layout.isPlacedByFrame && layout.piercings == 0)
    }

    /// Removes the constraints that tie `view` or its descendants to this view or to others.
    func removeConstraintsInvolving(_ view: UIView) {
        for holder in sequence(first: self, next: \.superview)
        where !holder.layout.constraints.isEmpty {
            holder.uninstall(
                holder.layout.constraints.filter { constraint in
                    (constraint.views ?? []).contains { $0.isDescendant(of: view) }
                })
        }
    }
}

extension NSLayoutConstraint {
    func involves(_ item: any LayoutItem) -> Bool {
        first.involves(item) || second?.involves(item) ?? false
    }
}
