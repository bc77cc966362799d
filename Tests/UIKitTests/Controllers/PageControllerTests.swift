#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIPageViewController.
@MainActor
@Suite struct PageControllerTests {
    private let controller = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    private let book = Book()

    /// A device that shows the first page; made in the body of a test, as other tests have theirs.
    private func makeDevice() -> SimulatedDevice {
        let device = SimulatedDevice()
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        device.show(controller)
        device.settle()
        return device
    }

    @Test("The page that is set is a child, and appears", .requirement("U593"))
    func pageAppears() throws {
        let device = makeDevice()
        #expect(
            controller.children == [book.pages[0]] && controller.viewControllers == [book.pages[0]])
        #expect(book.pages[0].calls == ["willAppear", "didAppear"])
        let page: UIView = book.pages[0].view
        #expect(page.convert(page.bounds, to: nil) == device.window.bounds)
        try device.tap(page)
    }

    @Test("Another page takes its place", .requirement("U593"))
    func otherPageTakesPlace() {
        let device = makeDevice()
        var isDone = false
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true) {
            isDone = $0
        }
        device.settle()
        #expect(isDone)
        #expect(controller.children == [book.pages[1]])
        #expect(book.pages[0].calls.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(book.pages[1].calls == ["willAppear", "didAppear"])
        #expect(book.pages[0].viewIfLoaded?.superview == nil)
        // The delegate hears of what people do.
        #expect(book.turned == [])
    }

    @Test("A swipe turns the page, as far as there are pages", .requirement("U593"))
    func swipeTurnsPage() {
        let device = makeDevice()
        for way: CGFloat in [-200, -200, -200, 200] {
            device.fling(controller.view, by: CGVector(dx: way, dy: 0))
            device.settle()
        }
        #expect(book.turned == ["to 1", "from 0", "to 2", "from 1", "to 1", "from 2"])
        #expect(controller.viewControllers == [book.pages[1]])
    }

    // The words are those of crash logs (stackoverflow.com/q/13633059).
    @Test("One page is shown, neither none nor two", .requirement("U593"))
    func otherNumbersAreFaults() {
        _ = makeDevice()
        let faults = SimulatedDevice.collectFaults {
            controller.setViewControllers([], direction: .forward, animated: false)
            controller.setViewControllers(book.pages, direction: .forward, animated: false)
        }
        #expect(faults.count == 2 && faults[1].reason.contains("provided (3)"))
        #expect(controller.viewControllers == [book.pages[0]])
    }
}

private final class Page: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = [Page(), Page(), Page()]
    var turned: [String] = []

    private func number(of page: UIViewController?) -> Int {
        pages.firstIndex { $0 === page } ?? -1
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let index = number(of: viewController) - 1
        return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let index = number(of: viewController) + 1
        return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        turned.append("to \(number(of: pendingViewControllers.first))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        turned.append("from \(number(of: previousViewControllers.first))")
    }
}
#endif
