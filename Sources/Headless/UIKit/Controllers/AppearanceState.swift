/// The states of a controller that appears or disappears.
package enum AppearanceState: CaseIterable, Sendable {
    case disappeared
    case appearing
    case appeared
    case disappearing

    /// The calls that the controller receives on the way.
    package enum Callback: Sendable {
        case willAppear, didAppear, willDisappear, didDisappear
    }

    package var isOnTheWay: Bool { self == .appearing || self == .disappearing }

    /// Starts a transition; one toward the current or next state of the controller has no effect.
    package mutating func begin(isAppearing: Bool) -> Callback? {
        switch (self, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            self = .appearing
            return .willAppear
        case (.appeared, false), (.appearing, false):
            self = .disappearing
            return .willDisappear
        case (.appearing, true), (.appeared, true), (.disappeared, false), (.disappearing, false):
            return nil
        }
    }

    package mutating func end() -> Callback? {
        switch self {
        case .appearing:
            self = .appeared
            return .didAppear
        case .disappearing:
            self = .disappeared
            return .didDisappear
        case .appeared, .disappeared:
            return nil
        }
    }
}
