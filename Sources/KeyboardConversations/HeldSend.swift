/// A message that a key has sent, while the key may still be down.
///
/// UIKit repeats the command of a key that is held down, without marking the repetition
/// (lionheart/openradar-mirror#20144).
struct HeldSend: Equatable, Sendable {
    /// The time in seconds after a press during which the key counts as held down: longer than the
    /// delay before a repetition.
    static let patience = 0.6

    /// The end of the time during which the key counts as held down, in seconds.
    private var end: Double
    /// The draft left behind by the message.
    private var rest: String

    /// Creates the state after a key has sent a message at `time` and left `rest` in the composer.
    init(at time: Double, leaving rest: String) {
        end = time + Self.patience
        self.rest = rest
    }

    /// Returns a Boolean value that indicates whether a key at `time`, with this draft, is the same
    /// key press: the draft is empty or unchanged.
    func isHeld(at time: Double, with draft: String) -> Bool {
        time < end && (draft.isEmpty || draft == rest)
    }

    /// Records a repetition of the key at `time`.
    mutating func hold(at time: Double) {
        end = time + Self.patience
    }
}
