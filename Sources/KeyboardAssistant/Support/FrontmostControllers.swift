import UIKit

/// The view controllers on the frontmost screen, from the outermost inward.
@MainActor
package struct FrontmostControllers {
    package let path: [UIViewController]

    /// Finds the view controllers in front of `start`, or of its outermost ancestor.
    package init(of start: UIViewController?) {
        guard let start else {
            path = []
            return
        }
        let outermost = sequence(first: start, next: \.parent).reduce(start) { $1 }
        let front = sequence(first: outermost, next: Self.presented(by:)).reduce(outermost) { $1 }
        path = Array(sequence(first: front, next: Self.shownChild(of:)))
    }

    /// Finds the view controllers on the screen inside `controller`.
    package init(inside controller: UIViewController?) {
        path = controller.map { Array(sequence(first: $0, next: Self.shownChild(of:))) } ?? []
    }

    // A view controller that is being dismissed counts until it is gone. Until then, keys do
    // nothing.
    private static func presented(by controller: UIViewController) -> UIViewController? {
        controller.presentedViewController
    }

    private static func shownChild(of controller: UIViewController) -> UIViewController? {
        switch controller {
        case let tabs as UITabBarController: tabs.selectedViewController
        case let stack as UINavigationController: stack.topViewController
        default: activeChild(of: controller)
        }
    }

    /// Returns the visible child.
    ///
    /// If there are several, the one that receives keys, or else the last.
    private static func activeChild(of controller: UIViewController) -> UIViewController? {
        let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
        guard shown.count > 1 else { return shown.first }
        let responders = controller.viewIfLoaded?.keyResponderChain ?? []
        return shown.first { responders.contains($0) } ?? shown.last
    }

    /// The outermost view controller of the frontmost screen.
    package var front: UIViewController? { path.first }

    /// The outermost tab bar controller of the frontmost screen.
    package var tabs: UITabBarController? {
        path.lazy.compactMap { $0 as? UITabBarController }.first
    }
}
