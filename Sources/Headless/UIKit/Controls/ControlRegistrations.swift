import Foundation

/// The targets of a control with their events, in the order in which they were added.
///
/// One target and action, or one identifier of a `UIAction`, has a single entry with the union of
/// its events (Apple's reference).
@MainActor
struct ControlRegistrations {
    /// The action that runs when an event of the entry occurs.
    enum Handler {
        case selector(Selector, WeakTarget)
        case action(UIAction)
    }

    /// A weak reference to a target.
    struct WeakTarget {
        /// A Boolean value that indicates whether the responder chain determines the target.
        let isNil: Bool
        private(set) weak var object: AnyObject?

        init(_ target: Any?) {
            object = target.map { $0 as AnyObject }
            isNil = target == nil
        }

        func isSame(as target: Any?) -> Bool {
            guard let target else { return isNil }
            return object != nil && object === target as AnyObject
        }

        /// A deallocated target isn't replaced by one from the responder chain.
        var isGone: Bool { !isNil && object == nil }
    }

    private struct Entry {
        var handler: Handler
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    var allEvents: UIControl.Event {
        entries.reduce(into: []) { $0.formUnion($1.events) }
    }

    func handlers(for events: UIControl.Event) -> [Handler] {
        entries.filter { !$0.events.isDisjoint(with: events) }.map(\.handler)
    }

    /// Every target that still exists; `NSNull` stands for the responder chain (Apple's reference).
    var targets: [AnyObject] {
        entries.compactMap { entry in
            guard case .selector(_, let target) = entry.handler else { return nil }
            return target.isNil ? NSNull() : target.object
        }
    }

    func selectors(of target: Any?, for events: UIControl.Event) -> [Selector] {
        handlers(for: events).compactMap { handler in
            guard case .selector(let action, let owner) = handler else { return nil }
            return owner.isSame(as: target) ? action : nil
        }
    }

    // MARK: Changes

    mutating func add(_ selector: Selector, of target: Any?, for events: UIControl.Event) {
        entries.removeAll { $0.handler.isGone }
        if let index = index(of: selector, target: target) {
            entries[index].events.formUnion(events)
        } else {
            let handler = Handler.selector(selector, WeakTarget(target))
            entries.append(Entry(handler: handler, events: events))
        }
    }

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.handler.identifier == action.identifier }) {
            entries[index].handler = .action(action)
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .action(action), events: events))
        }
    }

    /// Removes a selector of a target; `nil` stands for all targets, and for all selectors.
    mutating func remove(_ selector: Selector?, of target: Any?, for events: UIControl.Event) {
        remove(events) { handler in
            guard case .selector(let action, let owner) = handler else { return false }
            return (target == nil || owner.isSame(as: target))
                && (selector == nil || action == selector)
        }
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(events) { $0.identifier == identifier }
    }

    private mutating func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
        for index in entries.indices where matches(entries[index].handler) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    private func index(of selector: Selector, target: Any?) -> Int? {
        entries.firstIndex { entry in
            guard case .selector(selector, let owner) = entry.handler else { return false }
            return owner.isSame(as: target)
        }
    }
}

extension ControlRegistrations.Handler {
    @MainActor fileprivate var identifier: UIAction.Identifier? {
        if case .action(let action) = self { action.identifier } else { nil }
    }

    fileprivate var isGone: Bool {
        if case .selector(_, let target) = self { target.isGone } else { false }
    }
}
