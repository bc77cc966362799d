/// The bindings of a provider as they are now, in the order in which it declared them.
public struct KeyBindings: Hashable, Sendable {
    private let bindings: [KeyBinding]
    private let places: [String: Int]
    /// Whether no commands are made of them, because somebody records keys.
    let isResting: Bool

    init(_ bindings: [KeyBinding], isResting: Bool = false) {
        self.bindings = bindings
        self.isResting = isResting
        places = Dictionary(
            zip(bindings.map(\.key), bindings.indices), uniquingKeysWith: { first, _ in first })
    }

    /// The binding that is called `key`.
    public subscript(key: String) -> KeyBinding? {
        places[key].map { bindings[$0] }
    }
}

extension KeyBindings: RandomAccessCollection {
    public var startIndex: Int { bindings.startIndex }

    public var endIndex: Int { bindings.endIndex }

    public subscript(position: Int) -> KeyBinding { bindings[position] }
}
