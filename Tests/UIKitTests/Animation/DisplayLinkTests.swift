#if canImport(SimulatedDevice)
import Foundation
import HeadlessBehavior
import QuartzCore
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor @Suite struct DisplayLinkTests {
    private let device = SimulatedDevice(.iPhoneSE)
    private let ticker = Ticker()

    /// On this test's own device, whichever was used last.
    private func link() -> CADisplayLink {
        device.advance(by: 0)
        Ticker.register()
        let link = CADisplayLink(target: ticker, selector: Ticker.action)
        link.add(to: .main, forMode: .common)
        return link
    }

    @Test(
        "A display link is called sixty times a second (Apple, CADisplayLink)", .requirement("U357")
    )
    func displayLinkCallsAtSixtyHertz() {
        let link = link()
        device.advance(by: 0.5)
        link.invalidate()

        #expect(ticker.times.count == 30)
        #expect(ticker.times.first == 1.0 / 60)
    }

    @Test(
        "A link ends on the display that calls it, whichever device was used last",
        .requirement("U357"))
    func linkEndsOnItsDisplay() throws {
        let link = link()
        let display = try #require(DeviceInUse.current.display as? Display)
        #expect(display.links.count == 1)
        let other = SimulatedDevice(.iPhoneSE)
        other.advance(by: 0)
        link.invalidate()
        #expect(display.links.isEmpty)
        device.advance(by: 0.1)
        #expect(ticker.times.isEmpty)
    }

    @Test("A display that outlives its clock shows nothing more", .requirement("U357"))
    func displayOutlivesClock() throws {
        var clock: VirtualClock? = VirtualClock()
        let display = try #require(clock?.display)
        clock = nil
        var pictures = 0
        display.removeViewer(
            display.addViewer {
                pictures += 1
                return true
            })
        #expect(pictures == 0)
    }

    @Test(
        "It tells this picture's time and the next one's (Apple, targetTimestamp)",
        .requirement("U357"))
    func linkTellsThisTimeAndNext() {
        let link = link()
        device.advance(by: 0.101)
        link.invalidate()

        #expect(abs(link.timestamp - 0.1) < 1e-9)
        #expect(abs(link.targetTimestamp - 7.0 / 60) < 1e-9)
        #expect(abs(link.duration - 1.0 / 60) < 1e-9)
        #expect(abs(CACurrentMediaTime() - 0.101) < 1e-9)
    }

    @Test(
        "On a display with 120 frames a second, a link is called so often unless it asks for less (Apple, preferredFramesPerSecond)",
        .requirement("U522"),
        arguments: [(nil, 60), (120, 60), (60, 30), (80, 30)] as [(Float?, Int)])
    func linkFollowsFastDisplay(wish: Float?, calls: Int) {
        device.framesPerSecond = 120
        let link = link()
        if let wish {
            link.preferredFrameRateRange = CAFrameRateRange(
                minimum: min(wish, 60), maximum: wish, preferred: wish)
        }
        device.advance(by: 0.5)
        link.invalidate()

        #expect(UIScreen.main.maximumFramesPerSecond == 120)
        #expect(ticker.times.count == calls)
    }

    @Test(
        "It can be called less often (Apple, preferredFramesPerSecond)", .requirement("U357"),
        arguments: [(30, 15), (20, 10), (0, 30), (500, 30)])
    func linkCanBeCalledLessOften(wish: Int, calls: Int) {
        let link = link()
        link.preferredFramesPerSecond = wish
        device.advance(by: 0.5)
        link.invalidate()

        #expect(ticker.times.count == calls)
    }

    @Test("A range asks for a rate as well (Apple, preferredFrameRateRange)", .requirement("U357"))
    func frameRateRangeAsksForRate() {
        let link = link()
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
        device.advance(by: 0.5)
        link.invalidate()

        #expect(ticker.times.count == 10)
        #expect(abs(link.targetTimestamp - link.timestamp - 0.05) < 1e-9)
    }

    @Test(
        "Paused, taken from its run loop or invalidated it is silent (Apple, CADisplayLink)",
        .requirement("U357"))
    func pausedOrInvalidatedLinkIsSilent() {
        let link = link()
        link.isPaused = true
        device.advance(by: 0.1)
        #expect(ticker.times.isEmpty)

        link.isPaused = false
        device.advance(by: 0.1)
        #expect(ticker.times.count == 6)

        link.remove(from: .main, forMode: .common)
        device.advance(by: 0.1)
        #expect(ticker.times.count == 6)

        link.add(to: .main, forMode: .default)
        link.invalidate()
        device.advance(by: 0.1)
        #expect(ticker.times.count == 6)
    }

    @Test(
        "It holds its target until it is invalidated (Apple, init(target:selector:))",
        .requirement("U357"))
    func linkHoldsTargetUntilInvalidated() {
        device.advance(by: 0)
        Ticker.register()
        weak var target: Ticker?
        let link: CADisplayLink
        do {
            let ticker = Ticker()
            target = ticker
            link = CADisplayLink(target: ticker, selector: Ticker.action)
        }
        link.add(to: .main, forMode: .common)
        #expect(target != nil)

        link.invalidate()
        #expect(target == nil)
    }

    @Test(
        "A target without the method stops the app (NSInvalidArgumentException)",
        .requirement("U356"))
    func targetWithoutMethodStopsApp() {
        device.advance(by: 0)
        let link = CADisplayLink(target: NSObject(), selector: Selector(("nothing:")))
        link.add(to: .main, forMode: .common)
        let faults = SimulatedDevice.collectFaults { device.advance(by: 0.02) }
        link.invalidate()

        #expect(faults.count == 1)
        #expect(faults.first?.exception == .invalidArgument)
    }

    @Test(
        "What a display link sets is drawn one picture later, what is animated at once",
        .requirement("U357"))
    func linkChangesAreDrawnPictureLater() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let follower = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        device.window.addSubview(follower)
        ticker.handler = { _ in
            follower.frame.origin.x = view.layer.presentation()?.frame.minX ?? -1
        }
        let link = link()
        let film = device.film(view, follower)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 60
        }
        device.advance(by: 0.105)
        link.invalidate()
        film.stop()
        device.advance(by: 0.2)

        let places = film.pictures.map { ($0.views[0]?.minX ?? -1).rounded() }
        let followed = film.pictures.map { ($0.views[1]?.minX ?? -1).rounded() }
        #expect(places == [1, 2, 3, 4, 5, 6])
        #expect(followed == [0, 1, 2, 3, 4, 5])
    }
}

private final class Ticker: NSObject {
    static let action = Selector(("tick:"))

    var times: [Double] = []
    var handler: (@MainActor (CADisplayLink) -> Void)?

    @MainActor
    static func register() {
        ActionTable.register(action, on: Ticker.self) { ticker, sender in
            guard let link = sender as? CADisplayLink else { return }
            ticker.times.append(link.timestamp)
            ticker.handler?(link)
        }
    }
}
#endif
