/// A layout guide that activates and deactivates constraints as it moves near edges.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var tracked = TrackedConstraints()

    /// The edges of the owning view that the guide is near to.
    package var nearEdges: NSDirectionalRectEdge { [] }

    // A set for the same edges replaces the previous one (Apple: `nil` removes the edge's set).
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        tracked.near.set(trackingConstraints, for: edge)
        updateTrackedConstraints()
    }

    @discardableResult
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.near.constraints(for: edge)
    }

    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        tracked.away.set(trackingConstraints, for: edge)
        updateTrackedConstraints()
    }

    @discardableResult
    open func constraintsActiveWhenAway(
        from edge: NSDirectionalRectEdge
    ) -> [NSLayoutConstraint] {
        tracked.away.constraints(for: edge)
    }

    open func removeAllTrackedConstraints() {
        let all = tracked.near.all + tracked.away.all
        tracked = TrackedConstraints()
        NSLayoutConstraint.deactivate(all)
    }

    /// Activates the constraints for the guide's position, and deactivates the others.
    func updateTrackedConstraints() {
        let near = nearEdges
        // Deactivate first, so that the two sets never contradict each other.
        let (active, inactive) = tracked.divided(near: near)
        NSLayoutConstraint.deactivate(inactive)
        NSLayoutConstraint.activate(active)
    }
}

/// Constraints that hold near some edges, and others that hold away from them.
@MainActor
private struct TrackedConstraints {
    struct Sets {
        private var sets: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

        var all: [NSLayoutConstraint] { sets.flatMap(\.constraints) }

        func constraints(for edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
            sets.first { $0.edges == edges }?.constraints ?? []
        }

        @MainActor
        mutating func set(_ constraints: [NSLayoutConstraint], for edges: NSDirectionalRectEdge) {
            NSLayoutConstraint.deactivate(self.constraints(for: edges))
            sets.removeAll { $0.edges == edges }
            sets.append((edges, constraints))
        }

        func constraints(where holds: (NSDirectionalRectEdge) -> Bool) -> [NSLayoutConstraint] {
            sets.filter { holds($0.edges) }.flatMap(\.constraints)
        }
    }

    var near = Sets()
    var away = Sets()

    func divided(
        near edges: NSDirectionalRectEdge
    ) -> (active: [NSLayoutConstraint], inactive: [NSLayoutConstraint]) {
        let isNear = { (wanted: NSDirectionalRectEdge) in edges.isSuperset(of: wanted) }
        let isAway = { (wanted: NSDirectionalRectEdge) in edges.isDisjoint(with: wanted) }
        return (
            near.constraints(where: isNear) + away.constraints(where: isAway),
            near.constraints { !isNear($0) } + away.constraints { !isAway($0) }
        )
    }
}
