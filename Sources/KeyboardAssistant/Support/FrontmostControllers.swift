import UIKit

/// The controllers that show in front of everything else, from the outermost one inwards.
@MainActor
struct FrontmostControllers {
    let path: [UIViewController]

    /// What is in front of `start`, or of whatever contains it.
    init(of start: UIViewController?) {
        guard let start else {
            path = []
            return
        }
        let outermost = sequence(first: start, next: \.parent).reduce(start) { $1 }
        let front = sequence(first: outermost, next: Self.presented(by:)).reduce(outermost) { $1 }
        path = Array(sequence(first: front, next: Self.shownChild(of:)))
    }

    /// One that is on its way off the screen shows still: until it has gone, keys find nothing to
    /// do in it.
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

    /// Of several children that show the one by which keys come, else the last one.
    private static func activeChild(of controller: UIViewController) -> UIViewController? {
        let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
        guard shown.count > 1 else { return shown.first }
        let responders = controller.viewIfLoaded?.respondersToKeys ?? []
        return shown.first { responders.contains($0) } ?? shown.last
    }

    var front: UIViewController? { path.first }

    var tabs: UITabBarController? { path.lazy.compactMap { $0 as? UITabBarController }.first }
}
