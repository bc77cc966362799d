import UIKit

// Records the responses, to tell why something moved.
extension SceneKeyboardAssistant {
    /// A Boolean value that indicates whether the assistant records its responses in `moves`.
    ///
    /// The default is `false`. Setting it to `false` forgets the recorded moves.
    public var recordsMoves: Bool {
        get { avoidance.currentLog != nil }
        set { avoidance.use(newValue ? avoidance.currentLog ?? MoveLog() : nil) }
    }

    /// The last 64 responses in all scroll views and view controllers, the oldest one first.
    ///
    /// Without `recordsMoves`, there are none. The responses of the app's own assistants aren't
    /// among them.
    public var moves: [KeyboardAssistant.Move] { avoidance.currentLog?.moves ?? [] }
}
