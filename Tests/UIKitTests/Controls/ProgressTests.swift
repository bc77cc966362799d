import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference of the class.
@MainActor
@Suite struct ProgressTests {
    @Test("An indicator that stands still hides, unless it shall not", .requirement("U593"))
    func indicatorHidesWhenStopped() {
        let indicator = UIActivityIndicatorView(style: .medium)
        #expect(indicator.isHidden && !indicator.isAnimating)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.stopAnimating()
        #expect(indicator.isHidden)
        indicator.hidesWhenStopped = false
        #expect(!indicator.isHidden && !indicator.isAnimating)
    }

    @Test("A large indicator is larger than a medium one", .requirement("U593"))
    func largeIndicatorIsLarger() {
        let (medium, large) = (
            UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)
        )
        #expect(medium.intrinsicContentSize.width < large.intrinsicContentSize.width)
        #expect(medium.bounds.size == medium.intrinsicContentSize)
    }

    @Test("Progress stays between nothing and all", .requirement("U593"))
    func progressStaysInRange() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 2
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
        #expect(view.intrinsicContentSize.height > 0)
    }

    @Test("A page control has no page that there is not", .requirement("U593"))
    func pageControlKeepsToItsPages() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 7
        #expect(control.currentPage == 2)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.hidesForSinglePage = true
        control.numberOfPages = 1
        #expect(control.isHidden)
    }

    // The selected segment stays selected (assumed: A79).
    @Test("Segments can be removed", .requirement("U593"))
    func segmentsCanBeRemoved() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.titleForSegment(at: 0) == "B" && control.selectedSegmentIndex == 1)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

extension ProgressTests {
    @Test("A tap beside the middle of a page control goes on or back", .requirement("U593"))
    func tapTurnsPage() throws {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 200, height: 26))
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        control.numberOfPages = 3
        screen.view.addSubview(control)
        for x: CGFloat in [200, 200, 200, 40] {
            device.tap(at: CGPoint(x: x, y: 113), in: device.window)
        }
        #expect(pages == [1, 2, 1])
    }
}
#endif
