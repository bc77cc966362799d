import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct ZoomTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        var zooms = 0

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
    }

    private let zoomer = Zoomer()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func setUp() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(zoomer.content)
        scrollView.contentSize = zoomer.content.bounds.size
        scrollView.delegate = zoomer
        scrollView.maximumZoomScale = 4
    }

    // Apple's reference: the delegate names the view that is scaled; without one nothing is.
    @Test("A scroll view without a delegate to name a view doesn't zoom")
    func withoutAViewNothingZooms() {
        scrollView.maximumZoomScale = 4
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
    }

    // Apple's reference: the content grows with the view, and the scale stays within its limits.
    @Test("The zoom scale stays within its limits, and the content size grows along with it")
    func theScaleStaysWithinItsLimits() {
        setUp()
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 2 && zoomer.zooms == 1)
        #expect(scrollView.contentSize == CGSize(width: 200, height: 800))
        #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 200, height: 800))
        for (scale, limited) in [(9, 4), (0.1, 1), (.nan, 1), (-1, 1)] as [(CGFloat, CGFloat)] {
            scrollView.zoomScale = scale
            #expect(scrollView.zoomScale == limited)
        }
    }

    // What is in the middle stays there (assumed: A11).
    @Test("The middle of what is in sight stays there as a scroll view zooms")
    func theMiddleStays() {
        setUp()
        scrollView.contentOffset = CGPoint(x: 0, y: 150)
        scrollView.setZoomScale(2, animated: false)
        #expect(scrollView.contentOffset == CGPoint(x: 50, y: 350))
    }
}
