import UIKit

/// The inputs and containers of a navigator in order.
///
/// The list references inputs weakly, and is changed only by an `InputRegistry`. Looking up an input
/// takes constant time.
@MainActor
final class InputList {
    private struct Entry {
        let view: WeakBox<UIView>
        /// The container that the input came with.
        ///
        /// The input has the container's place in the order.
        var container: ObjectIdentifier?
    }

    private var order = InputOrder<ObjectIdentifier>()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var containers: [ObjectIdentifier: InputContainer] = [:]
    /// The inputs that came with each container.
    private var adopted: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// The inputs that don't announce the beginning of editing before the keyboard appears: text views,
    /// with a later announcement, and views that aren't text inputs.
    private var unannounced: Set<ObjectIdentifier> = []
    /// The number of entries at which the list removes the entries of deallocated views.
    private var limit = 32

    /// The number of inputs and containers, including deallocated ones.
    var count: Int { order.items.count }

    /// The inputs that still exist, in order.
    var views: [UIView] {
        // Faster without containers.
        if containers.isEmpty { return order.items.compactMap { self[$0] } }
        return order.items.flatMap { id in
            containers[id]?.existingInputs.filter(contains) ?? self[id].map { [$0] } ?? []
        }
    }

    /// Returns the input with this identity; `nil` if the input isn't in the list or has been
    /// deallocated.
    subscript(id: ObjectIdentifier?) -> UIView? { id.flatMap { entries[$0]?.view.object } }

    /// Returns a Boolean value that indicates whether `view` is one of the inputs, rather than another
    /// view at the address of a deallocated input.
    func contains(_ view: UIView) -> Bool { self[ObjectIdentifier(view)] === view }

    /// Returns the inputs and containers after or before `start`, depending on `direction`, with the
    /// nearest first.
    ///
    /// An input from a container has the place of the container.
    func stops(
        from start: InputStop, _ direction: InputDirection, loop: Bool
    ) -> some Sequence<InputStop> {
        let id =
            switch start {
            case .input(let view):
                entries[ObjectIdentifier(view)]?.container ?? ObjectIdentifier(view)
            case .container(let container): ObjectIdentifier(container)
            }
        return order.neighbors(of: id, direction, loop: loop).lazy
            .compactMap { [entries, containers] in Self.stop($0, entries, containers) }
    }

    /// Returns the nearest input or container before `stop`.
    func stop(before stop: InputStop) -> InputStop? {
        stops(from: stop, .previous, loop: false).first { _ in true }
    }

    private func stop(_ id: ObjectIdentifier) -> InputStop? { Self.stop(id, entries, containers) }

    private static func stop(
        _ id: ObjectIdentifier, _ entries: [ObjectIdentifier: Entry],
        _ containers: [ObjectIdentifier: InputContainer]
    ) -> InputStop? {
        if let container = containers[id] {
            return container.view.map { _ in .container(container) }
        }
        return entries[id]?.view.object.map(InputStop.input)
    }

    /// The last input or container that still exists.
    var last: InputStop? {
        order.last.flatMap { id in
            stop(id)
                ?? order.neighbors(of: id, .previous, loop: false).lazy.compactMap(stop)
                .first { _ in true }
        }
    }

    /// Returns the input that is first responder, possibly unannounced.
    func unannouncedFirstResponder(includingTextViews: Bool) -> UIView? {
        unannounced.lazy.compactMap { self[$0] }
            .first { (includingTextViews || !$0.isTextInput) && $0.isFirstResponder }
    }

    /// Adds `view` at the end.
    ///
    /// The view must not be in the list yet.
    ///
    /// Entries of deallocated views are removed occasionally, so that they never outnumber the other
    /// entries.
    func append(_ view: UIView) {
        insert(view)
        order.append(ObjectIdentifier(view))
    }

    /// Puts the inputs into the order of `views`.
    ///
    /// Views outside of the list are ignored.
    func arrange(_ views: [UIView]) {
        for view in views where contains(view) {
            order.remove(ObjectIdentifier(view))
            order.append(ObjectIdentifier(view))
        }
    }

    private func insert(_ view: UIView) {
        if entries.count >= limit { forgetGone() }
        let id = ObjectIdentifier(view)
        entries[id] = Entry(view: WeakBox(view))
        if !(view is UITextField) { unannounced.insert(id) }
    }

    // MARK: Containers

    /// Adds a container at the end.
    func append(_ container: InputContainer) {
        let id = ObjectIdentifier(container)
        order.append(id)
        containers[id] = container
    }

    /// Returns the container of `view`, even if the view isn't an input; `nil` if there is none.
    func container(around view: UIView) -> InputContainer? {
        if containers.isEmpty { return nil }
        return sequence(first: view, next: \.superview).lazy
            .compactMap { view in containers.values.first { $0.view === view } }.first
    }

