import UIKit

// Records the responses, to tell why something moved.
extension SceneKeyboardAssistant {
    /// A Boolean value that indicates whether the assistant records its responses in `moves`.
    ///
    /// The default is `false`. Setting it to `false` forgets the recorded moves.
    public var recordsMoves: Bool {
        get { room.moveLog != nil }
        set { room.moveLog = newValue ? room.moveLog ?? MoveLog() : nil }
    }

    /// The last 64 responses in all scroll views and view controllers, the oldest one first.
    ///
    /// Without `recordsMoves`, there are none. The responses of the app's own assistants aren't
    /// among them.
    public var moves: [KeyboardAssistant.Move] { room.moveLog?.moves ?? [] }
}

extension SceneRoom {
    /// Runs `respond` as a response to `cause`.
    func responding(to cause: KeyboardAssistant.Move.Cause, _ respond: () -> Void) {
        if let moveLog { moveLog.responding(to: cause, respond) } else { respond() }
    }

    /// Records why no assistant responds to `input`, if there is none.
    func recordIdleness(for assistance: SceneKeyboardAssistant.Assistance?, of input: UIView) {
        guard let moveLog, let restraint = restraint(for: assistance) else { return }
        moveLog.addSceneMove(inputClassName: "\(type(of: input))", restraint: restraint)
    }

    private func restraint(
        for assistance: SceneKeyboardAssistant.Assistance?
    ) -> KeyboardAssistant.Move.Restraint? {
        if observer.keyboardFrame == nil { return hasAssistant ? nil : .noKeyboard }
        guard case .leftAlone(let exemption) = assistance else { return nil }
        return exemption.restraint
    }
}

extension SceneKeyboardAssistant.Exemption {
    /// The reason in the record of a move.
    var restraint: KeyboardAssistant.Move.Restraint {
        switch self {
        case .otherAssistant: .otherAssistant
        case .excluded: .excluded
        case .webView: .webView
        case .searchBar: .searchBar
        case .findNavigator: .findNavigator
        case .inputView: .inputView
        case .alert: .alert
        case .ownSafeArea: .ownSafeArea
        case .tableViewController: .tableViewController
        case .keyboardLayoutGuide: .keyboardLayoutGuide
        case .notCovered: .notCovered
        case .noScrollView: .noScrollView
        }
    }
}
