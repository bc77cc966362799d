import UIKit

/// The titles that the app has set for inputs, which are referenced weakly.
@MainActor
struct InputTitles {
    private var entries: [ObjectIdentifier: (input: WeakBox<UIView>, title: String)] = [:]
    /// The number of entries from which those of deallocated inputs are removed.
    private var limit = 32

    /// The number of titles, including those of deallocated inputs that weren't removed yet.
    var count: Int { entries.count }

    /// The title of `input`; `nil` if none was set.
    subscript(input: UIView) -> String? {
        get {
            let entry = entries[ObjectIdentifier(input)]
            // Another view may now be at the address of a deallocated one.
            return entry?.input.object === input ? entry?.title : nil
        }
        set {
            if entries.count >= limit { forgetGone() }
            entries[ObjectIdentifier(input)] = newValue.map { (WeakBox(input), $0) }
        }
    }

    private mutating func forgetGone() {
        entries = entries.filter { $0.value.input.object != nil }
        limit = max(32, entries.count * 2)
    }
}
