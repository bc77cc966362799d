import CoreGraphics
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Scenes that people or the system resize.
@MainActor
@Suite struct SceneSizeTests {
    @Test(
        "A scene takes its new frame at once, or a little with each picture",
        .requirement("U591"))
    func sceneTakesFrame() {
        let device = SimulatedDevice(.iPad12_9)
        let frame = CGRect(x: 100, y: 50, width: 400, height: 700)
        device.resizeScene(to: frame)
        #expect(device.window.frame == frame)
        #expect(device.window.traitCollection.horizontalSizeClass == .compact)
        let other = CGRect(x: 0, y: 50, width: 800, height: 600)
        final class Sizes: UIViewController {
            var widths: [CGFloat] = []
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                widths.append(view.bounds.width)
            }
        }
        let screen = Sizes()
        device.show(screen)
        screen.widths = []
        device.resizeScene(to: other, over: 10.0 / 60)
        #expect(device.window.frame == other)
        #expect(screen.widths.count == 10 && screen.widths == screen.widths.sorted())
        #expect(device.window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test(
        "A frame that can't be is ignored, and so is a duration", .requirement("U591"),
        arguments: [Double.nan, .infinity, -1])
    func impossibleIsIgnored(number: Double) {
        let device = SimulatedDevice(.iPad12_9)
        let before = device.window.frame
        device.resizeScene(to: CGRect(x: 0, y: 0, width: 0, height: 500))
        device.resizeScene(to: CGRect(x: 0, y: 0, width: max(number, 0), height: number))
        device.resizeScene(
            to: CGRect(x: 0, y: 0, width: number.magnitude, height: .infinity), over: 0.1)
        #expect(device.window.frame == before)
        let frame = CGRect(x: 0, y: 0, width: 400, height: 500)
        device.resizeScene(to: frame, over: number)
        #expect(device.window.frame == frame)
    }

    @Test("A closed scene keeps its frame", .requirement("U591"))
    func closedSceneKeepsFrame() {
        let device = SimulatedDevice(.iPad12_9)
        let window = device.openWindow(size: CGSize(width: 400, height: 600))
        device.closeWindow(window)
        device.resizeScene(of: window, to: CGRect(x: 0, y: 0, width: 500, height: 500))
        #expect(window.frame.size == CGSize(width: 400, height: 600))
    }
}
