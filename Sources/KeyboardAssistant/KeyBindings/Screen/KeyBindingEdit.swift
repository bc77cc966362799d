/// What people do to one binding before they save it, or don't.
struct KeyBindingEdit: Hashable, Sendable {
    /// What saving would ask of the registry.
    enum Wish: Hashable, Sendable {
        case keys([KeyChord])
        case noKeys
        case defaults
    }

    let original: [KeyChord]
    private(set) var wish: Wish?

    init(original: [KeyChord]) {
        self.original = original
    }

    /// Whether there is anything to save: only once something was pressed or chosen.
    var canSave: Bool { wish != nil }

    /// What the screen shows, `defaults` being what the binding came with.
    func shown(defaults: [KeyChord]) -> [KeyChord] {
        switch wish {
        case nil: original
        case .keys(let keys): keys
        case .noKeys: []
        case .defaults: defaults
        }
    }

    mutating func press(_ chord: KeyChord) { wish = .keys([chord]) }
    mutating func clear() { wish = .noKeys }
    mutating func reset() { wish = .defaults }

    /// What to ask of the registry for `identifier`; nil if there is nothing to save.
    func request(for identifier: KeyBindingIdentifier) -> KeyBindingsRequest? {
        switch wish {
        case nil: nil
        case .keys(let keys): .customize(identifier, keys)
        case .noKeys: .unassign(identifier)
        case .defaults: .reset(identifier)
        }
    }
}
