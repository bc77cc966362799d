import Foundation
import Testing
import UIKit

@MainActor
@Suite struct ViewControllerTests {
    private let notes = Notes()

    // Apple's reference of viewIsAppearing: will appear, is appearing, did appear.
    @Test("A root controller appears with its window, and disappears when that is hidden")
    func aRootControllerAppearsWithItsWindow() {
        let window = makeWindow(LoggingViewController("a", notes))

        #expect(notes.take() == ["a.didLoad", "a.willAppear", "a.isAppearing", "a.didAppear"])
        window.isHidden = true
        #expect(notes.take() == ["a.willDisappear", "a.didDisappear"])
    }

    @Test("A controller loads its view when somebody first asks for it")
    func theViewIsLoadedWhenSomebodyAsksForIt() {
        let controller = LoggingViewController("a", notes)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)

        _ = controller.view

        #expect(controller.isViewLoaded)
        #expect(notes.take() == ["a.didLoad"])
    }

    // Apple's reference: the size of the view is right when viewIsAppearing is called.
    @Test("The view has its window's size when viewIsAppearing is called")
    func theViewHasItsSizeWhenItIsAppearing() {
        final class Sized: UIViewController {
            var size = CGSize.zero
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                size = view.bounds.size
            }
        }
        let controller = Sized()
        let window = makeWindow(controller)

        #expect(controller.size == window.bounds.size)
    }

    @Test("Each step of a parent's appearance comes to its child right afterwards")
    func aChildAppearsWithItsParent() {
        let parent = LoggingViewController("p", notes)
        let child = LoggingViewController("c", notes)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = notes.take()

        let window = makeWindow(parent)

        #expect(
            notes.take() == [
                "p.willAppear", "c.willAppear", "p.isAppearing", "c.isAppearing",
                "p.didAppear", "c.didAppear",
            ])
        _ = window
    }

    // A child that comes into a visible parent appears, since its superview is on the screen
    // (ivanchan.github.io, 2016-04-27).
    @Test("A child appears when its view joins a visible parent, and disappears as it leaves")
    func aChildAddedToAVisibleParentAppears() {
        let parent = UIViewController()
        let window = makeWindow(parent)
        let child = LoggingViewController("c", notes)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)

        #expect(notes.take() == ["c.didLoad", "c.willAppear", "c.isAppearing", "c.didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(notes.take() == ["c.willDisappear", "c.didDisappear"])
        _ = window
    }

    // Apple's reference: viewWillLayoutSubviews and viewDidLayoutSubviews enclose the layout.
    @Test("A controller hears of its view's layout before it and after it")
    func layoutIsAnnounced() {
        final class LayoutView: UIView {
            var notes: Notes?
            override func layoutSubviews() {
                super.layoutSubviews()
                notes?.lines.append("layout")
            }
        }
        final class LayoutController: UIViewController {
            let notes = Notes()
            override func loadView() {
                let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.notes = notes
                self.view = view
            }
            override func viewWillLayoutSubviews() { notes.lines.append("will") }
            override func viewDidLayoutSubviews() { notes.lines.append("did") }
        }
        let controller = LayoutController()
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()

        #expect(controller.notes.lines == ["will", "layout", "did"])
    }

    @Test("Additional safe area insets are added to the insets that the view has")
    func additionalSafeAreaReachesTheView() {
        let controller = UIViewController()
        let window = makeWindow(controller)
        let before = controller.view.safeAreaInsets
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)

        let insets = controller.view.safeAreaInsets
        #expect(insets.top == before.top + 10 && insets.left == before.left + 1)
        #expect(insets.bottom == before.bottom + 20 && insets.right == before.right + 2)
        _ = window
    }

    // Apple: view → its controller → the view's superview ("Using responders and the responder
    // chain to handle events").
    @Test("The responder after a view is its controller, then comes the view's superview")
    func theResponderChainGoesThroughTheController() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)

        #expect(child.view.next === child)
        #expect(child.next === parent.view)
        #expect(parent.view.next === parent)
    }

    // Apple's reference: a controller belongs to one parent; the former one loses it.
    @Test("A child that is added to another parent leaves its former one")
    func aChildHasOneParent() {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)

        #expect(first.children.isEmpty)
        #expect(second.children == [child])
        #expect(child.parent === second)
    }

    @Test("A controller's title becomes its navigation item's, but not the other way around")
    func theTitleIsTheNavigationItemsTitle() {
        let controller = UIViewController()
        controller.title = "One"
        #expect(controller.navigationItem.title == "One")
        controller.title = "Two"
        #expect(controller.navigationItem.title == "Two")
        controller.navigationItem.title = "Three"
        #expect(controller.title == "Two")
    }

    // Apple's reference: called before the size of the view changes.
    @Test("A controller hears of its view's new size while the view still has the old one")
    func aChangeOfSizeIsAnnounced() {
        final class Turning: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes = [view.bounds.size, size]
            }
        }
        let controller = Turning()
        let window = makeWindow(controller)
        let old = window.bounds.size
        let new = CGSize(width: 500, height: 700)
        window.frame = CGRect(origin: .zero, size: new)

        #expect(controller.sizes == [old, new])
        #expect(controller.view.bounds.size == new)
    }

    @Test("A controller that its window no longer shows is freed")
    func nothingHoldsAControllerThatIsNoLongerShown() {
        weak var weakController: UIViewController?
        let window = makeWindow(UIViewController())
        do {
            let controller = UIViewController()
            weakController = controller
            window.rootViewController = controller
            _ = controller.navigationItem
            _ = controller.presentationController
            window.rootViewController = UIViewController()
        }
        #expect(weakController == nil)
    }
}
