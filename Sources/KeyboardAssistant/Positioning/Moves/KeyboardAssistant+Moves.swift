import UIKit

// Records the responses, to tell why something moved.
extension KeyboardAssistant {
    /// A Boolean value that indicates whether the assistant records its responses in `moves`.
    ///
    /// The default is `false`. Setting it to `false` forgets the recorded moves.
    public var recordsMoves: Bool {
        get { recorder.currentLog != nil }
        set { recorder.use(newValue ? recorder.currentLog ?? MoveLog() : nil) }
    }

    /// The last 64 responses, the oldest one first.
    ///
    /// Typing, layouts, and repeated events are left out if nothing moved and nothing was in the
    /// way. Without `recordsMoves`, there are none.
    public var moves: [Move] { recorder.currentLog?.moves ?? [] }
}
