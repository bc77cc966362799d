/// Who would have which keys, found by the keys at once.
struct KeyClaims<Owner: Hashable> {
    private var owners: [KeyChord: [Owner]] = [:]

    /// All who claim `chord`, in no order that means anything.
    subscript(chord: KeyChord) -> [Owner] {
        owners[chord] ?? []
    }

    /// The keys that more than one claims.
    var contested: [KeyChord] {
        owners.filter { $0.value.count > 1 }.map(\.key)
    }

    mutating func add(_ owner: Owner, to chords: [KeyChord]) {
        for chord in chords { owners[chord, default: []].append(owner) }
    }

    mutating func remove(_ owner: Owner, from chords: [KeyChord]) {
        for chord in chords {
            owners[chord]?.removeAll { $0 == owner }
            if owners[chord]?.isEmpty == true { owners[chord] = nil }
        }
    }
}

extension KeyClaims: Sendable where Owner: Sendable {}
