import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UINavigationController.
@MainActor
@Suite struct NavigationTests {
    private let notes = Notes()
    private let first: LoggingViewController
    private let second: LoggingViewController
    private let navigation: UINavigationController
    private let window: UIWindow

    init() {
        first = LoggingViewController("a", notes)
        second = LoggingViewController("b", notes)
        navigation = UINavigationController(rootViewController: first)
        window = makeWindow(navigation)
        _ = notes.take()
    }

    @Test("The root controller appears with its navigation controller")
    func theRootAppearsWithTheNavigationController() {
        let notes = Notes()
        let root = LoggingViewController("r", notes)
        let window = makeWindow(UINavigationController(rootViewController: root))

        #expect(notes.take() == ["r.didLoad", "r.willAppear", "r.isAppearing", "r.didAppear"])
        #expect(root.view.window === window)
    }

    // The old controller comes first in both halves (wangling.me, 2014-02, view transition events).
    @Test("A push and a pop tell the controller that goes and the one that comes")
    func pushingAndPoppingTellBothControllers() {
        navigation.pushViewController(second, animated: false)
        #expect(
            notes.take() == [
                "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                "a.didDisappear", "b.didAppear",
            ])
        #expect(navigation.topViewController === second)
        #expect(first.view.window == nil)

        #expect(navigation.popViewController(animated: false) === second)
        #expect(
            notes.take() == [
                "b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear",
                "a.didAppear",
            ])
        #expect(navigation.viewControllers == [first])
        #expect(second.parent == nil && second.navigationController == nil)
    }

    // Apple's reference: the root controller is never popped.
    @Test("The root controller of a navigation controller can't be popped")
    func theRootStays() {
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [first])
    }

    @Test("Popping to the root returns the controllers that left the stack")
    func poppingToOneReturnsThoseThatWent() {
        let third = LoggingViewController("c", notes)
        navigation.pushViewController(second, animated: false)
        navigation.pushViewController(third, animated: false)

        #expect(navigation.popToRootViewController(animated: false) == [second, third])
        #expect(navigation.viewControllers == [first])
    }

    @Test("The stack can be set as a whole, and shows its last controller")
    func theStackCanBeSetAsAWhole() {
        navigation.setViewControllers([first, second], animated: false)
        #expect(navigation.topViewController === second)
        #expect(second.navigationController === navigation)
        navigation.viewControllers = [second]
        #expect(first.parent == nil)
        #expect(second.view.window === window)
    }

    // The bar is 44 points high and stands below the status bar (hacknicity.medium.com, 2018-06).
    @Test("The safe area begins below the navigation bar, unless the bar is hidden")
    func theBarBelongsToTheSafeArea() {
        window.layoutIfNeeded()
        let bar = navigation.navigationBar
        #expect(bar.frame.minY == window.safeAreaInsets.top)
        #expect(first.view.safeAreaInsets.top == bar.frame.maxY)
        #expect(first.view.frame.height == window.bounds.height)

        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.top == window.safeAreaInsets.top)
    }

    // Apple's reference: without extended edges the view ends at the bars.
    @Test("A view without extended edges begins below the navigation bar")
    func aViewThatIsNotExtendedEndsAtTheBar() {
        first.edgesForExtendedLayout = []
        window.layoutIfNeeded()

        #expect(first.view.convert(CGPoint.zero, to: nil).y == navigation.navigationBar.frame.maxY)
        #expect(first.view.safeAreaInsets.top == 0)
    }

    @Test("The safe area ends above the toolbar, which is 44 points high")
    func theToolbarBelongsToTheSafeArea() {
        first.toolbarItems = [UIBarButtonItem(systemItem: .done)]
        navigation.isToolbarHidden = false
        window.layoutIfNeeded()

        #expect(first.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom + 44)
        #expect(navigation.toolbar?.items?.count == 1)
    }

    @Test("The delegate hears of a push before and after the controller is shown")
    func theDelegateHearsOfWhatIsShown() {
        final class Listener: NSObject, UINavigationControllerDelegate {
            var lines: [String] = []
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController, animated: Bool
            ) {
                lines.append("will")
            }
            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController, animated: Bool
            ) {
                lines.append("did")
            }
        }
        let listener = Listener()
        navigation.delegate = listener
        navigation.pushViewController(second, animated: false)

        #expect(listener.lines == ["will", "did"])
    }

    // Apple's reference: the bar shows the items of the controllers in the stack.
    @Test("The bar's top item is the top controller's, and its back item is the one below's")
    func theBarShowsTheItemOnTop() {
        navigation.pushViewController(second, animated: false)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(navigation.navigationBar.backItem === first.navigationItem)
    }

    @Test("A controller may push another one while it is about to appear")
    func aControllerMayPushAnotherWhileItAppears() {
        final class Impatient: UIViewController {
            var following: UIViewController?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let following else { return }
                self.following = nil
                navigationController?.pushViewController(following, animated: false)
            }
        }
        let impatient = Impatient()
        impatient.following = second
        navigation.pushViewController(impatient, animated: false)

        #expect(navigation.viewControllers == [first, impatient, second])
        #expect(second.view.window === window)
        #expect(impatient.viewIfLoaded?.window == nil)
    }

    @Test("A popped controller is freed, although its edit button was in the bar")
    func aPoppedControllerIsFreed() {
        weak var weakController: UIViewController?
        do {
            let controller = UIViewController()
            weakController = controller
            controller.navigationItem.rightBarButtonItem = controller.editButtonItem
            navigation.pushViewController(controller, animated: false)
            navigation.popViewController(animated: false)
        }
        #expect(weakController == nil)
    }

    @Test("A navigation controller is freed with its root once its window has another root")
    func aReleasedNavigationControllerLeavesNothingBehind() {
        weak var weakNavigation: UINavigationController?
        weak var weakRoot: UIViewController?
        do {
            let root = UIViewController()
            let navigation = UINavigationController(rootViewController: root)
            (weakNavigation, weakRoot) = (navigation, root)
            window.rootViewController = navigation
            navigation.pushViewController(UIViewController(), animated: false)
            window.rootViewController = UIViewController()
        }
        #expect(weakNavigation == nil && weakRoot == nil)
    }
}
