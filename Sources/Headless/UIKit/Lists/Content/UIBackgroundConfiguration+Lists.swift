import CoreGraphics
import Foundation

/// The style of a background, which defines its color unless the app chose one.
enum BackgroundStyle: Equatable {
    case none
    case cell(StyledColor)

    /// Returns the color in a phase of touch and selection; highlighted and selected rows are gray
    /// (assumed: A60).
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

    /// Returns the fill color; `nil` stands for the tint color (Apple's reference).
    @discardableResult
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        backgroundColor ?? tintColor
    }
}
