import Foundation
import UIKit

/// A step of the diagnosis: an action, and what to look at when the keyboard has had time to move.
struct DiagnosisStep {
    var action: @MainActor () -> Void
    var observation: @MainActor () -> Void = {}
}

/// An object that plays steps one after the other, with a pause after each.
///
/// The pauses are the animation of a strip at the top of the window, which shows the progress.
@MainActor
final class DiagnosisPlayer {
    /// The time between an action and its observation, in seconds.
    ///
    /// An animation with the keyboard's curve takes half a second.
    private static let pause: TimeInterval = 0.8

    private var steps: ArraySlice<DiagnosisStep> = []
    private let strip = UIView()
    private var stride: CGFloat = 0
    private var windowWidth: CGFloat = 0
    private var isPlaying = false
    private var finish: (_ isComplete: Bool) -> Void = { _ in }

    /// Plays `steps` and calls `finish`.
    ///
    /// If the app leaves the foreground, or if its window gets another width, the rest isn't played
    /// and `isComplete` is `false`.
    func play(
        _ steps: [DiagnosisStep], in window: UIWindow,
        then finish: @escaping (_ isComplete: Bool) -> Void
    ) {
        self.steps = steps[...]
        self.finish = finish
        isPlaying = true
        windowWidth = window.bounds.width
        stride = windowWidth / CGFloat(max(1, steps.count))
        strip.frame = CGRect(x: 0, y: window.safeAreaInsets.top, width: 0, height: 3)
        strip.backgroundColor = .systemBlue
        strip.isUserInteractionEnabled = false
        window.addSubview(strip)
        playNext()
    }

    /// Ends the play before its last step, if there is one.
    func stop() {
        if isPlaying { end(isComplete: false) }
    }

    private func playNext() {
        guard let step = steps.popFirst() else { return end(isComplete: true) }
        step.action()
        strip.superview?.bringSubviewToFront(strip)
        let start = CACurrentMediaTime()
        UIView.animate(
            withDuration: Self.pause, delay: 0, options: [.curveLinear, .allowUserInteraction]
        ) {
            self.strip.frame.size.width += self.stride
        } completion: { isFinished in
            guard self.isPlaying else { return }
            guard isFinished, self.isUndisturbed(since: start) else {
                return self.end(isComplete: false)
            }
            step.observation()
            self.playNext()
        }
    }

    /// Returns a Boolean value that indicates whether the pause since `start` was a pause, in a
    /// window that wasn't rotated or resized.
    private func isUndisturbed(since start: TimeInterval) -> Bool {
        // An animation ends at once where nothing is animated, as in the background.
        CACurrentMediaTime() - start > Self.pause / 2
            && strip.superview?.bounds.width == windowWidth
    }

    private func end(isComplete: Bool) {
        steps = []
        isPlaying = false
        strip.removeFromSuperview()
        let finish = finish
        self.finish = { _ in }
        finish(isComplete)
    }
}
