import CoreGraphics
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct LayoutObserverTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let cell = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
    private let field = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 44))

    init() {
        window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 390, height: 3_000)
        scrollView.addSubview(cell)
        cell.addSubview(field)
    }

    private func move(by distance: CGFloat) {
        cell.frame.origin.y += distance
        window.setNeedsLayout()
        scrollView.setNeedsLayout()
        window.layoutIfNeeded()
    }

    @Test(
        "The first layout after an input is observed counts if it moves the input",
        .requirement("U315", "U360"))
    func firstLayoutCounts() {
        var moves = 0
        let observer = LayoutObserver { moves += 1 }
        observer.observe(field, in: scrollView)
        move(by: 0)
        #expect(moves == 0)
        move(by: 80)
        #expect(moves == 1)

        // Another field beside it.
        let other = UITextField(frame: CGRect(x: 230, y: 8, width: 100, height: 44))
        cell.addSubview(other)
        observer.observe(other, in: scrollView)
        move(by: 80)
        #expect(moves == 2)
    }

    @Test(
        "An input whose cell has left the scroll view is observed again", .requirement("U363"))
    func returningInputIsObservedAgain() {
        var moves = 0
        let observer = LayoutObserver { moves += 1 }
        observer.observe(field, in: scrollView)
        window.layoutIfNeeded()
        // UIKit removes the constraints between the cell and the scroll view.
        cell.removeFromSuperview()
        scrollView.addSubview(cell)
        observer.observe(field, in: scrollView)
        move(by: 0)
        moves = 0
        move(by: 80)
        #expect(moves == 1)
    }

    @Test("Scrolling the inner of two scroll views is no move of a field beside the first")
    func scrollingInnerScrollViewIsNoMove() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        inner.contentSize = CGSize(width: 390, height: 900)
        scrollView.addSubview(inner)
        inner.addSubview(cell)
        let other = UITextField(frame: CGRect(x: 230, y: 8, width: 100, height: 44))
        cell.addSubview(other)
        var moves = 0
        let observer = LayoutObserver { moves += 1 }
        observer.observe(field, in: scrollView)
        window.layoutIfNeeded()
        observer.observe(other, in: scrollView)
        window.layoutIfNeeded()
        moves = 0
        inner.contentOffset.y = 50
        inner.setNeedsLayout()
        move(by: 0)
        #expect(moves == 0)
        inner.frame.origin.y += 80
        move(by: 0)
        #expect(moves == 1)
    }

    @Test("A view that takes the place of an observed one is observed in turn")
    func otherFrameIsObserved() {
        let (first, second) = (UIView(frame: cell.frame), UIView(frame: cell.frame))
        [first, second].forEach(window.addSubview)
        var moves = 0
        let observer = LayoutObserver { moves += 1 }
        for frame in [first, second] { observer.observe(nil, in: nil, frames: [frame]) }
        window.layoutIfNeeded()
        moves = 0
        second.frame.origin.y += 80
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(moves > 0)
    }

    @Test("A guide that is observed already costs no new views")
    func observedGuideCostsNothing() {
        let observer = LayoutObserver {}
        observer.observe(nil, in: nil, guideOf: window)
        let views = window.subviews
        #expect(views.count > 1)
        observer.observe(nil, in: nil, guideOf: window)
        #expect(window.subviews == views)
        observer.observe(nil, in: nil)
        #expect(window.subviews == [scrollView])
    }
}
