/// Values that belong to objects, which are referenced weakly.
struct WeakMap<Key: AnyObject, Value> {
    private var entries: [ObjectIdentifier: (key: WeakBox<Key>, value: Value)] = [:]
    /// The number of entries at which those of deallocated objects are removed.
    ///
    /// It is twice the number that remained the last time, so that setting many values costs
    /// little.
    private var limit = 16

    /// The value that belongs to `key`; `nil` if there is none.
    subscript(key: Key) -> Value? {
        get {
            // A new object may have the address of one that was deallocated.
            guard let entry = entries[ObjectIdentifier(key)], entry.key.object === key else {
                return nil
            }
            return entry.value
        }
        set {
            entries[ObjectIdentifier(key)] = newValue.map { (WeakBox(key), $0) }
            if entries.count > limit {
                // Usually, few objects are gone.
                let gone = entries.filter { $0.value.key.object == nil }
                for id in gone.keys { entries[id] = nil }
                limit = max(16, entries.count * 2)
            }
        }
    }
}
