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

    /// Says that constraints held by this view, or what they speak of, changed.
    func constraintsDidChange() {
        islandRoot.layout.needsSolving = true
    }

    /// Says that what this view itself asks of the layout changed.
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

    /// A Boolean value that indicates whether what is inside takes this view's own rectangle as
    /// given.
    var isIslandRoot: Bool {
        superview == nil || (layout.isPlacedByFrame && layout.piercings == 0)
    }

    /// Takes away the constraints that tie `view`, or what is in it, to this view or to others.
    func removeConstraintsInvolving(_ view: UIView) {
        for holder in sequence(first: self, next: \.superview) {
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
