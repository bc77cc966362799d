import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// Random drags of the keyboard, with every picture compared with the keyboard as drawn.
///
/// `DRAGS` is the number of drags, and `FUZZ_SEED` the seed.
@MainActor
@Suite(
    .doubts(.keyboardGuide, .keyboardCurve, .hideDuration, .endFrame, .screenConversion)
) struct RandomDragTests {
    private static var dragCount: Int {
        ProcessInfo.processInfo.environment["DRAGS"].flatMap(Int.init) ?? 50
    }

    /// The distance that a bar may be from the keyboard as drawn; `nil` where the guide says nothing
    /// of a finger, or says it too late.
    private var tolerance: CGFloat? {
        switch UIKitBehavior.standard.keyboardGuide {
        case .exact, .silentDuringPop: 0.5
        case .missesTransitions, .oneFrameLate, .stale, .silentDuringDrag: nil
        }
    }

    @Test(
        "A bar that the library moves stays on the keyboard in each picture of any drag",
        .requirement("U382"), arguments: [WayOfRoom.constraint, .safeArea])
    func barStaysOnKeyboard(way: WayOfRoom) throws {
        // Without a safe area at the bottom, a bar goes as far as the keyboard.
        let device = SimulatedDevice(.iPhoneSE)
        let screen = DraggableList(length: 3000, fieldAt: 40, hasMovedBar: true)
        device.show(screen)
        let moved = try #require(screen.moved)
        let assistant = screen.assistant(way)
        var random = SeededNumbers(
            seed: ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 7)
        var (worst, pictures) = (0 as CGFloat, 0)
        for drag in 0..<Self.dragCount {
            screen.field.becomeFirstResponder()
            device.settle()
            let rest = try #require(device.keyboard.frame?.minY)
            #expect(abs(moved.frame.maxY - rest) <= 0.5, "drag \(drag)")

            let film = device.film(moved, screen.pinned)
            self.drag(in: screen, on: device, &random)
            film.stop()
            let end = screen.view.bounds.maxY
            for picture in film.pictures {
                let top = min(picture.keyboard?.minY ?? .infinity, end)
                for view in picture.views.compactMap(\.self) {
                    worst = max(worst, abs(view.maxY - top))
                }
                pictures += 1
            }
            if let tolerance { #expect(worst <= tolerance, "drag \(drag)") }
            let top = device.keyboard.frame?.minY ?? end
            #expect(abs(moved.frame.maxY - top) <= 0.5, "drag \(drag) ends right")
        }
        if Self.dragCount > 100 { print("\(way): \(pictures) pictures, \(worst) points off") }
        #expect(pictures > Self.dragCount)
        withExtendedLifetime(assistant) {}
    }

    /// Drags the keyboard somewhere, and lets go, flicks, or is interrupted.
    private func drag(
        in screen: DraggableList, on device: SimulatedDevice, _ random: inout SeededNumbers
    ) {
        let start = CGPoint(x: 100, y: CGFloat(Int.random(in: 150..<400, using: &random)))
        let finger = device.touch(at: start, in: device.window)
        for _ in 0..<Int.random(in: 1..<14, using: &random) {
            let step = Int.random(in: -20..<60, using: &random)
            finger.move(by: CGVector(dx: 0, dy: CGFloat(step)))
            device.advance(by: Double(Int.random(in: 0..<3, using: &random)) / 60)
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: finger.cancel()
        case 1: finger.lift()
        default:
            finger.hold(for: 0.2)
            finger.lift()
        }
        device.settle()
    }
}
