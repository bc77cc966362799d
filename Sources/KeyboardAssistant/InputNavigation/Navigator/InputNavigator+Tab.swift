import UIKit

extension InputNavigator: MenuCommandPerformer {
    /// The key commands that move between the inputs, Tab to the next one and ⇧Tab to the previous
    /// one.
    ///
    /// Override two members of the screen's view controller: return this property from
    /// `keyCommands` without storing its value, and return the result of
    /// ``target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't `nil`. The
    /// commands are available while one of the inputs is being edited and another one can be. They
    /// wrap at the ends if the bar does. A text view keeps Tab unless ``tabLeavesTextViews`` is
    /// true.
    ///
    /// On devices with a focus engine, the navigator doesn't wrap from the last input to the first,
    /// because the system moves on to what follows the form. In apps that link `KeyNavigation`, the
    /// navigator leaves Tab to the system there, unless the system would move to a different input
    /// than the bar: the app may have its own order, or the next input be scrolled out of view.
    public var possibleKeyCommands: [UIKeyCommand] { keys.commands }

    /// Returns the object that performs `action`; `nil` if the action isn't one of this
    /// navigator's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        keys.target.receiver(of: action)
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        keys.target.menuReceiver(of: action, sender, keys.offeredCommands)
    }

    /// A Boolean value that indicates whether Tab leaves a text view instead of typing a tab.
    ///
    /// The default is `false`.
    public var tabLeavesTextViews: Bool {
        get { keys.tabLeavesTextViews }
        set { keys.setTabLeavesTextViews(newValue) }
    }

    /// The engine that handles Tab on devices where the system's focus engine could handle it.
    ///
    /// The default is the system, which handles Tab in apps that link `KeyNavigation`.
    public var focusPreference: FocusPreference {
        get { keys.preference }
        set { keys.setPreference(newValue) }
    }

    /// The source of the keys that people chose for the commands.
    ///
    /// It is referenced weakly. Without a source, the commands have their default keys.
    public var keySource: (any KeyCommandSource)? {
        get { keys.source }
        set { keys.setSource(newValue) }
    }
}

/// The engine that handles Tab in a form.
enum TabOwner: Hashable, Sendable {
    /// The navigator, with priority over the system.
    case navigator
    /// The system's focus engine, if there is one, or the text otherwise.
    case system

    /// Chooses the system if its order is that of the form, and at the ends of the form, where the
    /// system moves out of the form.
    ///
    /// - Parameters:
    ///   - next: The next input in the form's order; `nil` at its end.
    ///   - systemNext: The first of the inputs to which the system's focus engine would move.
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

/// The keys that move through a form, and the commands for them.
@MainActor
final class InputNavigatorKeys {
    private let registry: InputRegistry
    private let controls: NavigationControls
    let target: KeyCommandTarget
    private var leavesTextViews = false
    private var focusPreference = FocusPreference.system
    private weak var keySource: (any KeyCommandSource)?

    init(
        _ registry: InputRegistry, _ controls: NavigationControls, _ actions: InputActions
    ) {
        self.registry = registry
        self.controls = controls
        target = KeyCommandTarget { [weak actions] identifier, _ in
            for direction in InputDirection.allCases
            where direction.command.identifier == identifier {
                actions?.perform(direction == .next ? .next : .previous)
            }
        }
    }

    var commands: [UIKeyCommand] { target.commands(for: offeredCommands, source) }

    /// The commands that have an effect, without the keys that the system handles.
    var offeredCommands: [AvailableCommand] {
        guard let input = registry.editedInput else { return [] }
        // What only takes keys, such as a field for a PIN, has no tabs in its text.
        let tabLeaves = leavesTextViews || !(input is any UITextInput)
        let context = KeyCommandContext(of: input, tabLeavesTextViews: tabLeaves)
        let platform = FocusPlatform(of: input)
        let screen: UIView? = input.window
        lazy var order = (screen as? any TabOrdered)?.tabOrder()
        let directions = InputDirection.allCases.filter { controls.hasNeighbor(of: input, $0) }
        return directions.map { direction in
            var offer = context.available(direction.command, from: keySource)
            offer.keys.removeAll {
                platform.takes($0) && tabOwner(direction, in: input, by: order) == .system
            }
            return offer
        }
    }

    // MARK: Settings

    var tabLeavesTextViews: Bool { leavesTextViews }
    var preference: FocusPreference { focusPreference }
    var source: (any KeyCommandSource)? { keySource }

    func setTabLeavesTextViews(_ leaves: Bool) { leavesTextViews = leaves }
    func setPreference(_ preference: FocusPreference) { focusPreference = preference }
    func setSource(_ source: (any KeyCommandSource)?) { keySource = source }

    // MARK: Beside the system's focus engine

    private func tabOwner(
        _ direction: InputDirection, in input: UIView, by order: @autoclosure () -> (any TabOrder)?
    ) -> TabOwner {
        // Only the navigator can leave a text view, in which Tab types a tab.
        let isOurs = preference == .library || direction == .next && input is UITextView
        let next = registry.inputs.neighbor(
            of: input, direction, loop: isOurs && controls.shouldLoop)
        return TabOwner(
            hasSystem: input.hasFocusSystem, preference: preference,
            next: next?.view.map { ObjectIdentifier($0) },
            systemNext: systemNext(direction, from: input, by: order()))
    }

    /// Returns the first of the inputs to which the system's focus engine would move before it
    /// wraps.
    private func systemNext(
        _ direction: InputDirection, from input: UIView, by order: (any TabOrder)?
    ) -> ObjectIdentifier? {
        // In a text view, Tab types a tab.
        if direction == .next, input is UITextView { return nil }
        return order?.stops(direction, from: input).first { registry.inputs[$0] != nil }
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
