import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// Creates an assistant that keeps the inputs of `navigator` in sight in `scrollView` for as
    /// long as it is held.
    ///
    /// There is nothing to start or stop. An input that is in sight already is not moved.
    /// `avoidance` decides how the scroll view is kept clear of the keyboard, and `observer`, a
    /// `KeyboardObserver` of its own by default, where that is.
    public convenience init(
        scrollView: UIScrollView, navigator: InputNavigator, avoidance: Avoidance = .automatic,
        observer: (any KeyboardObserving)? = nil
    ) {
        self.init(
            navigator: navigator, observer: observer ?? KeyboardObserver(),
            mode: .automatic(WeakBox(scrollView), avoidance.avoiding(in: scrollView)))
        repositionPolicy = .ifNeeded
        start()
    }

    /// Creates an assistant that calls `onReposition` to position the inputs of `navigator`, for as
    /// long as it is held.
    ///
    /// There is nothing to start or stop. A `bottomConstraint` is moved out of the keyboard's way,
    /// and `layoutView`, or else the whole window, laid out with it.
    public convenience init(
        navigator: InputNavigator, bottomConstraint: NSLayoutConstraint? = nil,
        layoutView: UIView? = nil,
        onReposition: @escaping (_ inputItem: UIView, _ keyboardHeight: CGFloat) -> Void
    ) {
        self.init(
            navigator: navigator, observer: KeyboardObserver(),
            mode: .manual(
                bottomConstraint.map { ConstraintAvoidance(constraint: $0, layoutView: layoutView) }
            ))
        self.onReposition = onReposition
        start()
    }

    /// Returns an assistant that scrolls `positionScrollView` to its inputs by itself.
    ///
    /// `bottomConstraint` pins the scroll view's bottom; which way its constant counts is found
    /// from the constraint. `bottomConstraintLayoutView` is laid out when the constant changes.
    public static func createAutoScrollView(
        inputNavigator: InputNavigator, positionScrollView: UIScrollView,
        positionConstraint: RepositionConstraint, positionOffset: CGFloat,
        bottomConstraint: NSLayoutConstraint, bottomConstraintLayoutView: UIView
    ) -> KeyboardAssistant {
        KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(),
            mode: .automatic(
                WeakBox(positionScrollView),
                ConstraintAvoidance(
                    constraint: bottomConstraint, pinning: positionScrollView,
                    layoutView: bottomConstraintLayoutView)),
            positionConstraint: positionConstraint, positionOffset: positionOffset)
    }

    /// Returns an assistant that moves `bottomConstraint` and asks `delegate` to position.
    public static func createManual(
        inputNavigator: InputNavigator, delegate: any KeyboardAssistantDelegate,
        bottomConstraint: NSLayoutConstraint, bottomConstraintLayoutView: UIView
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(),
            mode: .manual(
                ConstraintAvoidance(
                    constraint: bottomConstraint, layoutView: bottomConstraintLayoutView)))
        assistant.delegate = delegate
        return assistant
    }

    /// Returns an assistant that leaves both avoiding the keyboard and positioning to `delegate`.
    public static func createManual(
        inputNavigator: InputNavigator, delegate: any KeyboardAssistantDelegate
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(), mode: .manual(nil))
        assistant.delegate = delegate
        return assistant
    }
}

extension KeyboardAssistant.Avoidance {
    @MainActor
    fileprivate func avoiding(in scrollView: UIScrollView) -> any KeyboardAvoiding {
        switch self {
        case .automatic, .contentInset: InsetAvoidance(scrollView: scrollView)
        case .bottomConstraint(let constraint):
            ConstraintAvoidance(constraint: constraint, pinning: scrollView)
        case .additionalSafeArea: SafeAreaAvoidance(view: scrollView)
        case .none: NoAvoidance()
        }
    }
}
