/// The bindings of a provider as they are now, in the order in which it declared them.
///
/// Each is made when it is asked for: a look-up by its key costs the same however many there are.
public struct KeyBindings: Sendable {
    private let book: KeyBindingBook
    private let provider: String
    private let keys: [String]
    /// Whether no commands are made of them, because somebody records keys.
    let isResting: Bool

    init(of provider: String, in book: KeyBindingBook, isResting: Bool = false) {
        self.book = book
        self.provider = provider
        self.isResting = isResting
        keys = book.sections[provider]?.keys ?? []
    }

    /// The binding that is called `key`.
    public subscript(key: String) -> KeyBinding? {
        book.binding(KeyBindingIdentifier(provider: provider, key: key))
    }
}

extension KeyBindings: RandomAccessCollection {
    public var startIndex: Int { keys.startIndex }

    public var endIndex: Int { keys.endIndex }

    public subscript(position: Int) -> KeyBinding {
        // A book has a binding for each key of a provider.
        self[keys[position]] ?? KeyBinding(key: keys[position], name: keys[position], keys: [])
    }
}

extension KeyBindings: Hashable {
    public static func == (one: KeyBindings, other: KeyBindings) -> Bool {
        one.isResting == other.isResting && one.elementsEqual(other)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isResting)
        for binding in self { hasher.combine(binding) }
    }
}
