import CoreGraphics
import Foundation

/// The owner of a background, which decides its color while none was chosen.
enum BackgroundStyle: Equatable {
    case none
    case cell(StyledColor)

    /// The color in a state.
    ///
    /// General knowledge: rows that are touched or selected turn gray.
    func color(in phase: ConfigurationPhase) -> UIColor? {
        switch self {
        case .none: nil
        case .cell(let color):
            phase.isHighlighted || phase.isSelected ? .systemGray4 : UIColor(color)
        }
    }
}

extension UIBackgroundConfiguration {
    @discardableResult
    public static func listPlainCell() -> UIBackgroundConfiguration {
        cell(.systemBackground)
    }

    @discardableResult
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        cell(.secondarySystemGroupedBackground)
    }

    @discardableResult
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }

    @discardableResult
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration()
    }

    private static func cell(_ color: StyledColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.style = .cell(color)
        return configuration
    }

    @discardableResult
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        updated.backgroundColor = backgroundColor ?? style.color(in: ConfigurationPhase(state))
        return updated
    }

    /// The color that is filled in; Apple's reference: nil stands for the tint color.
    @discardableResult
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColor ?? tintColor
    }
}
