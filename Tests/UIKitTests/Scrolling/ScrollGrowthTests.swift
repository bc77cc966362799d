#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct ScrollGrowthTests {
    private final class Offsets: NSObject, UIScrollViewDelegate {
        var all: [CGPoint] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            all.append(scrollView.contentOffset)
        }
    }

    @Test(
        "A scroll view that only grows says nothing of offsets that it never had",
        .requirement("U356"),
        arguments: [CGFloat(0), 400])
    func growthTellsNoFalseOffsets(offset: CGFloat) {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        let scrollView = UIScrollView()
        let offsets = Offsets()
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(scrollView)
        let height = scrollView.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 60),
            scrollView.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            height,
        ])
        device.show(controller)
        scrollView.contentOffset.y = offset
        scrollView.delegate = offsets
        height.constant = 700
        controller.view.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 60, width: 390, height: 700))
        #expect(offsets.all == [])
        #expect(scrollView.contentOffset.y == offset)
    }
}
#endif
