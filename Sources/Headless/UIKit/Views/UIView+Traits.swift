import Foundation

extension UIView {
    /// The traits of the surroundings, overlaid with what this view overrides.
    var effectiveTraits: UITraitCollection {
        let inherited = inheritedTraits
        guard traitOverrideValues != TraitValues() else { return inherited }
        return UITraitCollection(inherited.values.overlaid(with: traitOverrideValues))
    }

    private var inheritedTraits: UITraitCollection {
        if let controller = viewController { return controller.traitCollection }
        if let superview { return superview.traitCollection }
        if let window = self as? UIWindow { return window.surroundingTraits }
        return UIScreen.current.traitCollection
    }

    /// Updates the traits of this view and those below it, which may be others now.
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

extension TraitValues {
    /// These values, with those that `other` decides on in their place.
    package func overlaid(with other: TraitValues) -> TraitValues {
        TraitValues(
            userInterfaceStyle: other.userInterfaceStyle ?? userInterfaceStyle,
            userInterfaceLevel: other.userInterfaceLevel ?? userInterfaceLevel,
            userInterfaceIdiom: other.userInterfaceIdiom ?? userInterfaceIdiom,
            layoutDirection: other.layoutDirection ?? layoutDirection,
            horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
            verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
            displayScale: other.displayScale ?? displayScale,
            preferredContentSizeCategory: other.preferredContentSizeCategory
                ?? preferredContentSizeCategory)
    }
}
