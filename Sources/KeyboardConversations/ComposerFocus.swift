import UIKit

/// The ways out of a composer with the keyboard.
@MainActor
struct ComposerFocus {
    /// The input to leave.
    var input: UIView
    /// The control that the app names as the next one.
    var nextControl: UIView?
    /// The navigator that moves focus without a focus engine.
    var mover: (any FocusMover)?

    /// Returns a Boolean value that indicates whether `view` is on the screen with the input.
    func canReach(_ view: UIView?) -> Bool {
        guard let view, let window = input.window, view.window === window else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
    }

    /// Moves focus to the next control that accepts it, and returns whether there was one.
    func goToNextControl() -> Bool {
        if canReach(nextControl), let nextControl, go(to: nextControl) { return true }
        return laterViews.contains { go(to: $0) }
    }

    /// Moves focus to `view`, and returns whether the input was left.
    func go(to view: UIView) -> Bool {
        if view.isTextInput { return view.becomeFirstResponder() }
        if mover?.focus(view) == true { return true }
        // While there is focus, the system shows its way.
        if let system = UIFocusSystem(for: view) {
            system.requestFocusUpdate(to: view)
            system.updateFocusIfNeeded()
        }
        return !input.isFirstResponder || handKeys(to: view)
    }

    /// Lets the keys of the keyboard go to `view`, and returns whether the input was left.
    ///
    /// The first possible first responder in the chain from the view outward becomes first
    /// responder (WWDC21 10260, at 16:50).
    private func handKeys(to view: UIView) -> Bool {
        let responder = view.responderChain.first(where: \.canBecomeFirstResponder)
        return (responder?.becomeFirstResponder() ?? input.resignFirstResponder())
            && !input.isFirstResponder
    }

    /// The views after the input in the order of the screen, and then the views before the input,
    /// if their focus is visible.
    ///
    /// The order is unknown without `KeyNavigation`.
    private var laterViews: [UIView] {
        let screen: UIView? = input.window
        guard let screen, let order = (screen as? any TabOrdered)?.tabOrder() else { return [] }
        let later = Array(order.stops(.next, from: input))
        let earlier = Array(order.stops(.previous, from: input)).reversed()
        return (later + earlier).compactMap { order.item($0) as? UIView }.filter {
            $0.isEditableTextInput || screen.hasFocusSystem || mover != nil
        }
    }
}
