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

    /// Returns the facts from which follows why nothing has changed with the keyboard in `context`.
    func facts(in context: KeyboardContext?) -> MoveFacts {
        let input = inputToPosition
        return MoveFacts(
            keyboard: kind(of: context?.position),
            others: context.flatMap { inset.avoider(among: $0.others)?.reason },
            hasInput: input != nil, scrolls: type == .autoScrollView,
            isInside: scrollView.map { input?.isDescendant(of: $0) == true } ?? false,
            isScrolledByPeople: positioner.isScrolledByPeople,
            isVisible: watch?.wasVisible ?? true)
    }

    private func kind(of keyboard: KeyboardResolution?) -> MoveFacts.Keyboard {
        guard observer.keyboardFrame != nil else { return .away }
        guard observer.keyboardIsLocal else { return .foreign }
        guard let keyboard else { return .unused }
        if keyboard.geometry?.isDocked == true { return .docked }
        return keyboard.reason == .isDetached ? .detached : .away
    }
}
