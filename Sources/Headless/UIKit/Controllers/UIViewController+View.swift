import CoreGraphics

extension UIViewController {
    func updateAdditionalSafeArea() {
        viewIfLoaded?.additionalSafeArea = barInsets + additionalSafeAreaInsets
    }

    /// The traits of the surroundings, with the style that this controller asks for.
    var effectiveTraits: UITraitCollection {
        let surroundings = viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
        let inherited = surroundings ?? UIScreen.current.traitCollection
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        let own = TraitValues(userInterfaceStyle: overrideUserInterfaceStyle)
        return UITraitCollection(inherited.values.overlaid(with: own))
    }
}

/// The scroll views that an app named for the edges of a controller.
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
    /// UIKit takes a controller's view or the first of its subviews for the content scroll view
    /// where the app named none (general knowledge).
    var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.first as? UIScrollView
    }
}
