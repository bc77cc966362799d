import CoreGraphics
import UIKit

// The constraint, or the inset, as the app sets it by hand.
extension KeyboardAssistant {
    /// Makes our part of the bottom constraint as large as a keyboard of `keyboardHeight` points,
    /// counted from the window's bottom, asks for.
    ///
    /// It replaces what the keyboard itself asked for, until the keyboard moves again. A height
    /// that is not a number, or below zero, counts as zero.
    public func setBottomConstraintToKeyboard(keyboardHeight: CGFloat, animated: Bool) {
        let height = max(0, keyboardHeight.finiteOrZero)
        guard bottomConstraint != nil, let inset = inset(forKeyboardHeight: height) else { return }
        changeByHand(animated: animated) { self.applyInset(inset) { $0.update(nil) } }
    }

    /// Returns the inset for a keyboard of `height` points, or `nil` if that cannot be known,
    /// because the screen is in no window.
    private func inset(forKeyboardHeight height: CGFloat) -> CGFloat? {
        guard height > 0 else { return 0 }
        guard let bounds = bottomConstraintLayoutView?.window?.bounds else { return nil }
        let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        return avoidance.inset(
            for: KeyboardGeometry(keyboard: frame, window: bounds), isMoving: true)
    }

    /// Sets the bottom constraint's constant to the app's `toConstant` and ends our part in it.
    ///
    /// A value that is not a number is ignored.
    public func resetBottomConstraint(toConstant: CGFloat, animated: Bool) {
        guard let constraintAvoidance else { return }
        reset(constraintAvoidance, to: toConstant, animated: animated)
    }

    /// Sets the bottom inset that keeps clear of the keyboard, the content inset or the additional
    /// safe area, to the app's `toInset` and ends our part in it.
    ///
    /// What an app changes while the keyboard is up survives it as a rule: a change by some points
    /// is told from a new value by the nearer of the two. This call says outright that it is a new
    /// value. A value that is not a number is ignored.
    public func resetBottomInset(toInset: CGFloat, animated: Bool) {
        guard constraintAvoidance == nil else { return }
        reset(avoidance, to: toInset, animated: animated)
    }

    private func reset(_ avoidance: any KeyboardAvoiding, to value: CGFloat, animated: Bool) {
        guard value.isFinite else { return }
        changeByHand(animated: animated) { avoidance.reset(to: value) }
    }

    private func changeByHand(animated: Bool, _ change: @escaping () -> Void) {
        isInsetByHand = observer.keyboardFrame != nil
        respond(with: animated ? defaultAnimation : KeyboardAnimation(duration: 0)) {
            change()
            self.layOut()
        }
    }
}
