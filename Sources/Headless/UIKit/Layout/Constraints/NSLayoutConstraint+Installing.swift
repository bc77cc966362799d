extension NSLayoutConstraint {
    private static var lastSerial = 0

    /// The views of the constraint's items; `nil` if one of them is gone.
    var views: [UIView]? {
        guard let first = first.views else { return nil }
        guard let second else { return first }
        return second.views.map { first + $0 }
    }

    func installOnCommonAncestor() {
        guard isMeaningful else { return }
        guard let views, let host = views.commonAncestor else { return raiseNoCommonAncestor() }
        install(on: host)
    }

    func install(on view: UIView) {
        guard host !== view else { return }
        guard isMeaningful else { return }
        guard let views, views.allSatisfy({ $0.isDescendant(of: view) }) else {
            return raiseOutside(of: view)
        }
        uninstall()
        host = view
        Self.lastSerial += 1
        serial = Self.lastSerial
        view.layout.constraints.append(self)
        countReaches(+1)
        view.constraintsDidChange()
    }

    func uninstall() {
        host?.uninstall([self])
    }

    /// Leaves the host, which has removed this constraint.
    func leaveHost() {
        countReaches(-1)
        host = nil
    }

    // Counts the views that the constraint names from outside, and the views between the host and
    // its items, which can't be laid out on their own.
    private func countReaches(_ change: Int) {
        for point in points {
            guard let view = point.item?.itemView else { continue }
            if point.item === view, view !== host { view.layout.mentions += change }
            let outermost = point.item === view ? view.superview : view
            for view in sequence(first: outermost, next: { $0?.superview }) {
                guard let view, view !== host else { break }
                view.layout.piercings += change
                // The view has to be laid out again, on its own or with others.
                view.layout.needsSolving = true
            }
        }
    }
}

extension [UIView] {
    /// The nearest view that contains, or is, each of these views.
    @MainActor var commonAncestor: UIView? {
        guard let first else { return nil }
        return sequence(first: first, next: \.superview).first { candidate in
            allSatisfy { $0.isDescendant(of: candidate) }
        }
    }
}
