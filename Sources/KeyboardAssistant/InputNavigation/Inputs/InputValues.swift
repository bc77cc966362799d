import UIKit

/// Values that belong to inputs, which are held weakly.
@MainActor
struct InputValues<Value> {
    private var entries: [ObjectIdentifier: (input: WeakBox<UIView>, value: Value)] = [:]
    /// The number of entries at which those of deallocated inputs are removed.
    ///
    /// It is twice the number that remained the last time, so that setting many values costs
    /// little.
    private var limit = 16

    /// The value that belongs to `input`; `nil` if there is none.
    subscript(input: UIView) -> Value? {
        get {
            // A new input may have the address of one that was deallocated.
            guard let entry = entries[ObjectIdentifier(input)], entry.input.object === input else {
                return nil
            }
            return entry.value
        }
        set {
            entries[ObjectIdentifier(input)] = newValue.map { (WeakBox(input), $0) }
            if entries.count > limit {
                entries = entries.filter { $0.value.input.object != nil }
                limit = max(16, entries.count * 2)
            }
        }
    }
}
