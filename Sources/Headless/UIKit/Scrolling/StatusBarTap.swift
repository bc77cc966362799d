import CoreGraphics

/// The scroll view that scrolls to its top when people tap the status bar.
///
/// Apple's header, `scrollsToTop`: it is the one beneath the touch that is closest to the status
/// bar. On an iPhone, there must be only one on the screen that scrolls to its top.
@MainActor
struct StatusBarTap {
    private let views: [UIScrollView]

    /// Finds the scroll views in the windows of a scene.
    init(in windows: [UIWindow]) {
        views = windows.flatMap { Self.scrollViews(in: $0, visibleIn: $0.bounds) }
    }

    func target(at x: CGFloat, isPhone: Bool) -> UIScrollView? {
        guard !isPhone else {
            let willing = views.filter(\.scrollsToTop)
            return willing.count == 1 ? willing[0] : nil
        }
        let beneath = views.filter { view in
            let frame = view.frameOnScreen
            return frame.minX <= x && x < frame.maxX
        }
        return beneath.min { $0.frameOnScreen.minY < $1.frameOnScreen.minY }
            .flatMap { $0.scrollsToTop ? $0 : nil }
    }

    /// Returns the scroll views on the screen that are in `view`, of which only `area` is visible.
    private static func scrollViews(in view: UIView, visibleIn area: CGRect) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let shown = view.clipsToBounds ? area.intersection(view.bounds) : area
        guard !shown.isNull, !shown.isEmpty else { return [] }
        let isOnScreen = area.intersects(view.bounds)
        let own = isOnScreen ? [view as? UIScrollView].compactMap(\.self) : []
        return own
            + view.subviews.flatMap { scrollViews(in: $0, visibleIn: view.convert(shown, to: $0)) }
    }
}

extension UIScrollView {
    fileprivate var frameOnScreen: CGRect {
        window.map { convert(bounds, to: $0.screen.coordinateSpace) } ?? .null
    }

    // Apple's header, `scrollsToTop`: nothing happens if the content is already at the top.
    fileprivate func scrollToTop() {
        let top = 0 - adjustedContentInset.top
        guard !isDragging, contentOffset.y != top,
            delegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return }
        let target = CGPoint(x: contentOffset.x, y: top)
        move(.animation(from: contentOffset, to: target, because: .statusBar))
    }
}

extension UIWindowScene {
    /// Scrolls what is on the screen to its top, as people do by a tap on the status bar.
    ///
    /// - Parameter x: The place of the tap, in the screen's coordinates.
    package func statusBarIsTapped(at x: CGFloat) {
        let isPhone = screen.traitCollection.userInterfaceIdiom == .phone
        StatusBarTap(in: windows).target(at: x, isPhone: isPhone)?.scrollToTop()
    }
}
