import CoreGraphics
import UIKit

// The app's calls.
extension KeyboardAssistant {
    /// Sets the distance between `inputItem` and the edge, in points; `nil` uses `positionOffset`.
    ///
    /// A distance that isn't a number is treated as `nil`.
    public func setPositionOffset(_ offset: CGFloat?, for inputItem: UIView) {
        positioner.setOffset(
            offset.flatMap { $0.isFinite ? $0 : nil }, for: inputItem.editedInput)
    }

    /// Sets the views that belong to `inputItem`, such as its label, its error message, or the
    /// button below it, and are kept visible together with it.
    ///
    /// The input comes first, and then the views in this order, as far as they fit above the
    /// keyboard. Of a view that doesn't fit, the part closest to the input is shown. Views that are
    /// hidden, that have no height, or that aren't in the same scroll view as the input don't
    /// count. The distance to the keyboard gives way before a view is cut off. The assistant
    /// doesn't retain the views. An empty array removes them.
    ///
    /// A view that appears or grows while the input is being edited is shown in the same layout
    /// pass, unless people have scrolled the input away.
    public func setRelatedViews(_ views: [UIView], for inputItem: UIView) {
        let input = inputItem.editedInput
        positioner.setRelatedViews(views, for: input)
        guard isRunning, input === inputToPosition else { return }
        respond(to: .app) {
            guard let context = context(), context.keyboard != nil else { return }
            observeLayout(in: context)
            guard !scope.isActive else { return }
            scope.animate(with: rules.animation) { self.layoutChanged(in: context) }
        }
    }

    /// Scrolls `scrollView` so that `toInputItem` moves to its position.
    ///
    /// Does nothing if no keyboard is docked.
    ///
    /// If an input is taller than the visible area, its edited line is positioned instead, and
    /// moves only if it isn't visible. `toInputItem` can be any view inside the scroll view, such
    /// as the next input or a button. If the delegate calls this method, the scrolling is part of
    /// the keyboard's animation. Otherwise, it uses `animationDuration`. The horizontal offset
    /// doesn't change. An `offset` that isn't a number is treated as zero.
    public func reposition(
        scrollView: UIScrollView, toInputItem: UIView, constraint: RepositionConstraint,
        offset: CGFloat
    ) {
        respond(to: .app, in: scrollView) {
            guard let context = context(of: scrollView), let keyboard = context.keyboard,
                keyboard.isDocked
            else { return }
            var rules = rules
            rules.constraint = constraint
            positioner.scroll(
                scrollView, to: positioner.positioned(toInputItem, by: rules), above: keyboard,
                by: rules, offset: offset, awaitsInset: context.others.makesRoom)
        }
    }

    /// Scrolls `input`, and the scroll views around it, where the inset isn't in one of them.
    func revealInScrollViews(_ input: UIView) {
        positioner.positioned(input, by: rules).revealInScrollViews()
    }

    /// Responds to a keyboard that may have changed before the assistant is told of it.
    func keyboardMayHaveChanged(with animation: KeyboardAnimation?) {
        respond(to: .app) { update(with: animation) }
    }

    /// Responds to another footer.
    func footerChanged() {
        guard observer.keyboardFrame != nil else { return }
        respond(to: .app) { update(with: nil) }
    }

    // MARK: Setting the inset

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
        guard bottomConstraint != nil,
            let inset = inset.constraint?.inset(forKeyboardHeight: height)
        else { return }
        setInset(animated: animated) { self.applyInset(inset) { $0.update(with: nil) } }
    }

    /// Sets the constant of the bottom constraint to `toConstant`, and removes the assistant's part
    /// of it.
    ///
    /// A value that isn't a number is ignored.
    public func resetBottomConstraint(toConstant: CGFloat, animated: Bool) {
        guard inset.constraint != nil, toConstant.isFinite else { return }
        setInset(animated: animated) { self.inset.reset(to: toConstant) }
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
        guard inset.constraint == nil, toInset.isFinite else { return }
        setInset(animated: animated) { self.inset.reset(to: toInset) }
    }

    private func setInset(animated: Bool, _ change: @escaping () -> Void) {
        inset.leaveToApp(whileKeyboard: observer.keyboardFrame != nil)
        respond(to: .app) {
            scope.respond(with: animated ? rules.animation : KeyboardAnimation(duration: 0)) {
                change()
                self.inset.layOut()
            }
        }
    }
}

extension KeyboardAssistant: RowRevealing {
    func reveal(_ rect: CGRect, in scrollView: UIScrollView) -> Bool {
        guard scrollView === self.scrollView, isRunning else { return false }
        respond(to: .focus) {
            let context = context(of: scrollView)
            let others = context?.others ?? AvoiderSearch(in: scrollView)
            positioner.reveal(
                rowAt: rect, above: context?.keyboard, by: rules, awaitsInset: others.makesRoom)
        }
        return true
    }
}
