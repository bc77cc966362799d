import UIKit

extension InputNavigator: KeyNavigator {
    /// The key commands that walk the inputs: Tab to the next, ⇧Tab to the previous.
    ///
    /// Return them from the `keyCommands` of the screen, made afresh each time, and ask
    /// ``target(forKeyCommandAction:)`` first in `target(forAction:withSender:)`. They are there
    /// while one of the inputs is edited and another one can be, and go on at the other end if the
    /// bar does. A text view keeps Tab for itself unless ``tabLeavesTextViews``.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let input = inputBeingTypedIn else { return [] }
        return keys.commands(
            for: InputNavigatorKeys.Direction.allCases.filter {
                hasNeighbor(of: input, $0)
            }, in: input)
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

    /// Knows which keys people gave to the commands; it is not kept, and without it they have the
    /// default ones.
    public var keySource: (any KeyCommandSource)? {
        get { keys.source }
        set { keys.source = newValue }
    }

    func makeKeys() -> InputNavigatorKeys {
        InputNavigatorKeys { [weak self] direction in
            guard let self else { return }
            switch direction {
            case .next: gotoNextItem(shouldLoop: shouldLoopAccessoryControllerNavigation)
            case .previous: gotoPreviousItem(shouldLoop: shouldLoopAccessoryControllerNavigation)
            }
        }
    }
}

/// The keys that walk a form, and the commands made of them.
@MainActor
final class InputNavigatorKeys {
    typealias Direction = InputOrder<ObjectIdentifier>.Direction

    var tabLeavesTextViews = false
    weak var source: (any KeyCommandSource)?
    let target: KeyCommandTarget

    init(go: @escaping (Direction) -> Void) {
        target = KeyCommandTarget { identifier, _ in
            Direction.allCases.filter { $0.command.identifier == identifier }.forEach(go)
        }
    }

    func commands(for directions: [Direction], in input: UIView) -> [UIKeyCommand] {
        var context = KeyCommandContext(of: input)
        if context.typing == .text, tabLeavesTextViews { context.typing = .field }
        return target.commands(
            for: directions.map { direction in
                context.offer(
                    direction.command, chosen: source?.keys(for: direction.command.identifier),
                    titled: true)
            })
    }
}

extension InputOrder.Direction {
    fileprivate var command: CommandDeclaration {
        switch self {
        case .previous: .previousInput
        case .next: .nextInput
        }
    }
}
