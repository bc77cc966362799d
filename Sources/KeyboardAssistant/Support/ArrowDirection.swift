/// The direction of an arrow key on the screen.
public enum ArrowDirection: CaseIterable, Sendable {
    /// The direction toward the top.
    case up
    /// The direction toward the bottom.
    case down
    /// The direction to the left, in every language.
    case left
    /// The direction to the right, in every language.
    case right

    package enum Axis: CaseIterable, Sendable {
        case horizontal, vertical

        package var other: Axis { self == .horizontal ? .vertical : .horizontal }
    }

    package var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

    package var opposite: ArrowDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }

    /// A Boolean value that indicates whether coordinates increase in this direction.
    package var isPositive: Bool { self == .down || self == .right }
}
