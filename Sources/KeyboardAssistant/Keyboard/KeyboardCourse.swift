/// The notifications of one move of the keyboard: what is announced, and then what has happened.
struct KeyboardCourse: Equatable, Sendable {
    private var heard: Set<KeyboardTransition.Phase> = []

    /// Whether what was announced has happened.
    var isOver: Bool { heard.contains { !$0.isAnnouncement } || heard.isEmpty }

    /// Takes in the next notification and returns whether another move begins with it.
    ///
    /// Each of the notifications of a move comes once, and announcements come first.
    mutating func begins(with phase: KeyboardTransition.Phase) -> Bool {
        let isNew = heard.isEmpty || heard.contains(phase) || (phase.isAnnouncement && isOver)
        if isNew { heard = [] }
        heard.insert(phase)
        return isNew
    }
}

extension KeyboardTransition.Phase {
    /// Whether it tells what is about to happen.
    var isAnnouncement: Bool {
        switch self {
        case .willShow, .willHide, .willChangeFrame: true
        case .didShow, .didHide, .didChangeFrame: false
        }
    }
}
