import Testing

@testable import KeyboardAssistant

typealias ID = KeyBindingIdentifier

extension KeyChord {
    /// Keys that a test names by their text.
    init(_ text: String) {
        guard let chord = KeyChord(text: text) else { preconditionFailure("“\(text)” is no chord") }
        self = chord
    }
}

extension KeyBinding {
    static func make(_ key: String, _ chords: String...) -> KeyBinding {
        KeyBinding(key: key, name: key.uppercased(), keys: chords.map { KeyChord($0) })
    }
}

extension KeyBindingIdentifier: ExpressibleByStringLiteral {
    /// `P.a`, or `a` of the provider P.
    public init(stringLiteral text: String) {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        self.init(provider: parts.count == 2 ? parts[0] : "P", key: parts.last ?? "")
    }
}

extension KeyBindingBook {
    /// A book of providers with their bindings; names are the identifiers.
    static func make(
        _ providers: [(String, [KeyBinding])], reach: KeyBindingReach = .everywhere
    ) -> KeyBindingBook {
        var book = KeyBindingBook()
        for (provider, bindings) in providers {
            try? book.register(
                bindings.map { Entry(binding: $0, reach: reach) }, provider: provider,
                name: provider)
        }
        return book
    }

    func keys(_ identifier: KeyBindingIdentifier) -> [String] {
        binding(identifier)?.keys.map(\.text) ?? []
    }

    /// Does what `request` asks for and says what came of it.
    @discardableResult
    mutating func carryOut(_ request: KeyBindingsRequest, _ answer: KeyBindingsAnswer = .cancel)
        -> KeyBindingsPlan
    {
        let plan = plan(for: request, answer: answer)
        if plan.conflicts.isEmpty { apply(plan) }
        return plan
    }

    /// Keys that two commands have which can be reached together: always none.
    var sharedKeys: [String] {
        let pairs = entries.keys.flatMap { one in entries.keys.map { (one, $0) } }
        return pairs.filter { meet($0, $1) }.flatMap { one, other in
            Set(keys(one)).intersection(keys(other))
        }
    }
}
