import CoreGraphics
package import HeadlessBehavior

/// Finds the item to which an arrow leads.
///
/// Apple doesn't publish its search. This one looks along the beam of the focused rectangle: items
/// in the beam come before others, then nearer ones along the beam, then those closer to its
/// center. `UIKitBehavior.focusSearch` has the other possible searches.
package struct FocusBeam: Equatable, Sendable {
    package enum Direction: CaseIterable, Sendable {
        case up, down, left, right
    }

    package var start: CGRect
    package var direction: Direction
    package var search: UIKitBehavior.FocusSearch

    package init(
        from start: CGRect, _ direction: Direction, search: UIKitBehavior.FocusSearch = .beamFirst
    ) {
        (self.start, self.direction, self.search) = (start, direction, search)
    }

    /// Returns the index of the best of `frames`; `nil` if there is none in this direction.
    package func best(of frames: [CGRect], beside: Bool = true) -> Int? {
        let ranked = frames.indices.compactMap { index in
            rank(of: frames[index]).map { (rank: $0, index: index) }
        }
        let beside = beside && search != .beamOnly
        switch search {
        case .beamFirst, .beamOnly:
            return ranked.filter { beside || $0.rank.isInBeam }
                .min { $0.rank == $1.rank ? $0.index < $1.index : $0.rank < $1.rank }?.index
        case .nearestLine:
            let end = endOfNearestLine(of: ranked.map { frames[$0.index] })
            return ranked.filter { span($0.index, frames).near < end }
                .min { $0.rank == $1.rank ? $0.index < $1.index : $0.rank < $1.rank }?.index
        }
    }

    /// Returns the rank of a rectangle for the arrow; `nil` if it isn't in this direction.
    package func rank(of frame: CGRect) -> Rank? {
        guard !frame.isEmpty, !start.isNull else { return nil }
        let (from, to) = (Span(start, direction), Span(frame, direction))
        let isInBeam = to.low < from.high && from.low < to.high
        switch search {
        case .beamFirst, .beamOnly:
            // Rectangles may overlap a little, such as those of cells with halos.
            guard to.near >= from.middle, to.middle > from.middle else { return nil }
            return Rank(
                isInBeam: isInBeam, distance: max(0, to.near - from.far),
                offset: abs(to.center - from.center))
        case .nearestLine:
            guard from.leads(to: to, isInBeam: isInBeam) else { return nil }
            return Rank(
                isInBeam: isInBeam, distance: to.near - from.far, offset: -from.overlap(with: to))
        }
    }

    private func span(_ index: Int, _ frames: [CGRect]) -> Span { Span(frames[index], direction) }

    /// Returns the end of the first rectangle that is completely beyond the start, up or down.
    private func endOfNearestLine(of frames: [CGRect]) -> CGFloat {
        guard direction == .up || direction == .down else { return .infinity }
        let far = Span(start, direction).far
        return frames.map { Span($0, direction) }.filter { $0.near >= far }.map(\.far).min()
            ?? .infinity
    }

    package struct Rank: Comparable, Sendable {
        package var isInBeam: Bool
        package var distance: CGFloat
        package var offset: CGFloat

        package static func < (first: Rank, second: Rank) -> Bool {
            if first.isInBeam != second.isInBeam { return first.isInBeam }
            return (first.distance, first.offset) < (second.distance, second.offset)
        }
    }

    /// A rectangle relative to the beam: along its direction and across.
    private struct Span {
        let near, far, low, high: CGFloat

        var middle: CGFloat { (near + far) / 2 }
        var center: CGFloat { (low + high) / 2 }

        init(_ frame: CGRect, _ direction: Direction) {
            switch direction {
            case .down: (near, far) = (frame.minY, frame.maxY)
            case .up: (near, far) = (-frame.maxY, -frame.minY)
            case .right: (near, far) = (frame.minX, frame.maxX)
            case .left: (near, far) = (-frame.maxX, -frame.minX)
            }
            switch direction {
            case .up, .down: (low, high) = (frame.minX, frame.maxX)
            case .left, .right: (low, high) = (frame.minY, frame.maxY)
            }
        }

        /// Returns whether `other` begins and ends farther ahead, or begins farther ahead and
        /// extends to the side; beside the beam, it may overlap by at most half of the shorter one.
        func leads(to other: Span, isInBeam: Bool) -> Bool {
            guard other.near > near else { return false }
            let sticksOut = other.low < low || other.high > high
            if isInBeam { return other.far > far || sticksOut }
            let overlap = far - other.near
            return other.far > far && overlap * 2 <= min(far - near, other.far - other.near)
        }

        /// Returns the overlap across the direction, which is negative beside the beam.
        func overlap(with other: Span) -> CGFloat { min(high, other.high) - max(low, other.low) }
    }
}
