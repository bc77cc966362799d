import UIKit

extension InputNavigator: KeyNavigator {
    /// The key commands that move between the inputs: Tab to the next, ⇧Tab to the previous.
    ///
    /// Return them from the `keyCommands` of the screen, made afresh each time, and ask
    /// ``target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. They are there
    /// while one of the inputs is edited and another one can be, and go on at the other end if the
    /// bar does. A text view keeps Tab for itself unless ``tabLeavesTextViews``.
    ///
    /// The system's focus engine, where there is one, moves between inputs itself. So Tab is the
    /// form's only where the system would come to another input than the bar (because the app has
    /// an order of its own, or because the next input is scrolled out of sight), and does not lead
    /// round from the last input to the first: there the system goes on to what follows the form.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let input = inputBeingTypedIn else { return [] }
        let platform = FocusPlatform(of: input)
        lazy var loop = FocusMap(of: input.window).loop
        return keys.commands(
            for: InputDirection.allCases.filter { hasNeighbor(of: input, $0) }, in: input
        ) { direction, key in
            platform.takes(key) && tabOwner(direction, in: input, by: loop) == .system
        }
    }

    /// Returns the target that performs `action`; nil if that is not an action of this navigator's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        keys.target.receiver(of: action)
    }

    /// A Boolean value that indicates whether Tab leaves a text view instead of typing a tab;
    /// `false` by default.
    public var tabLeavesTextViews: Bool {
        get { keys.tabLeavesTextViews }
        set { keys.tabLeavesTextViews = newValue }
    }

    /// The one that answers Tab where the system's focus engine could do it too; the system by
    /// default.
    public var focusPreference: FocusPreference {
        get { keys.preference }
        set { keys.preference = newValue }
    }

    /// The source of the keys that people chose for the commands; it is not kept alive, and without
    /// it the commands have their default keys.
    public var keySource: (any KeyCommandSource)? {
        get { keys.source }
        set { keys.source = newValue }
    }

    func makeKeys() -> InputNavigatorKeys {
        InputNavigatorKeys { [weak self] direction in
            guard let self else { return }
            let loops = shouldLoopAccessoryControllerNavigation
            switch direction {
            case .next: gotoNextItem(shouldLoop: loops)
            case .previous: gotoPreviousItem(shouldLoop: loops)
            }
        }
    }

    // MARK: Beside the system's focus engine

    private func tabOwner(
        _ direction: InputDirection, in input: UIView,
        by loop: @autoclosure () -> FocusLoop<ObjectIdentifier>
    ) -> TabOwner {
        // Out of a text view only the navigator leads: there Tab types.
        let isOurs = focusPreference == .library || direction == .next && input is UITextView
        let next = neighbor(
            of: input, direction, loop: isOurs && shouldLoopAccessoryControllerNavigation)
        return TabOwner(
            hasSystem: input.hasFocusSystem, preference: focusPreference,
            next: next.map { ObjectIdentifier($0) },
            systemNext: systemNext(direction, from: input, by: loop()))
    }

    /// Returns the first of the inputs to which the system's focus engine would come, before it
    /// goes round.
    private func systemNext(
        _ direction: InputDirection, from input: UIView, by loop: FocusLoop<ObjectIdentifier>
    ) -> ObjectIdentifier? {
        // In a text view Tab types.
        if direction == .next, input is UITextView { return nil }
        let start = loop.group(of: ObjectIdentifier(input)).flatMap(loop.groups.firstIndex)
        guard let start else { return nil }
        let rest =
            direction == .next
            ? Array(loop.groups[(start + 1)...]) : loop.groups[..<start].reversed()
        return rest.lazy.compactMap(loop.primaryItem).first { self.inputs[$0] != nil }
    }
}

/// The one that answers Tab in a form.
enum TabOwner: Hashable, Sendable {
    /// The navigator, before the system.
    case navigator
    /// The system's focus engine, where there is one, and the text otherwise.
    case system

    /// Chooses the system where its order is the form's, and at the form's ends, where it leads out
    /// of the form.
    ///
    /// - Parameters:
    ///   - next: The input that is next in the form's order; nil at its end.
    ///   - systemNext: The input to which the system's focus engine would come first.
    init<ID: Equatable>(
        hasSystem: Bool, preference: FocusPreference, next: ID?, systemNext: @autoclosure () -> ID?
    ) {
        guard let next else {
            self = .system
            return
        }
        let agrees = hasSystem && preference == .system && systemNext() == next
        self = agrees ? .system : .navigator
    }
}

/// The keys that move through a form, and the commands made of them.
@MainActor
final class InputNavigatorKeys {
    var tabLeavesTextViews = false
    var preference = FocusPreference.system
    weak var source: (any KeyCommandSource)?
    let target: KeyCommandTarget

    init(move: @escaping (InputDirection) -> Void) {
        target = KeyCommandTarget { identifier, _ in
            InputDirection.allCases.filter { $0.command.identifier == identifier }.forEach(move)
        }
    }

    /// Returns the commands for `directions`, without the keys for which `isTaken`.
    func commands(
        for directions: [InputDirection], in input: UIView,
        isTaken: (InputDirection, KeyCommandDescriptor) -> Bool
    ) -> [UIKeyCommand] {
        let context = KeyCommandContext(of: input, tabLeavesTextViews: tabLeavesTextViews)
        return target.commands(
            for: directions.map { direction in
                var offer = context.available(
                    direction.command, customKeys: source?.keys(for: direction.command.identifier),
                    titled: true)
                offer.keys.removeAll { isTaken(direction, $0) }
                return offer
            })
    }
}

extension InputDirection {
    fileprivate var command: BuiltInCommand {
        switch self {
        case .previous: .previousInput
        case .next: .nextInput
        }
    }
}
