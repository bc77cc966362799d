import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIScrollView.
@MainActor @Suite struct ScrollViewTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let log = ScrollLog()

    init() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.delegate = log
    }

    @Test("The offset is the origin of the bounds (Apple, contentOffset)")
    func offsetIsTheBoundsOrigin() {
        scrollView.contentOffset = CGPoint(x: 0, y: 30)

        #expect(scrollView.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
        #expect(log.lines == ["did scroll"])
    }

    @Test("An offset set in code is not brought into the legal range (facebook/react-native#23427)")
    func setOffsetDoesNotClamp() {
        scrollView.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
        #expect(scrollView.contentOffset.y == 5000)

        scrollView.contentOffset = CGPoint(x: 0, y: -300)
        #expect(scrollView.contentOffset.y == -300)
    }

    @Test("Setting the same offset again tells nobody")
    func settingSameOffsetAgainTellsNobody() {
        scrollView.contentOffset = .zero

        #expect(log.lines.isEmpty)
    }

    @Test(
        "A rectangle is scrolled to just as far as it takes (Apple, scrollRectToVisible)",
        arguments: [
            (CGRect(x: 0, y: 150, width: 10, height: 100), 100.0, 100.0, "visible already"),
            (CGRect(x: 0, y: 350, width: 10, height: 100), 100.0, 250.0, "below"),
            (CGRect(x: 0, y: 20, width: 10, height: 50), 100.0, 20.0, "above"),
            (CGRect(x: 0, y: 950, width: 10, height: 500), 100.0, 800.0, "beyond the end"),
            (CGRect(x: 0, y: 500, width: 10, height: 0), 100.0, 100.0, "empty"),
            (CGRect.null, 100.0, 100.0, "null"),
            // (assumed: A66)
            (CGRect(x: 0, y: 400, width: 10, height: 300), 100.0, 400.0, "too tall"),
        ] as [(CGRect, CGFloat, CGFloat, String)])
    func rectToVisible(rect: CGRect, from start: CGFloat, to end: CGFloat, word: String) {
        scrollView.contentOffset.y = start

        scrollView.scrollRectToVisible(rect, animated: false)

        #expect(scrollView.contentOffset.y == end)
    }

    // Apple, Text Programming Guide for iOS: the keyboard's height becomes an inset, and then this
    // call shows the field.
    @Test("Scrolling to a rectangle keeps it clear of the insets (Apple, Managing the Keyboard)")
    func rectToVisibleBesideInsets() {
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)

        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)

        #expect(scrollView.contentOffset.y == 170)
    }

    // Apple says so of tables.
    @Test("When the content shrinks the offset returns to the legal range (Apple, reloadData())")
    func shrinkingContentReturnsOffsetToRange() {
        scrollView.contentOffset.y = 700

        scrollView.contentSize.height = 600

        #expect(scrollView.contentOffset.y == 400)
    }

    @Test("When an inset shrinks the offset returns to the legal range (assumed: A10)")
    func shrinkingInsetReturnsOffsetToRange() {
        scrollView.contentInset.bottom = 300
        scrollView.contentOffset.y = 1100

        scrollView.contentInset.bottom = 0

        #expect(scrollView.contentOffset.y == 800)
    }

    // Both move it by hand: uias/Tabman#300 for the top, airbnb/MagazineLayout#136 for the bottom.
    @Test("An inset that grows does not move the content (uias/Tabman#300)")
    func growingInsetDoesNotMoveContent() {
        scrollView.contentInset.bottom = 300
        scrollView.contentInset.top = 40

        #expect(scrollView.contentOffset.y == 0)
        #expect(log.lines == ["did change insets", "did change insets"])
    }

    @Test("Numbers that are no numbers change nothing")
    func nonNumbersChangeNothing() {
        scrollView.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
        scrollView.contentSize.height = .infinity
        scrollView.contentInset.top = .nan
        scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: true)

        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.contentSize.height == 1000)
        #expect(scrollView.contentInset == .zero)
    }

    @Test("Both indicators take the insets set for both (Apple, scrollIndicatorInsets)")
    func bothIndicatorsTakeSharedInsets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        scrollView.scrollIndicatorInsets = insets

        #expect(scrollView.verticalScrollIndicatorInsets == insets)
        #expect(scrollView.horizontalScrollIndicatorInsets == insets)
    }
}

/// Writes down a scroll view's calls of its delegate; the same line only once in a row.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    private(set) var lines: [String] = []
    var target: CGPoint?

    private func write(_ line: String) {
        if lines.last != line || !line.hasPrefix("did scroll") { lines.append(line) }
    }

    func clear() {
        lines = []
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        write("did scroll")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        write("will begin dragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        write("will end dragging")
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        write(decelerate ? "did end dragging, decelerates" : "did end dragging")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        write("will begin decelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        write("did end decelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        write("did end animation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        write("did change insets")
    }
}
