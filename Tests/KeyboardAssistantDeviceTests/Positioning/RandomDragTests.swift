import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

@MainActor
@Suite struct RandomDragTests {
    @Test(
        "A bar that the library moves stays on the keyboard in each picture of any drag",
        .requirement("U382", "U461"))
    func barStaysOnKeyboard() {
        RandomPlay.play(DragHistory.self, share: 40)
    }
}

/// Drags of the keyboard, with every picture compared with the keyboard as drawn.
private struct DragHistory: RandomHistory {
    /// The ends of a drag.
    enum Act: String, CaseIterable {
        case lift, hold, cancel
    }

    static let doubts: [UIKitBehavior.Doubt] = [
        .keyboardGuide, .keyboardCurve, .hideDuration, .endFrame, .screenConversion,
    ]

    var random: SeededNumbers
    // Without a safe area at the bottom, a bar goes as far as the keyboard.
    private let device = SimulatedDevice(.iPhoneSE)
    private let screen = DraggableList(length: 3000, fieldAt: 40, hasMovedBar: true)
    private var assistant: KeyboardAssistant?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let way = seed.isMultiple(of: 2) ? WayOfRoom.constraint : .safeArea
        device.show(screen.container(way))
        assistant = screen.assistant(way)
    }

    /// The distance that a bar may be from the keyboard as drawn; `nil` where the guide says nothing
    /// of a finger, or says it too late.
    private var tolerance: CGFloat? {
        switch UIKitBehavior.standard.keyboardGuide {
        case .exact, .silentDuringPop, .offByBar: 0.5
        case .missesTransitions, .oneFrameLate, .stale, .silentDuringDrag: nil
        }
    }

    mutating func step(_ act: Act) -> [String] {
        guard let moved = screen.moved else { return ["no bar"] }
        screen.field.becomeFirstResponder()
        device.settle()
        guard let rest = device.keyboard.frame?.minY else { return ["no keyboard"] }
        var problems: [String] = []
        if abs(moved.frame.maxY - rest) > 0.5 { problems.append("the bar rests elsewhere") }

        let film = device.film(moved, screen.pinned)
        drag(endingBy: act)
        film.stop()
        let end = screen.view.bounds.maxY
        let distances = film.pictures.flatMap { picture in
            let top = min(picture.keyboard?.minY ?? .infinity, end)
            return picture.views.compactMap { $0.map { abs($0.maxY - top) } }
        }
        if distances.isEmpty { problems.append("no pictures") }
        if let tolerance, let worst = distances.max(), worst > tolerance {
            problems.append("a bar is \(worst) points off")
        }
        let top = device.keyboard.frame?.minY ?? end
        if abs(moved.frame.maxY - top) > 0.5 { problems.append("the drag ends elsewhere") }
        return problems
    }

    /// Drags the keyboard somewhere, and lets go, flicks, or is interrupted.
    private mutating func drag(endingBy act: Act) {
        let start = CGPoint(x: 100, y: CGFloat(Int.random(in: 150..<400, using: &random)))
        let finger = device.touch(at: start, in: device.window)
        for _ in 0..<Int.random(in: 1..<14, using: &random) {
            let step = Int.random(in: -20..<60, using: &random)
            finger.move(by: CGVector(dx: 0, dy: CGFloat(step)))
            device.advance(by: Double(Int.random(in: 0..<3, using: &random)) / 60)
        }
        switch act {
        case .cancel: finger.cancel()
        case .lift: finger.lift()
        case .hold:
            finger.hold(for: 0.2)
            finger.lift()
        }
        device.settle()
    }

    mutating func end() -> [String] {
        assistant = nil
        let isLeft =
            screen.bottom.constant != 0 || screen.additionalSafeAreaInsets != .zero
        return isLeft ? ["room is left"] : []
    }
}
