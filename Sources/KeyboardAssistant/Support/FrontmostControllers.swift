import UIKit

/// The controllers on the frontmost screen, from the outermost one inwards.
@MainActor
struct FrontmostControllers {
    let path: [UIViewController]

    /// Finds the controllers in front of `start`, or of the controller that contains it.
    init(of start: UIViewController?) {
        guard let start else {
            path = []
            return
        }
        let outermost = sequence(first: start, next: \.parent).reduce(start) { $1 }
        let front = sequence(first: outermost, next: Self.presented(by:)).reduce(outermost) { $1 }
        path = Array(sequence(first: front, next: Self.shownChild(of:)))
    }

    // One that is being dismissed counts still: until it has gone, keys find nothing to do in it.
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

    /// Returns the child on the screen; of several the one that keys go through, else the last.
    private static func activeChild(of controller: UIViewController) -> UIViewController? {
        let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
        guard shown.count > 1 else { return shown.first }
        let responders = controller.viewIfLoaded?.keyResponderChain ?? []
        return shown.first { responders.contains($0) } ?? shown.last
    }

    /// The outermost controller of the frontmost screen.
    var front: UIViewController? { path.first }

    /// The outermost tab bar controller of the frontmost screen.
    var tabs: UITabBarController? { path.lazy.compactMap { $0 as? UITabBarController }.first }
}
