import UIKit

extension InputList {
    /// A segment of the way through a form.
    enum Segment {
        case stop(InputStop)
        /// The inputs of a container after one of them.
        case rest(InputContainer, after: FormPath?)
    }

    /// Returns the segments of the way from `item`, with the nearest first.
    ///
    /// The sequence is evaluated lazily, because the way seldom goes farther than to the neighbor.
    ///
    /// - Parameter isStep: A Boolean value that indicates whether the form may change before the
    ///   way is gone.
    func way(
        from item: UIView, _ direction: InputDirection, loop: Bool, isStep: Bool = false
    ) -> some Sequence<Segment> {
        let container = container(of: item)
        var rest = container.map { Segment.rest($0, after: $0.path(to: item, isStep: isStep)) }
        var others = stops(from: .input(item), direction, loop: loop).makeIterator()
        var end = loop ? container.map { Segment.stop(.container($0)) } : nil
        return AnyIterator { rest.take() ?? others.next().map(Segment.stop) ?? end.take() }
    }

    /// Returns the first input in `direction` that can be edited, or the container that may have
    /// it.
    ///
    /// The bar's buttons, Tab, the Return key and its label, Done and `onFinish` all use this
    /// method.
    func neighbor(of item: UIView, _ direction: InputDirection, loop: Bool) -> InputStop? {
        let start = item.windowAvailability
        for segment in way(from: item, direction, loop: loop) {
            switch segment {
            case .stop(.input(let input)):
                if input.inputAvailability.isReachable(from: start) { return .input(input) }
            case .stop(.container(let container)):
                guard container.availability.isReachable(from: start) else { continue }
                if let found = container.first(direction, after: nil, besides: item) {
                    return found
                }
            case .rest(let container, let path):
                if let found = container.first(direction, after: path, besides: item) {
                    return found
                }
            }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether Return moves on from `item` instead of
    /// finishing the form.
    func hasNext(after item: UIView) -> Bool { neighbor(of: item, .next, loop: false) != nil }

    /// Returns the input that follows among those that exist, whether it can be edited or not.
    ///
    /// If `loop` is true, a single input is its own neighbor.
    func existingNeighbor(of item: UIView, _ direction: InputDirection, loop: Bool) -> UIView? {
        guard contains(item) else { return nil }
        let neighbor =
            hasContainers
            ? neighbor(of: item, direction, loop: loop, among: views)
            : stops(from: .input(item), direction, loop: loop).lazy.compactMap(\.view)
                .first { _ in true }
        return neighbor ?? (loop ? item : nil)
    }

    private func neighbor(
        of item: UIView, _ direction: InputDirection, loop: Bool, among all: [UIView]
    ) -> UIView? {
        guard let index = all.firstIndex(of: item) else { return nil }
        let next = direction == .next ? index + 1 : index - 1
        if all.indices.contains(next) { return all[next] }
        return loop && all.count > 1 ? (direction == .next ? all.first : all.last) : nil
    }
}

extension InputContainer {
    /// Returns the first input that can be edited, or the container if it may follow in a row
    /// without a view.
    func first(
        _ direction: InputDirection, after path: FormPath?, besides item: UIView? = nil,
        skipping others: Set<ObjectIdentifier> = []
    ) -> InputStop? {
        var found: InputStop?
        let result = search(direction, after: path, unseen: .counts) { input in
            guard input !== item, !others.contains(ObjectIdentifier(input)),
                self.mayBecomeAvailable(input)
            else { return false }
            found = .input(input)
            return true
        }
        return found ?? (result == .found ? .container(self) : nil)
    }
}

// MARK: What follows an input

/// The availability of the inputs that follow an input.
@MainActor
struct FollowingInputs {
    private var found: Set<InputAvailability> = []

    /// Searches after `stop` until it finds an input that can be edited.
    init(after stop: InputStop, in inputs: InputList) {
        for next in inputs.stops(from: stop, .next, loop: false) {
            add(next.availabilityOfFirst)
            if !found.isEmpty { break }
        }
    }

    /// Adds the availability of what precedes those that have been added.
    mutating func add(_ availability: InputAvailability) {
        if availability != .unavailable { found.insert(availability) }
    }

    /// Returns a Boolean value that indicates whether one of them can follow an input with this
    /// availability.
    func canFollow(_ availability: InputAvailability) -> Bool {
        found.contains { $0.isReachable(from: availability) }
    }
}

extension InputStop {
    /// The availability for a form that is walked forward.
    var availabilityOfFirst: InputAvailability {
        guard case .container(let container) = self else { return availability }
        return container.first(.next, after: nil) == nil ? .unavailable : container.availability
    }
}
