#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIView.
@MainActor @Suite struct AnimationTests {
    private func make() -> (SimulatedDevice, UIView) {
        let device = SimulatedDevice(.iPhoneSE)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        device.window.addSubview(view)
        Animations.clearLog()
        return (device, view)
    }

    @Test(
        "The model has the new value at once, the presentation on the way (Apple, presentation())")
    func modelIsAheadOfPresentation() throws {
        let (device, view) = make()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 200
        }
        #expect(view.frame.minX == 200)
        #expect(view.layer.presentation()?.frame.minX == 0)

        device.advance(by: 0.25)
        let seen = try #require(view.layer.presentation()).frame.minX
        #expect(abs(seen - 50) < 0.001)

        device.settle()
        #expect(view.layer.presentation()?.frame.minX == 200)
    }

    @Test("The completion comes when the time is over (Apple, animate)")
    func completionComesWhenTimeIsOver() {
        let (device, view) = make()
        var finished: Bool?
        UIView.animate(withDuration: 0.3, delay: 0.1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }

        device.advance(by: 0.39)
        #expect(finished == nil)
        device.advance(by: 0.02)
        #expect(finished == true)
    }

    @Test("Without a duration the completion comes at the next turn (Apple, completion)")
    func completionAtTheNextTurn() {
        let (device, view) = make()
        defer { device.settle() }
        var isFinished = false
        UIView.animate(withDuration: 0) {
            view.alpha = 0
        } completion: { _ in
            isFinished = true
        }

        #expect(view.alpha == 0 && !isFinished)
        device.advance(by: 0)
        #expect(isFinished)
    }

    @Test(
        "The curve of keyboard notifications is kept, though it has no name (Apple, AnimationOptions)"
    )
    func keyboardCurveIsKeptThoughUnnamed() throws {
        let (device, view) = make()
        defer { device.settle() }
        let options = UIView.AnimationOptions(rawValue: 7 << 16)
        UIView.animate(withDuration: 0.25, delay: 0, options: options) {
            view.frame.size.height = 50
        }

        let record = try #require(Animations.log.last)
        #expect(record.duration == 0.25)
        #expect(record.curveNumber == 7)
        #expect(record.moved(view))
    }

    @Test(
        "An animation inside another inherits its duration and curve (Apple, overrideInheritedDuration)"
    )
    func nestedAnimationInheritsDurationAndCurve() {
        let (device, view) = make()
        defer { device.settle() }
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
                view.frame.origin.y = 5
            }
            #expect(UIView.inheritedAnimationDuration == 2)
        }

        #expect(Animations.log.map(\.duration) == [2, 0.1, 2])
        #expect(Animations.log.map(\.curveNumber) == [3, 3, 3])
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("Nothing is animated without animation (Apple, performWithoutAnimation)")
    func nothingIsAnimatedWithoutAnimation() {
        let (device, view) = make()
        defer { device.settle() }
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                view.alpha = 0
            }
        }

        #expect(Animations.log.allSatisfy { $0.changes.isEmpty })
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test("Switched off, animations do everything at once (Apple, setAnimationsEnabled)")
    func switchedOffAnimationsHappenAtOnce() {
        let (device, view) = make()
        defer { device.settle() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        var isFinished = false

        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { _ in
            isFinished = true
        }

        #expect(isFinished)
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test("Times that are no times are no time")
    func invalidTimesCountAsNoTime() {
        let (device, view) = make()
        defer { device.settle() }
        UIView.animate(withDuration: .nan, delay: -.infinity) { view.alpha = 0 }

        #expect(Animations.log.last?.duration == 0)
    }

    @Test(
        "Every animation curve runs from 0 to 1 and never goes back",
        arguments: 0...8 as ClosedRange<UInt>)
    func everyCurveGoesAllTheWayAndNeverBack(number: UInt) {
        let timing = AnimationTiming(curveNumber: number)
        let way = (0...100).map { timing.progress(at: Double($0) / 100) }

        #expect(way.first == 0)
        #expect(way.last == 1)
        #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    }

    @Test("The linear curve's progress is the fraction of the time that has passed")
    func theLinearCurveIsALine() {
        let timing = AnimationTiming(curveNumber: 3)

        #expect(
            (0...10).allSatisfy {
                abs(timing.progress(at: Double($0) / 10) - Double($0) / 10) < 1e-6
            })
    }
}
#endif
