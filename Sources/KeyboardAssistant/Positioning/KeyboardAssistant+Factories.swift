import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// Creates an assistant that keeps the inputs of `navigator` visible in `scrollView` for as
    /// long as you hold a reference to it.
    ///
    /// You don't need to start or stop it. An input that is already visible doesn't move.
    /// `avoidance` determines how the scroll view avoids the keyboard. `observer` provides the
    /// keyboard's position, and is a new `KeyboardObserver` by default.
    public convenience init(
        scrollView: UIScrollView, navigator: InputNavigator, avoidance: Avoidance = .automatic,
        observer: (any KeyboardObserving)? = nil
    ) {
        self.init(
            navigator: navigator, observer: observer ?? KeyboardObserver(),
            positioning: .scrollView(WeakBox(scrollView)),
            avoidance: scrollView.avoiding(avoidance))
        repositionPolicy = .ifNeeded
        start()
    }

    /// Creates an assistant that calls `onReposition` to position the inputs of `navigator`, for as
    /// long as you hold a reference to it.
    ///
    /// You don't need to start or stop it. The assistant changes `bottomConstraint` to avoid the
    /// keyboard, and lays out the view that contains `layoutView` and both items of the constraint.
    public convenience init(
        navigator: InputNavigator, bottomConstraint: NSLayoutConstraint? = nil,
        layoutView: UIView? = nil,
        onReposition: @escaping (_ inputItem: UIView, _ keyboardHeight: CGFloat) -> Void
    ) {
        self.init(
            navigator: navigator, observer: KeyboardObserver(),
            positioning: .manual { onReposition($1, $2) },
            avoidance: bottomConstraint.map {
                ConstraintAvoidance(constraint: $0, layoutView: layoutView)
            } ?? NoAvoidance())
        start()
    }

    /// Returns an assistant that scrolls `positionScrollView` to the inputs itself.
    ///
    /// `bottomConstraint` pins the bottom of the scroll view. The sign of its constant is
    /// determined from the constraint. The assistant lays out `bottomConstraintLayoutView` when the
    /// constant changes.
    public static func createAutoScrollView(
        inputNavigator: InputNavigator, positionScrollView: UIScrollView,
        positionConstraint: RepositionConstraint, positionOffset: CGFloat,
        bottomConstraint: NSLayoutConstraint, bottomConstraintLayoutView: UIView
    ) -> KeyboardAssistant {
        KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(),
            positioning: .scrollView(WeakBox(positionScrollView)),
            avoidance: ConstraintAvoidance(
                constraint: bottomConstraint, pinning: positionScrollView,
                layoutView: bottomConstraintLayoutView),
            positionConstraint: positionConstraint, positionOffset: positionOffset)
    }

    /// Returns an assistant that changes `bottomConstraint` and lets `delegate` position the
    /// inputs.
    public static func createManual(
        inputNavigator: InputNavigator, delegate: any KeyboardAssistantDelegate,
        bottomConstraint: NSLayoutConstraint, bottomConstraintLayoutView: UIView
    ) -> KeyboardAssistant {
        KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(),
            positioning: .delegate(delegate),
            avoidance: ConstraintAvoidance(
                constraint: bottomConstraint, layoutView: bottomConstraintLayoutView))
    }

    /// Returns an assistant that lets `delegate` both avoid the keyboard and position the inputs.
    public static func createManual(
        inputNavigator: InputNavigator, delegate: any KeyboardAssistantDelegate
    ) -> KeyboardAssistant {
        KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(),
            positioning: .delegate(delegate))
    }
}

extension Positioning {
    /// The delegate, which isn't retained, positions inputs.
    @MainActor
    fileprivate static func delegate(_ delegate: any KeyboardAssistantDelegate) -> Self {
        .manual { [weak delegate] assistant, input, height in
            delegate?.keyboardAssistantManuallyReposition(
                keyboardAssistant: assistant, toInputItem: input, keyboardHeight: height)
        }
    }
}

extension UIScrollView {
    /// Returns an object that avoids the keyboard here in the given way.
    fileprivate func avoiding(_ avoidance: KeyboardAssistant.Avoidance) -> any KeyboardAvoiding {
        switch avoidance {
        case .automatic, .contentInset: InsetAvoidance(scrollView: self)
        case .bottomConstraint(let constraint):
            ConstraintAvoidance(constraint: constraint, pinning: self)
        case .additionalSafeArea: SafeAreaAvoidance(view: self)
        case .none: NoAvoidance()
        }
    }
}
