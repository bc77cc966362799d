import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A controller that shows one of several pages, each of which has its own controller.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    private let style: UIPageViewController.TransitionStyle
    private let orientation: UIPageViewController.NavigationOrientation
    private var pages: [UIViewController] = []

    // Apple's reference: without an option, the spine is at the left; pages that scroll have none.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    // Apple's reference: the page controller of a storyboard turns pages like those of a book.
    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        style = .pageCurl
        orientation = .horizontal
        super.init(coder: coder)
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    open var transitionStyle: UIPageViewController.TransitionStyle { style }
    open var navigationOrientation: UIPageViewController.NavigationOrientation { orientation }
    open var spineLocation: UIPageViewController.SpineLocation { style == .scroll ? .none : .min }
    open var isDoubleSided = false

    // UIPageViewController.h: only pages that curl have recognizers.
    open var gestureRecognizers: [UIGestureRecognizer] {
        style == .pageCurl ? viewIfLoaded?.gestureRecognizers ?? [] : []
    }

    // MARK: Pages

    open var viewControllers: [UIViewController]? { pages }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        // The words are those of crash logs (stackoverflow.com/q/13633059).
        guard viewControllers?.count == 1 else {
            return Faults.raise(
                .invalidArgument,
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't "
                    + "match the number required (1) for the requested transition")
        }
        show(viewControllers ?? [], animated: animated, completion)
    }

    private func show(
        _ new: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let old = pages
        let gone = old.filter { page in !new.contains { $0 === page } }
        let added = new.filter { page in !old.contains { $0 === page } }
        for page in added { adopt(page) }
        for page in gone { page.willMove(toParent: nil) }
        pages = new
        exchange(gone, for: added, animated: animated)
        for page in added { page.didMove(toParent: self) }
        for page in gone { page.leaveParent() }
        guard let completion else { return }
        guard animated else { return completion(true) }
        // About the time in which a page turns (assumed: A47).
        VirtualClock.current.schedule(after: 0.3) { completion(true) }
    }

    // The content changes at once, because the turn of a page isn't drawn.
    private func exchange(
        _ gone: [UIViewController], for added: [UIViewController], animated: Bool
    ) {
        guard let view = viewIfLoaded as? PagesView else { return }
        let isSeen = appearance.state != .disappeared
        if isSeen {
            for page in added { page.beginAppearance(true, animated: animated) }
            for page in gone { page.beginAppearance(false, animated: animated) }
        }
        for page in added { view.show(page.view) }
        if isSeen { for page in added { page.viewIsInPlace() } }
        for page in gone { page.viewIfLoaded?.removeFromSuperview() }
        guard isSeen else { return }
        for page in gone { page.endAppearance() }
        if appearance.state == .appeared { for page in added { page.endAppearance() } }
    }

    package override var childrenThatAppear: [UIViewController] { pages }

    // MARK: View

    open override func loadView() {
        let view = PagesView(frame: UIScreen.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        let isHorizontal = orientation == .horizontal
        listen(view, to: isHorizontal ? .left : .up) { $0.turn(.forward) }
        listen(view, to: isHorizontal ? .right : .down) { $0.turn(.reverse) }
        for page in pages { view.show(page.view) }
    }

    private func listen(
        _ view: UIView, to direction: UISwipeGestureRecognizer.Direction,
        _ action: @escaping (UIPageViewController) -> Void
    ) {
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = direction
        recognizer.handler = { [weak self] in if $0.state == .ended, let self { action(self) } }
        view.addGestureRecognizer(recognizer)
    }

    // Apple's reference: people can turn pages if a data source has a next one. The delegate is
    // only notified about these turns.
    private func turn(_ direction: UIPageViewController.NavigationDirection) {
        let isMirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let goesOn = (direction == .forward) != (isMirrored && orientation == .horizontal)
        guard let page = pages.first, let next = neighbor(of: page, after: goesOn) else { return }
        let previous = pages
        delegate?.pageViewController(self, willTransitionTo: [next])
        show([next], animated: true) { [weak self] finished in
            guard let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: finished, previousViewControllers: previous,
                transitionCompleted: true)
        }
    }

    private func neighbor(of page: UIViewController, after isNext: Bool) -> UIViewController? {
        isNext
            ? dataSource?.pageViewController(self, viewControllerAfter: page)
            : dataSource?.pageViewController(self, viewControllerBefore: page)
    }
}

/// The view of a page controller, with the scroll view of the pages.
final class PagesView: UIView {
    // UIKit: pages that scroll are in a private scroll view (ahmedk92/Blog#5), here of three pages,
    // the middle one of which is visible (assumed: A48).
    private let scrollView = PageScrollView(frame: .zero)
    private var page: UIView?

    override func viewIsMade() {
        super.viewIsMade()
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        addSubview(scrollView)
    }

    func show(_ view: UIView) {
        page = view
        scrollView.addSubview(view)
        setNeedsLayout()
        place()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    private func place() {
        let width = bounds.width
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: width * 3, height: bounds.height)
        scrollView.contentOffset = CGPoint(x: width, y: 0)
        page?.frame = CGRect(x: width, y: 0, width: width, height: bounds.height)
    }
}

/// A scroll view that is turned by a swipe instead of a drag.
private final class PageScrollView: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== panGestureRecognizer
    }
}
