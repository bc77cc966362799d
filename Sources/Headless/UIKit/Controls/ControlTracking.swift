/// The state of a touch that began in a control, and the events that follow from it.
package enum ControlTracking: Equatable, Sendable {
    case idle
    case inside
    case outside

    /// The changes of the touch.
    package enum Input: Equatable, Sendable {
        case begin(taps: Int)
        case move(isInside: Bool)
        case end(isInside: Bool)
        case cancel
    }

    package var isTracking: Bool { self != .idle }

    /// Handles a change, and returns the events to send, in order.
    package mutating func handle(_ input: Input) -> [UIControl.Event] {
        switch (self, input) {
        case (.idle, .begin(let taps)):
            self = .inside
            return taps > 1 ? [.touchDown, .touchDownRepeat] : [.touchDown]
        case (.inside, .move(let isInside)), (.outside, .move(let isInside)):
            return move(isInside: isInside)
        case (.inside, .end(let isInside)), (.outside, .end(let isInside)):
            self = .idle
            return [isInside ? .touchUpInside : .touchUpOutside]
        case (.inside, .cancel), (.outside, .cancel):
            self = .idle
            return [.touchCancel]
        case (.idle, _), (_, .begin):
            return []
        }
    }

    /// Moves the touch; crossing the edge precedes the drag itself (assumed: A78).
    private mutating func move(isInside: Bool) -> [UIControl.Event] {
        let wasInside = self == .inside
        self = isInside ? .inside : .outside
        return switch (wasInside, isInside) {
        case (true, true): [.touchDragInside]
        case (true, false): [.touchDragExit, .touchDragOutside]
        case (false, true): [.touchDragEnter, .touchDragInside]
        case (false, false): [.touchDragOutside]
        }
    }
}
