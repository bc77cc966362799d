/// What people do to one binding before they save it, or don't.
struct KeyBindingEdit: Hashable, Sendable {
    let original: [KeyChord]
    /// What saving would make of the binding; nil as long as nothing was done.
    private(set) var chosen: KeyBinding.State?

    init(original: [KeyChord]) {
        self.original = original
    }

    /// Whether there is anything to save: only once something was pressed or chosen.
    var canSave: Bool { chosen != nil }

    /// What the screen shows, `defaults` being what the binding came with.
    func shown(defaults: [KeyChord]) -> [KeyChord] {
        switch chosen {
        case nil: original
        case .changed(let keys): keys
        case .unassigned: []
        case .leftAlone: defaults
        }
    }

    mutating func press(_ chord: KeyChord) { chosen = .changed([chord]) }
    mutating func clear() { chosen = .unassigned }
    mutating func reset() { chosen = .leftAlone }

    /// What to ask of the registry for `identifier`; nil if there is nothing to save.
    func request(for identifier: KeyBindingIdentifier) -> KeyBindingsRequest? {
        switch chosen {
        case nil: nil
        case .changed(let keys): .customize(identifier, keys)
        case .unassigned: .unassign(identifier)
        case .leftAlone: .reset(identifier)
        }
    }
}
