/// Tells one event after the other.
///
/// What happens while an event is being told, because a listener makes it happen, waits until all
/// have heard that one. So everybody hears the same in the same order, and the newest last.
@MainActor
final class EventQueue<Event> {
    private var waiting: [Event] = []
    private var isTelling = false

    /// Calls `tell` with each of `events`, and with those that are sent meanwhile.
    func send(_ events: [Event], tell: (Event) -> Void) {
        waiting += events
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !waiting.isEmpty { tell(waiting.removeFirst()) }
    }

    /// Forgets what waits.
    func clear() {
        waiting = []
    }
}
