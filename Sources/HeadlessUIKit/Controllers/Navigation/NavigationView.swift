import CoreGraphics
import Foundation

/// The view of a navigation controller: the top controller's view between two bars.
final class NavigationView: UIView {
    let content = UIView(frame: .zero)
    let swipe = UIPanGestureRecognizer()
    /// Apple, interactivePopGestureRecognizer: a swipe back begins at the edge of the screen.
    private static let edge: CGFloat = 20

    override init(frame: CGRect) {
        super.init(frame: frame)
        swipe.handler = { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(swipe)
    }

    required init?(coder: NSCoder) { nil }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// How far the finger has come in the direction of the way back.
    private var swipeDistance: CGFloat {
        swipe.translation(in: self).x * (isMirrored ? -1 : 1)
    }

    override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === swipe else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        let start = swipe.location(in: self).x - swipe.translation(in: self).x
        let fromEdge = isMirrored ? bounds.maxX - start : start - bounds.minX
        return fromEdge <= Self.edge && swipeDistance > abs(swipe.translation(in: self).y)
            && controller?.canGoBackBySwipe ?? false
    }

    // UIKit lets the view follow the finger; here the way back is decided when it is lifted.
    private func swipeDidChange() {
        guard swipe.state == .ended else { return }
        let speed = swipe.velocity(in: self).x * (isMirrored ? -1 : 1)
        guard swipeDistance > bounds.width / 2 || speed > 500 else { return }
        controller?.popViewController(animated: true)
    }

    private var controller: UINavigationController? {
        viewController as? UINavigationController
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        controller?.placeBars(in: self)
        controller?.placeTop()
    }
}

extension UINavigationController {
    /// General knowledge of UIKit: not where the back button is hidden or replaced.
    var canGoBackBySwipe: Bool {
        guard transition == nil, stack.count > 1, let item = topViewController?.navigationItem
        else { return false }
        let isReplaced = !(item.leftBarButtonItems ?? []).isEmpty
        return !item.hidesBackButton && (!isReplaced || item.leftItemsSupplementBackButton)
    }

    private var topHidesBottomBar: Bool { topViewController?.hidesBottomBarWhenPushed ?? false }

    private var showsToolbar: Bool { !isToolbarHidden && !topHidesBottomBar }

    private var barHeight: CGFloat {
        let traits = traitCollection
        return NavigationBarHeight.height(
            isPad: traits.userInterfaceIdiom == .pad,
            isLow: traits.verticalSizeClass == .compact, isInSheet: isInSheet)
    }

    private var isInSheet: Bool {
        guard let presentation = ancestry.lazy.compactMap(\.presentation.controller).first,
            presentation.container != nil
        else { return false }
        return presentation.corners != .none
    }

    func placeBars(in view: UIView) {
        let safeArea = view.safeAreaInsets
        let width = view.bounds.width
        let top = isNavigationBarHidden ? -barHeight : safeArea.top
        navigationBar.frame = CGRect(x: 0, y: top, width: width, height: barHeight)
        navigationBar.backgroundOverhang = safeArea.top
        let bottom = view.bounds.maxY
        let toolbarTop = showsToolbar ? bottom - safeArea.bottom - UIToolbar.height : bottom
        bottomBar.frame = CGRect(x: 0, y: toolbarTop, width: width, height: UIToolbar.height)
        bottomBar.backgroundOverhang = safeArea.bottom
        // What is out of sight is out of reach for focus and drawing as well.
        navigationBar.alpha = isNavigationBarHidden ? 0 : 1
        bottomBar.alpha = showsToolbar ? 1 : 0
        navigationBar.layoutIfNeeded()
        bottomBar.layoutIfNeeded()
    }

    /// Puts the top controller's view in its place, unless a transition has it.
    func placeTop() {
        guard transition == nil, let top = topViewController,
            let view = viewIfLoaded as? NavigationView
        else { return }
        cover(top)
        guard appearance.state != .disappeared else { return }
        if top.viewIfLoaded?.superview !== view.content { view.content.addSubview(top.view) }
        top.view.frame = restingFrame(of: top)
    }

    /// Tells a child how far the bars reach into its view.
    func cover(_ child: UIViewController) {
        child.barInsets = UIEdgeInsets(
            top: isNavigationBarHidden || !child.edgesForExtendedLayout.contains(.top)
                ? 0 : barHeight, left: 0,
            bottom: showsToolbar && child.edgesForExtendedLayout.contains(.bottom)
                ? UIToolbar.height : 0, right: 0)
    }

    /// Below the bars, or between them where the child does not want to reach under them.
    func restingFrame(of child: UIViewController) -> CGRect {
        guard let view = viewIfLoaded else { return .zero }
        var frame = view.bounds
        let edges = child.edgesForExtendedLayout
        if !edges.contains(.top), !isNavigationBarHidden {
            frame.origin.y = view.safeAreaInsets.top + barHeight
            frame.size.height -= frame.origin.y
        }
        if !edges.contains(.bottom), showsToolbar {
            frame.size.height -= view.safeAreaInsets.bottom + UIToolbar.height
        }
        return frame
    }
}
