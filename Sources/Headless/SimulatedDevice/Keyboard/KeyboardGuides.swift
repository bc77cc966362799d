import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// What the keyboard layout guides of all windows are told of the keyboard, and when.
///
/// In a show, a hide or a change of height they are told once, inside the keyboard's animation, so
/// that they go to their end value in one layout pass and only presentation layers have frames in
/// between; under a finger they move with each of its moves. That is how a device has it (WWDC21,
/// "Your guide to keyboard layout": the guide moves with the keyboard's own animation).
@MainActor
final class KeyboardGuides {
    /// What they are told.
    private var told = KeyboardPlacement.hidden
    /// Where the keyboard is.
    private var real = KeyboardPlacement.hidden
    /// Where they will be when all that is under way has arrived.
    private var underWay = KeyboardPlacement.hidden
    private var transitions = 0
    private var isPopping = false

    /// Takes part in a show, a hide or a change of height, which takes `duration` seconds.
    func keyboard(isAt placement: KeyboardPlacement, over duration: TimeInterval) {
        let isTransition = placement.differs(from: real)
        real = placement
        if isTransition { transitions += 1 }
        switch UIApplication.behavior.keyboardGuide {
        case .exact, .silentDuringDrag: told = real
        case .stale: told = .hidden
        case .missesTransitions:
            // The first is seen, the second missed; the third says where the keyboard is.
            if isTransition, transitions.isMultiple(of: 2) == false { told = real }
        case .oneFrameLate:
            follow(to: real, over: duration)
        case .silentDuringPop: if !isPopping { told = real }
        }
        tell()
    }

    func keyboard(isDraggedTo frame: CGRect, from placement: KeyboardPlacement) {
        real = placement
        real.frame = frame
        switch UIApplication.behavior.keyboardGuide {
        case .exact, .missesTransitions: told = real
        case .stale, .silentDuringDrag: break
        case .oneFrameLate: follow(to: real, over: 0)
        case .silentDuringPop: if !isPopping { told = real }
        }
        tell()
    }

    func interactivePopBegan() {
        isPopping = true
    }

    func interactivePopEnded() {
        isPopping = false
        if UIApplication.behavior.keyboardGuide == .silentDuringPop { told = real }
        tell()
    }

    /// Goes there one picture of the screen later.
    private func follow(to placement: KeyboardPlacement, over duration: TimeInterval) {
        guard placement.differs(from: underWay) else { return }
        underWay = placement
        VirtualClock.current.schedule(after: Display.period) { [weak self] in
            SimulatedKeyboard.animate(over: duration) {
                self?.told = placement
                self?.tell()
                UIApplication.shared.commitTransaction()
            }
        }
    }

    /// Tells every window; one may be new, or have moved.
    func tell() {
        for window in UIApplication.shared.allWindows where window.screen === UIScreen.main {
            let frame = window.convert(told.frame, from: window.screen.coordinateSpace)
            window.keyboardFrame = told.kind == .docked ? frame : nil
            window.undockedKeyboardFrame = told.kind == .detached ? frame : nil
        }
    }
}
