import CoreGraphics

extension UIViewController {
    func updateAdditionalSafeArea() {
        viewIfLoaded?.additionalSafeArea = barInsets + additionalSafeAreaInsets
    }

    /// The traits of the surroundings, with the style that this controller requests.
    var effectiveTraits: UITraitCollection {
        let surroundings = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
        let inherited = surroundings ?? UIScreen.current.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        let own = TraitValues(userInterfaceStyle: overrideUserInterfaceStyle)
        return UITraitCollection(inherited.values.overlaid(with: own))
    }
}

/// The scroll views that an app has set for the edges of a controller.
struct ContentScrollViews {
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?
    private weak var leading: UIScrollView?
    private weak var trailing: UIScrollView?

    mutating func set(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { top = scrollView }
        if edge.contains(.bottom) { bottom = scrollView }
        if edge.contains(.leading) { leading = scrollView }
        if edge.contains(.trailing) { trailing = scrollView }
    }

    func scrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if edge.contains(.top) { return top }
        if edge.contains(.bottom) { return bottom }
        return edge.contains(.leading) ? leading : trailing
    }
}

extension UIView {
    /// The content scroll view of a controller for which the app has set none: its view or the
    /// first subview (software-mansion/react-native-screens, RNSScrollViewFinder, searches the
    /// first subviews).
    var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.first as? UIScrollView
    }
}
