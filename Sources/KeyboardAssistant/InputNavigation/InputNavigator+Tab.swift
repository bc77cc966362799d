import UIKit

extension InputNavigator: KeyNavigator {
    /// The key commands that walk the inputs: Tab to the next, ⇧Tab to the previous.
    ///
    /// Return them from the `keyCommands` of the screen, made afresh each time, and ask
    /// ``target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. They are there
    /// while one of the inputs is edited and another one can be, and go on at the other end if the
    /// bar does. A text view keeps Tab for itself unless ``tabLeavesTextViews``.
    ///
    /// The system's focus engine, where there is one, walks inputs itself. So Tab is the form's
    /// only where the system would come to another input than the bar (because the app has an order
    /// of its own, or because the next input is scrolled out of sight), and does not lead round
    /// from the last input to the first: there the system goes on to what follows the form.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let input = inputBeingTypedIn else { return [] }
        let platform = FocusPlatform(of: input)
        lazy var loop = FocusMap(of: input.window).loop
        return keys.commands(
            for: InputNavigatorKeys.Direction.allCases.filter { hasNeighbor(of: input, $0) },
            in: input
        ) { direction, key in
            platform.takes(key) && tabChoice(direction, in: input, by: loop) == .others
        }
    }

    private func tabChoice(
        _ direction: InputNavigatorKeys.Direction, in input: UIView,
        by loop: @autoclosure () -> FocusLoop<ObjectIdentifier>
    ) -> TabChoice {
        // Out of a text view only the navigator leads: there Tab types.
        let isOurs = focusPreference == .library || direction == .next && input is UITextView
        let next = neighbor(
            of: input, direction, loop: isOurs && shouldLoopAccessoryControllerNavigation)
        return TabChoice(
            hasSystem: input.hasFocusSystem, preference: focusPreference,
            next: next.map { ObjectIdentifier($0) },
            systemNext: systemNext(direction, from: input, by: loop()))
    }

    /// The first of the inputs to which the system's focus engine would come, before it goes round.
    private func systemNext(
        _ direction: InputNavigatorKeys.Direction, from input: UIView,
        by loop: FocusLoop<ObjectIdentifier>
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

    /// What performs `action`; nil if that is not an action of this navigator's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        keys.target.receiver(of: action)
    }

    /// Whether Tab leaves a text view instead of typing a tab; not at first.
    public var tabLeavesTextViews: Bool {
        get { keys.tabLeavesTextViews }
        set { keys.tabLeavesTextViews = newValue }
    }

    /// Who answers Tab where the system's focus engine could do it too; the system at first.
    public var focusPreference: FocusPreference {
        get { keys.preference }
        set { keys.preference = newValue }
    }

    /// Knows which keys people gave to the commands; it is not kept, and without it they have the
    /// default ones.
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
}

/// The keys that walk a form, and the commands made of them.
@MainActor
final class InputNavigatorKeys {
    typealias Direction = InputOrder<ObjectIdentifier>.Direction

    var tabLeavesTextViews = false
    var preference = FocusPreference.system
    weak var source: (any KeyCommandSource)?
    let target: KeyCommandTarget

    init(go: @escaping (Direction) -> Void) {
        target = KeyCommandTarget { identifier, _ in
            Direction.allCases.filter { $0.command.identifier == identifier }.forEach(go)
        }
    }

    /// The commands for `directions`, without the keys that are `taken` by somebody else.
    func commands(
        for directions: [Direction], in input: UIView,
        taken: (Direction, KeyCommandDescriptor) -> Bool
    ) -> [UIKeyCommand] {
        let context = KeyCommandContext(of: input, tabLeavesTextViews: tabLeavesTextViews)
        return target.commands(
            for: directions.map { direction in
                var offer = context.available(
                    direction.command, customKeys: source?.keys(for: direction.command.identifier),
                    titled: true)
                offer.keys.removeAll { taken(direction, $0) }
                return offer
            })
    }
}

extension InputOrder.Direction {
    fileprivate var command: BuiltInCommand {
        switch self {
        case .previous: .previousInput
        case .next: .nextInput
        }
    }
}
