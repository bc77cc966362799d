/// Values that are found by their key at once and keep the order in which they were added.
struct OrderedTable<Key: Hashable, Value> {
    private var places: [Key: Int] = [:]
    private(set) var values: [Value] = []
    private(set) var keys: [Key] = []

    subscript(key: Key) -> Value? {
        places[key].map { values[$0] }
    }

    /// How many were added before.
    func place(of key: Key) -> Int? {
        places[key]
    }

    /// Replaces the value of `key` where it stands, or adds it at the end.
    mutating func set(_ value: Value, for key: Key) {
        if let place = places[key] {
            values[place] = value
        } else {
            places[key] = values.count
            values.append(value)
            keys.append(key)
        }
    }
}

extension OrderedTable: Sendable where Key: Sendable, Value: Sendable {}
