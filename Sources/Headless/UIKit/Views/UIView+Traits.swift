import Foundation

extension UIView {
    /// The inherited traits, with those that this view overrides.
    var effectiveTraits: UITraitCollection {
        let inherited = inheritedTraits
        guard traitOverrideValues != TraitValues() || textSizeLimits != TextSizeLimits() else {
            return inherited
        }
        var values = inherited.values.overlaid(with: traitOverrideValues)
        values.preferredContentSizeCategory = values.preferredContentSizeCategory
            .map(textSizeLimits.limited)
        return UITraitCollection(values)
    }

    private var inheritedTraits: UITraitCollection {
        if let controller = viewController { return controller.traitCollection }
        if let superview { return superview.traitCollection }
        if let window = self as? UIWindow { return window.surroundingTraits }
        return UIScreen.current.traitCollection
    }

    /// Updates the traits of this view and its descendants after a possible change.
    package func traitsMayHaveChanged() {
        let traits = traitCollection
        defer { for subview in subviews { subview.traitsMayHaveChanged() } }
        guard traits != knownTraits else { return }
        let previous = knownTraits
        knownTraits = traits
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traits).cgColor
        guard window != nil else { return }
        viewController?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        setNeedsLayout()
    }
}

/// The smallest and the largest text size in a view.
struct TextSizeLimits: Hashable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    // Apple, `minimumContentSizeCategory`: if the minimum is above the maximum, the minimum counts.
    func limited(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
        let lowered = maximum.map { min($0, size) } ?? size
        return minimum.map { max($0, lowered) } ?? lowered
    }
}

extension TraitValues {
    /// Returns these values, replaced by those that `other` specifies.
    package func overlaid(with other: TraitValues) -> TraitValues {
        TraitValues(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
            accessibilityContrast: other.accessibilityContrast ?? accessibilityContrast,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            displayScale: other.displayScale ?? displayScale,
            preferredContentSizeCategory: other.preferredContentSizeCategory
                ?? preferredContentSizeCategory)
    }
}
