import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// The keyboard layout guides of all windows, which follow the keyboard when it moves.
///
/// In a show, a hide or a change of height they are updated once, inside the keyboard's animation,
/// so that they get their final value in one layout pass, and only presentation layers have frames
/// in between. Under a finger, they move with each of its moves. The same is true on a device
/// (WWDC21, "Your guide to keyboard layout": the guide moves with the keyboard's own animation).
@MainActor
final class KeyboardGuides {
    /// The placement that the guides have.
    private var reported = KeyboardPlacement.hidden
    /// The placement of the keyboard.
    private var real = KeyboardPlacement.hidden
    /// The placement that the guides have when all moves have ended.
    private var underWay = KeyboardPlacement.hidden
    private var transitions = 0
    private var isPopping = false
    /// The window whose input has the keyboard.
    private weak var editedWindow: UIWindow?
    /// The height of an accessory view that the guides still avoid, although the keyboard is
    /// hidden.
    private var keptHeight: CGFloat = 0

    /// Follows a show, a hide or a change of height, which takes `duration` seconds.
    func keyboard(isAt placement: KeyboardPlacement, over duration: TimeInterval) {
        let isTransition = placement.differs(from: real)
        real = placement
        if isTransition {
            transitions += 1
            keptHeight = 0
        }
        switch UIApplication.behavior.keyboardGuide {
        case .exact, .silentDuringDrag: reported = real
        case .stale: reported = .hidden
        case .missesTransitions:
            // Transitions are followed and missed in turn.
            if isTransition, transitions.isMultiple(of: 2) == false { reported = real }
        case .offByBar: reported = real.withoutAccessory
        case .oneFrameLate:
            follow(to: real, over: duration)
        case .silentDuringPop: if !isPopping { reported = real }
        }
        tell()
    }

    func keyboard(isDraggedTo frame: CGRect, from placement: KeyboardPlacement) {
        real = placement
        real.frame = frame
        switch UIApplication.behavior.keyboardGuide {
        case .exact, .missesTransitions: reported = real
        case .offByBar: reported = real.withoutAccessory
        case .stale, .silentDuringDrag: break
        case .oneFrameLate: follow(to: real, over: 0)
        case .silentDuringPop: if !isPopping { reported = real }
        }
        tell()
    }

    /// Follows the end of a drag that dismisses a keyboard.
    func keyboard(isDismissedFrom placement: KeyboardPlacement) {
        guard UIApplication.behavior.guideAfterDismissal == .aboveBottom,
            UIApplication.behavior.keyboardGuide != .stale
        else { return }
        keptHeight = placement.accessoryHeight
        tell()
    }

    func inputMoved(to window: UIWindow?) {
        guard window !== editedWindow else { return }
        editedWindow = window
        if UIApplication.behavior.severalScenes == .editedWindow { tell() }
    }

    func interactivePopBegan() {
        isPopping = true
    }

    func interactivePopEnded() {
        isPopping = false
        if UIApplication.behavior.keyboardGuide == .silentDuringPop { reported = real }
        tell()
    }

    /// Moves the guides to the placement one picture of the screen later.
    private func follow(to placement: KeyboardPlacement, over duration: TimeInterval) {
        guard placement.differs(from: underWay) else { return }
        underWay = placement
        VirtualClock.current.schedule(after: Display.period) { [weak self] in
            SimulatedKeyboard.animate(over: duration) {
                self?.reported = placement
                self?.tell()
                UIApplication.shared.commitTransaction()
            }
        }
    }

    /// Updates the guide of every window, because a window may be new or have moved.
    func tell() {
        let reported = reported.inGuides(
            on: UIScreen.main.bounds,
            isKeyboard: UIApplication.behavior.minimizedToolbar == .isKeyboard)
        for window in UIApplication.shared.allWindows where window.screen === UIScreen.main {
            let isElsewhere =
                UIApplication.behavior.severalScenes == .editedWindow
                && editedWindow?.windowScene !== window.windowScene
            let measured = isElsewhere ? editedWindow ?? window : window
            let frame = measured.convert(reported.frame, from: window.screen.coordinateSpace)
            window.keyboardFrame = reported.kind == .docked ? frame : keptFrame(in: window)
            window.undockedKeyboardFrame = reported.kind == .detached ? frame : nil
        }
    }

    /// The frame that the guide has at the bottom of a window without a keyboard; `nil` if it ends
    /// at the safe area.
    private func keptFrame(in window: UIWindow) -> CGRect? {
        guard keptHeight > 0, reported.kind == .hidden else { return nil }
        let bounds = window.bounds
        let height = window.safeAreaInsets.bottom + keptHeight
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
