/// Who would have which keys, found by the keys at once.
struct KeyClaims<Owner: Hashable> {
    /// The layout on which chords are the same keys.
    let layout: KeyboardLayout
    private var owners: [KeyChord: [Owner]] = [:]

    init(on layout: KeyboardLayout = .unknown) {
        self.layout = layout
    }

    /// All who claim the keys of `chord`, in no order that means anything.
    subscript(chord: KeyChord) -> [Owner] {
        owners[layout.press(of: chord)] ?? []
    }

    /// The keys that more than one claims, as they are pressed.
    var contested: [KeyChord] {
        owners.filter { $0.value.count > 1 }.map(\.key)
    }

    mutating func add(_ owner: Owner, to chords: [KeyChord]) {
        for press in presses(of: chords) { owners[press, default: []].append(owner) }
    }

    mutating func remove(_ owner: Owner, from chords: [KeyChord]) {
        for press in presses(of: chords) {
            owners[press]?.removeAll { $0 == owner }
            if owners[press]?.isEmpty == true { owners[press] = nil }
        }
    }

    private func presses(of chords: [KeyChord]) -> Set<KeyChord> {
        Set(chords.map(layout.press))
    }
}

extension KeyClaims: Sendable where Owner: Sendable {}