    /// The container that `input` came with; `nil` if the input was added by itself.
    func container(of input: UIView) -> InputContainer? {
        entries[ObjectIdentifier(input)]?.container.flatMap { containers[$0] }
    }

    var hasContainers: Bool { !containers.isEmpty }

    /// The containers in order, including containers of deallocated views.
    var allContainers: [InputContainer] {
        hasContainers ? order.items.compactMap { containers[$0] } : []
    }

    /// Returns a Boolean value that indicates whether a container is still in the list.
    func contains(_ container: InputContainer) -> Bool {
        containers[ObjectIdentifier(container)] != nil
    }

    /// Adds an input from `container`, or moves a separately added input into the container.
    func adopt(_ view: UIView, from container: InputContainer) {
        let id = ObjectIdentifier(view)
        if contains(view) { order.remove(id) } else { insert(view) }
        if let other = entries[id]?.container { adopted[other]?.remove(id) }
        entries[id]?.container = ObjectIdentifier(container)
        adopted[ObjectIdentifier(container), default: []].insert(id)
    }

    /// Returns the inputs that came with `container`.
    func adopted(by container: InputContainer) -> [UIView] {
        adopted[ObjectIdentifier(container), default: []].compactMap { self[$0] }
    }

    /// Removes a container, without the inputs that came with it.
    func remove(_ container: InputContainer) {
        let id = ObjectIdentifier(container)
        order.remove(id)
        containers[id] = nil
        adopted[id] = nil
    }

    /// Returns a Boolean value that indicates whether an entry with this identity is left of a
    /// deallocated input.
    func isGone(_ id: ObjectIdentifier) -> Bool {
        entries[id].map { $0.view.object == nil } ?? false
    }

    /// Removes the input with this identity.
    func remove(_ id: ObjectIdentifier) {
        order.remove(id)
        unannounced.remove(id)
        let entry = entries.removeValue(forKey: id)
        if let container = entry?.container { adopted[container]?.remove(id) }
    }

    /// Removes the entries of deallocated inputs.
    private func forgetGone() {
        for (id, entry) in entries where entry.view.object == nil { remove(id) }
        limit = max(32, entries.count * 2)
    }
}

/// A stop on the way through a form.
@MainActor
enum InputStop {
    case input(UIView)
    case container(InputContainer)

    /// The input, or the container's view.
    var view: UIView? {
        switch self {
        case .input(let view): view
        case .container(let container): container.view
        }
    }

    var availability: InputAvailability {
        switch self {
        case .input(let view): view.inputAvailability
        case .container(let container): container.availability
        }
    }
}

/// The availability of an input for focus.
enum InputAvailability: Sendable {
    /// The input can't be edited now.
    case unavailable
    /// The input can be edited, but isn't in a window.
    case withoutWindow
    /// The input can be edited.
    case inWindow

    /// Returns a Boolean value that indicates whether the focus can move here from an input with the
    /// availability `other`.
    ///
    /// Between inputs of a form that isn't in a window yet, the answer is yes, because their Return
    /// keys are labeled by then.
    func isReachable(from other: InputAvailability) -> Bool {
        self == .inWindow || self == .withoutWindow && other == .withoutWindow
    }
}

extension UIView {
    /// The availability that determines whether the view is asked to become first responder.
    ///
    /// `canBecomeFirstResponder` isn't called first. A text input would ask its delegate whether
    /// editing should begin (seen in IQKeyboardManager #158 and #483), and a view that passes the focus
    /// to a field inside may return false.
    var inputAvailability: InputAvailability {
        isEditableInput ? availabilityInHierarchy : .unavailable
    }

    /// The availability of the inputs in the view.
    var containerAvailability: InputAvailability {
        isUserInteractionEnabled ? availabilityInHierarchy : .unavailable
    }

    private var isEditableInput: Bool {
        guard isUserInteractionEnabled else { return false }
        if isTextInput { return isEditableTextInput }
        return (self as? UIControl)?.isEnabled ?? true
    }

    /// Checks the superviews instead of `window`, because UIKit doesn't set `window` for all views at
    /// once during a move to a window.
    private var availabilityInHierarchy: InputAvailability {
        var view = self
        while let superview = view.superview {
            guard view.isShown else { return .unavailable }
            view = superview
        }
        if view is UIWindow { return .inWindow }
        return view.isShown ? .withoutWindow : .unavailable
    }

    /// The availability of an input that loses the focus and may already be hidden.
    var windowAvailability: InputAvailability {
        var view = self
        while let superview = view.superview { view = superview }
        return view is UIWindow ? .inWindow : .withoutWindow
    }
}
