extension NSLayoutConstraint {
    private static var lastSerial = 0

    /// The views whose items it speaks of; nil if one of them is gone.
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

    /// Forgets the host; the host forgets it.
    func leaveHost() {
        countReaches(-1)
        host = nil
    }

    // Views that it speaks of from outside, and views through which it reaches from the host to its
    // items: they cannot be laid out apart.
    private func countReaches(_ change: Int) {
        for point in first.points + (second?.points ?? []) {
            guard let view = point.item?.itemView else { continue }
            if point.item === view, view !== host { view.layout.mentions += change }
            let outermost = point.item === view ? view.superview : view
            for view in sequence(first: outermost, next: { $0?.superview }) {
                guard let view, view !== host else { break }
                view.layout.piercings += change
                // Whether it is laid out apart or not, it has to be laid out anew.
                view.layout.needsSolving = true
            }
        }
    }
}

extension [UIView] {
    /// The view nearest to all of them that contains, or is, each of them.
    @MainActor var commonAncestor: UIView? {
        guard let first else { return nil }
        return sequence(first: first, next: \.superview).first { candidate in
            allSatisfy { $0.isDescendant(of: candidate) }
        }
    }
}
