/// A command's name, the keys that it comes with, and those that people gave it.
///
/// It says nothing of what the command does: that is said where `UIKeyCommand`s are made of it.
public struct KeyBinding: Hashable, Sendable {
    /// What people did with the keys of a binding.
    public enum State: Hashable, Sendable {
        /// The keys that it comes with.
        case leftAlone
        /// Keys of their own choice.
        case changed([KeyChord])
        /// None.
        case unassigned

        /// The one word for what people did: a key is chosen once, and choosing none unassigns.
        var normalized: State {
            guard case .changed(let keys) = self else { return self }
            return keys.isEmpty ? .unassigned : .changed(keys.withoutRepetition)
        }
    }

    /// What the binding is called among those of its provider; people's keys are kept by it.
    public let key: String
    /// What people read.
    public let name: String
    /// The keys that it comes with; most bindings have one.
    public let defaultKeys: [KeyChord]
    /// Whether people see it while they hold ⌘.
    public let isDiscoverable: Bool
    /// What people did with it.
    public internal(set) var state = State.leftAlone
    /// The keys that trigger it now: without those that are another command's.
    public internal(set) var keys: [KeyChord]

    /// A binding that comes with `keys`, of which there may be any number.
    public init(key: String, name: String, keys: [KeyChord], isDiscoverable: Bool = true) {
        self.key = key
        self.name = name
        defaultKeys = keys.withoutRepetition
        self.isDiscoverable = isDiscoverable
        self.keys = defaultKeys
    }

    /// Whether people changed its keys or took them away.
    public var isCustomized: Bool { state != .leftAlone }

    /// Whether people took its keys away.
    public var isUnassigned: Bool { state == .unassigned }

    /// The keys that it would have if nobody else had them.
    func wishes(in state: State) -> [KeyChord] {
        switch state {
        case .leftAlone: defaultKeys
        case .changed(let keys): keys
        case .unassigned: []
        }
    }

    /// The one word for `state`: who chooses the keys that it comes with leaves it alone.
    func canonical(_ state: State) -> State {
        let state = state.normalized
        return wishes(in: state) == defaultKeys ? .leftAlone : state
    }
}

extension Array where Element: Hashable {
    /// The first of each element.
    var withoutRepetition: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
