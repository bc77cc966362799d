/// The direction of an arrow key, on the screen.
public enum ArrowDirection: CaseIterable, Sendable {
    /// Towards the top.
    case up
    /// Towards the bottom.
    case down
    /// To the left, in every language.
    case left
    /// To the right, in every language.
    case right

    enum Axis: CaseIterable, Sendable {
        case horizontal, vertical

        var other: Axis { self == .horizontal ? .vertical : .horizontal }
    }

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

    var opposite: ArrowDirection {
        switch self {
        case .up: .down
        case .down: .up
        case .left: .right
        case .right: .left
        }
    }

    /// A Boolean value that indicates whether coordinates grow in this direction.
    var isPositive: Bool { self == .down || self == .right }
}
