/// A command's name, its default keys, and the keys that people chose for it.
///
/// A binding has no action. You provide the action when you make `UIKeyCommand`s from the binding.
/// All else that people see of a command comes from its binding, in key commands, in the main menu
/// and in the settings screen.
public struct KeyBinding: Hashable, Sendable {
    /// The appearance of an unavailable command in the main menu.
    public enum Unavailability: Hashable, Sendable, CaseIterable {
        /// The command stays in its menu, and can't be chosen.
        case dimmed
        /// The command disappears from its menu.
        case hidden
    }

    /// The keys that people chose for a binding.
    public enum State: Hashable, Sendable {
        /// The binding has its default keys.
        case `default`
        /// The binding has keys that people chose.
        case custom([KeyChord])
        /// People removed the binding's keys.
        case unassigned

        /// The state without repeated keys; `.unassigned` if no keys remain.
        var normalized: State {
            guard case .custom(let keys) = self else { return self }
            return keys.isEmpty ? .unassigned : .custom(keys.withoutRepetition)
        }
    }

    /// The states of bindings, by their identifiers.
    typealias States = [KeyBindingIdentifier: State]

    /// The name that identifies the binding within its provider and in the stored file.
    public let key: String
    /// The name that people see.
    public let name: String
    /// The keys of the binding before people change them.
    ///
    /// Most bindings have one chord.
    public let defaultKeys: [KeyChord]
    /// A Boolean value that indicates whether the binding is listed while people hold ⌘.
    public let isDiscoverable: Bool
    /// The title of the binding's group within its provider; `nil` for none.
    ///
    /// Bindings of a group are listed together.
    public let section: String?
    /// Other words that people may search for.
    ///
    /// They aren't shown.
    public let keywords: [String]
    /// The name of the system symbol beside the command; `nil` for none.
    public let systemImage: String?
    /// The appearance of the unavailable command in the main menu.
    public let unavailability: Unavailability
    /// The keys that people chose for the binding.
    public internal(set) var state = State.default
    /// The keys that trigger the binding now, without the keys of other commands.
    public internal(set) var keys: [KeyChord]

    /// Creates a binding with any number of default keys.
    ///
    /// Keys that no keyboard has are left out.
    public init(
        key: String, name: String, keys: [KeyChord], isDiscoverable: Bool = true,
        section: String? = nil, keywords: [String] = [], systemImage: String? = nil,
        unavailability: Unavailability = .dimmed
    ) {
        self.key = key
        self.name = name
        defaultKeys = keys.filter { !$0.isEmpty }.withoutRepetition
        self.isDiscoverable = isDiscoverable
        self.section = section
        self.keywords = keywords
        self.systemImage = systemImage
        self.unavailability = unavailability
        self.keys = defaultKeys
    }

    /// Returns the heading of the binding in lists: the name of its provider, followed by its
    /// section.
    func heading(ofProvider name: String) -> String {
        section.map { "\(name) – \($0)" } ?? name
    }

    /// A Boolean value that indicates whether people changed or removed the keys.
    public var isCustomized: Bool { state != .default }

    /// Returns the keys that the binding would have if no other command had any of them.
    func requestedKeys(in state: State) -> [KeyChord] {
        switch state {
        case .default: defaultKeys
        case .custom(let keys): keys
        case .unassigned: []
        }
    }

    /// Returns the normalized state, or `.default` if its keys are the default keys.
    func canonical(_ state: State) -> State {
        let state = state.normalized
        return requestedKeys(in: state) == defaultKeys ? .default : state
    }
}

/// The identifier of a binding: its provider's identifier and its key.
public struct KeyBindingIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The provider's identifier.
    ///
    /// It never changes.
    public let provider: String
    /// The binding's key within its provider.
    public let key: String

    /// Creates an identifier of a binding, registered or not.
    public init(provider: String, key: String) {
        self.provider = provider
        self.key = key
    }

    public var description: String { "\(provider)/\(key)" }
}

extension Array where Element: Hashable {
    /// The elements in order, without repetitions.
    var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
