import CoreGraphics
import Foundation

/// The view of a navigation controller: the top controller's view between two bars.
final class NavigationView: UIView {
    let content = UIView(frame: .zero)
    let swipe = UIPanGestureRecognizer()
    /// The y-coordinate of a docked keyboard that is at the bottom of this view.
    private(set) var keyboardTop: CGFloat?
    private var keyboard: KeyboardFrameObserver?
    /// The width of the edge at which a swipe back begins (Apple, interactivePopGestureRecognizer),
    /// in points.
    private static let edge: CGFloat = 20

    override init(frame: CGRect) {
        super.init(frame: frame)
        swipe.handler = { [weak self] _ in self?.swipeDidChange() }
        addGestureRecognizer(swipe)
        keyboard = KeyboardFrameObserver { [weak self] frame, duration in
            self?.keyboardWillMove(to: frame, in: duration)
        }
    }

    private func keyboardWillMove(to frame: CGRect, in duration: TimeInterval) {
        keyboardTop = topOfDockedKeyboard(frame)
        guard controller?.bottomBar.searchBar != nil else { return }
        setNeedsLayout()
        UIView.animate(withDuration: duration) { self.layoutIfNeeded() }
    }

    required init?(coder: NSCoder) { nil }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance of the finger in the direction of a swipe back.
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

    private func swipeDidChange() {
        guard let controller else { return }
        let share = bounds.width > 0 ? min(1, max(0, swipeDistance / bounds.width)) : 0
        switch swipe.state {
        case .began:
            controller.beginSwipe()
            controller.transition?.follow(share)
        case .changed: controller.transition?.follow(share)
        case .ended:
            // UIKit: half of the width, or a fast finger, decides (assumed: A50).
            let speed = swipe.velocity(in: self).x * (isMirrored ? -1 : 1)
            let isFar = swipeDistance > bounds.width / 2 || speed > 500
            controller.transition?.release(isCancelled: !isFar || speed < -500)
        case .cancelled, .failed: controller.transition?.release(isCancelled: true)
        default: break
        }
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
    /// A Boolean value that indicates whether a swipe goes back, which it doesn't if the back
    /// button is hidden or replaced (lionheart/openradar-mirror#2688,
    /// wangrui460/WRNavigationBar#92).
    var canGoBackBySwipe: Bool {
        guard transition == nil, stack.count > 1, let item = topViewController?.navigationItem,
            !isPopAnimatedByDelegate
        else { return false }
        let isReplaced = !item.leftItems.isEmpty
        return !item.hidesBackButton && (!isReplaced || item.leftItemsSupplementBackButton)
    }

    private var topHidesBottomBar: Bool { topViewController?.hidesBottomBarWhenPushed ?? false }

    private var searchBarInToolbar: UISearchBar? {
        navigationBar.topItem?.searchBarInToolbar(on: traitCollection.userInterfaceIdiom)
    }

    private var showsToolbar: Bool {
        (!isToolbarHidden || searchBarInToolbar != nil) && !topHidesBottomBar
    }

    /// The stack that contains this one.
    var outerStack: UINavigationController? { parent as? UINavigationController }

    var showsNavigationBar: Bool { !isNavigationBarHidden && outerStack == nil }

    private var barHeight: CGFloat {
        let traits = traitCollection
        let usual = NavigationBarHeight.height(
            isPad: traits.userInterfaceIdiom == .pad,
            isLow: traits.verticalSizeClass == .compact, isInSheet: isInSheet)
        guard let search = navigationBar.topItem?.searchController, searchBarInToolbar == nil
        else { return usual }
        let isAlone = search.isActive && search.hidesNavigationBarDuringPresentation
        return (isAlone ? 0 : usual) + NavigationBarHeight.search
    }

    // Apple, WWDC 2025, session 284: a search field at the bottom moves up with the keyboard.
    private func keyboardTopForSearch(in view: UIView) -> CGFloat? {
        guard searchBarInToolbar?.searchController?.isActive == true else { return nil }
        return (view as? NavigationView)?.keyboardTop
    }

    /// Puts the search controller of the top controller into the bar.
    private func adoptSearch() {
        navigationBar.topItem?.searchController?.host = self
    }

    private var isInSheet: Bool {
        guard let presentation = ancestry.lazy.compactMap(\.presentation.controller).first,
            presentation.container != nil
        else { return false }
        return presentation.corners != .none
    }

    func placeBars(in view: UIView) {
        adoptSearch()
        let safeArea = view.safeAreaInsets
        let width = view.bounds.width
        let top = showsNavigationBar ? safeArea.top : -barHeight
        navigationBar.frame = CGRect(x: 0, y: top, width: width, height: barHeight)
        navigationBar.backgroundOverhang = safeArea.top
        let bottom = view.bounds.maxY
        let rest = min(bottom - safeArea.bottom, keyboardTopForSearch(in: view) ?? bottom)
        let toolbarTop = showsToolbar ? rest - UIToolbar.height : bottom
        bottomBar.searchBar = searchBarInToolbar
        bottomBar.frame = CGRect(x: 0, y: toolbarTop, width: width, height: UIToolbar.height)
        bottomBar.backgroundOverhang = safeArea.bottom
        // What is invisible must not be focused or drawn.
        navigationBar.alpha = showsNavigationBar ? 1 : 0
        bottomBar.alpha = showsToolbar ? 1 : 0
        navigationBar.layoutIfNeeded()
        bottomBar.layoutIfNeeded()
    }

    /// Places the top controller's view, unless a transition does so.
    func placeTop() {
        guard transition == nil, let top = topViewController,
            let view = viewIfLoaded as? NavigationView
        else { return }
        cover(top)
        guard appearance.state != .disappeared else { return }
        if top.viewIfLoaded?.superview !== view.content { view.content.addSubview(top.view) }
        top.view.frame = restingFrame(of: top)
    }

    /// Updates the insets of a child's view that the bars cover.
    func cover(_ child: UIViewController) {
        child.barInsets = UIEdgeInsets(
            top: showsNavigationBar && child.edgesForExtendedLayout.contains(.top)
                ? barHeight : 0, left: 0,
            bottom: showsToolbar && child.edgesForExtendedLayout.contains(.bottom)
                ? UIToolbar.height : 0, right: 0)
    }

    /// Returns the frame behind the bars, or between them if the child doesn't extend below them.
    func restingFrame(of child: UIViewController) -> CGRect {
        guard let view = viewIfLoaded else { return .zero }
        var frame = view.bounds
        let edges = child.edgesForExtendedLayout
        if !edges.contains(.top), showsNavigationBar {
            frame.origin.y = view.safeAreaInsets.top + barHeight
            frame.size.height -= frame.origin.y
        }
        if !edges.contains(.bottom), showsToolbar {
            frame.size.height -= view.safeAreaInsets.bottom + UIToolbar.height
        }
        return frame
    }
}
