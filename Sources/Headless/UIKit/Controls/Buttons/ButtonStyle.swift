import Foundation

/// The colors of a configured button (assumed: A72).
enum ButtonStyle: Sendable {
    case plain, gray, tinted, filled

    func foreground(base: UIColor?, tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) { return .tertiaryLabel }
        let color = base ?? (self == .filled ? .white : tint)
        return state.contains(.highlighted) ? color.withAlphaComponent(0.75) : color
    }

    func background(base: UIColor?, tint: UIColor, state: UIControl.State) -> UIColor {
        if state.contains(.disabled) {
            return self == .plain ? .clear : .tertiarySystemFill
        }
        let isHighlighted = state.contains(.highlighted)
        switch self {
        case .plain: return base ?? .clear
        case .gray: return base ?? (isHighlighted ? .systemFill : .tertiarySystemFill)
        case .tinted:
            return (base ?? tint).withAlphaComponent(isHighlighted ? 0.25 : 0.15)
        case .filled:
            let color = base ?? tint
            return isHighlighted ? color.withAlphaComponent(0.75) : color
        }
    }
}
