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
    private var finish: (_ isComplete: Bool) -> Void = { _ in }

    /// Plays `steps` and calls `finish`.
    ///
    /// If the app leaves the foreground, the rest isn't played and `isComplete` is `false`.
    func play(
        _ steps: [DiagnosisStep], in window: UIWindow,
        then finish: @escaping (_ isComplete: Bool) -> Void
    ) {
        self.steps = steps[...]
        self.finish = finish
        stride = window.bounds.width / CGFloat(max(1, steps.count))
        strip.frame = CGRect(x: 0, y: window.safeAreaInsets.top, width: 0, height: 3)
        strip.backgroundColor = .systemBlue
        strip.isUserInteractionEnabled = false
        window.addSubview(strip)
        playNext()
    }

    private func playNext() {
        guard let step = steps.popFirst() else { return end(isComplete: true) }
        step.action()
        strip.superview?.bringSubviewToFront(strip)
        UIView.animate(
            withDuration: Self.pause, delay: 0, options: [.curveLinear, .allowUserInteraction]
        ) {
            self.strip.frame.size.width += self.stride
        } completion: { isFinished in
            guard isFinished else { return self.end(isComplete: false) }
            step.observation()
            self.playNext()
        }
    }

    private func end(isComplete: Bool) {
        strip.removeFromSuperview()
        let finish = finish
        self.finish = { _ in }
        finish(isComplete)
    }
}
