/// Storage for a value that is kept no longer than one turn of the main run loop.
///
/// For a key press, UIKit gets the commands, looks for the target of the matching one, and sends its
/// action, all in one turn. What the first step finds out can be kept for the last.
@MainActor
final class TurnStorage<Value> {
    /// The value; `nil` if there is none, or if the turn in which it was kept has ended.
    var value: Value?
    private var generation = 0

    /// Keeps `value` from now on instead of an earlier one.
    func keep(_ value: Value) {
        replace(with: value)
        generation += 1
        let generation = generation
        Task { @MainActor [weak self] in
            if self?.generation == generation { self?.discard() }
        }
    }

    /// Discards the value.
    func discard() { replace(with: nil) }

    /// The old value is released afterward, because its objects may call back here when they go.
    private func replace(with new: Value?) {
        let old = value
        value = new
        withExtendedLifetime(old) {}
    }
}
