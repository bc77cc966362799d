import CoreGraphics
import Foundation

/// The rule by which a font's size follows the preferred text size.
package struct FontScaling: Hashable, Sendable {
    package var style: UIFont.TextStyle
    /// The size at the category `large`.
    package var standardSize: CGFloat
    package var maximumSize: CGFloat?

    package init(
        style: UIFont.TextStyle, standardSize: CGFloat? = nil, maximumSize: CGFloat? = nil
    ) {
        self.style = style
        self.standardSize = standardSize ?? DynamicType.size(of: style, at: .large)
        // Apple's reference: a maximum of zero is none.
        self.maximumSize = maximumSize.flatMap { $0 > 0 ? $0 : nil }
    }

    package func size(at category: UIContentSizeCategory) -> CGFloat {
        min(scaled(standardSize, at: category), maximumSize ?? .infinity)
    }

    /// UIKit may use other steps than the style's own sizes; none are documented.
    package func scaled(_ value: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
        value * DynamicType.size(of: style, at: category) / DynamicType.size(of: style, at: .large)
    }
}

extension UIContentSizeCategory {
    /// Returns the category of `traits`, or that of the device if they have none.
    package static func preferred(compatibleWith traits: UITraitCollection?) -> Self {
        if let category = traits?.preferredContentSizeCategory, category != .unspecified {
            return category
        }
        // Fonts may be created on any thread. The device's settings belong to the main actor.
        guard MainQueue.isCurrent else { return .large }
        return MainActor.assumeIsolated { UIApplication.shared.preferredContentSizeCategory }
    }
}
