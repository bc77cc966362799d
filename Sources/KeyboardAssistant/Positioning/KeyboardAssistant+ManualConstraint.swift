import CoreGraphics
import UIKit

// Lets the app set the constraint or the inset itself.
extension KeyboardAssistant {
    /// Sets the assistant's part of the bottom constraint to that for a keyboard of
    /// `keyboardHeight` points, measured from the bottom of the window.
    ///
    /// This replaces the part for the actual keyboard until the keyboard moves again. A negative
    /// height, or one that isn't a number, is treated as zero.
    ///
    /// It doesn't matter how the constraint came to the assistant, nor which of its items is the
    /// view that moves. A height without a second item is that of an empty view at the bottom, which
    /// grows, or else of the view that ends above the keyboard, which shrinks. Nothing happens,
    /// however, if
    /// - the assistant has no constraint,
    /// - the constraint's views aren't in a window, where the room could be measured, or
    /// - one of its items is a keyboard layout guide, which makes the room itself.
    public func setBottomConstraintToKeyboard(keyboardHeight: CGFloat, animated: Bool) {
        let height = max(0, keyboardHeight.finiteOrZero)
        guard bottomConstraint != nil, let inset = inset(forKeyboardHeight: height) else { return }
        changeByHand(animated: animated) { self.applyInset(inset) { $0.update(nil) } }
    }

    /// Returns the inset for a keyboard of `height` points; `nil` if it can't be determined because
    /// the view isn't in a window.
    private func inset(forKeyboardHeight height: CGFloat) -> CGFloat? {
        guard height > 0 else { return 0 }
        guard let bounds = avoidance.laidOutView?.window?.bounds else { return nil }
        let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        return avoidance.inset(
            for: KeyboardGeometry(keyboard: frame, window: bounds), isMoving: true)
    }

    /// Sets the constant of the bottom constraint to `toConstant`, and removes the assistant's part
    /// of it.
    ///
    /// A value that isn't a number is ignored.
    public func resetBottomConstraint(toConstant: CGFloat, animated: Bool) {
        guard let constraintAvoidance else { return }
        reset(constraintAvoidance, to: toConstant, animated: animated)
    }

    /// Sets the bottom inset that avoids the keyboard to `toInset`, and removes the assistant's
    /// part of it.
    ///
    /// This is the content inset or the additional safe area.
    ///
    /// Normally, you can change the inset directly while the keyboard is shown. The assistant then
    /// guesses from the value whether you adjusted the inset or replaced it. Call this method to
    /// replace it explicitly. A value that isn't a number is ignored.
    public func resetBottomInset(toInset: CGFloat, animated: Bool) {
        guard constraintAvoidance == nil else { return }
        reset(avoidance, to: toInset, animated: animated)
    }

    private func reset(_ avoidance: any KeyboardAvoiding, to value: CGFloat, animated: Bool) {
        guard value.isFinite else { return }
        changeByHand(animated: animated) {
            avoidance.reset(to: value)
            self.paging.update(isRoom: false)
        }
    }

    private func changeByHand(animated: Bool, _ change: @escaping () -> Void) {
        isInsetByHand = observer.keyboardFrame != nil
        recording(.app) {
            respond(with: animated ? defaultAnimation : KeyboardAnimation(duration: 0)) {
                change()
                self.layOut()
            }
        }
    }
}
