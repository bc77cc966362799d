import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// Lets `onReposition` position the inputs of `navigator`, for as long as it is held.
    ///
    /// There is nothing to start or stop. With a `bottomConstraint` it makes room there, and lays
    /// out `layoutView`, or the whole window.
    public convenience init(
        navigator: InputNavigator, bottomConstraint: NSLayoutConstraint? = nil,
        layoutView: UIView? = nil,
        onReposition: @escaping (_ inputItem: UIView, _ keyboardHeight: CGFloat) -> Void
    ) {
        self.init(
            navigator: navigator, observer: KeyboardObserver(),
            type: bottomConstraint == nil ? .manual : .manualWithBottomConstraint,
            room: bottomConstraint.map { ConstraintRoom(constraint: $0, pinning: nil) } ?? NoRoom(),
            positionConstraint: .viewBottomToTopOfKeyboard, positionOffset: Self.defaultOffset)
        self.bottomConstraint = bottomConstraint
        bottomConstraintLayoutView = layoutView
        self.onReposition = onReposition
        start()
    }

    /// Makes an assistant that brings inputs to their place in `positionScrollView` by itself.
    ///
    /// `bottomConstraint` pins the scroll view's bottom; which way its constant counts is found
    /// from the constraint. `bottomConstraintLayoutView` is laid out when the constant changes.
    public static func createAutoScrollView(
        inputNavigator: InputNavigator, positionScrollView: UIScrollView,
        positionConstraint: RepositionConstraint, positionOffset: CGFloat,
        bottomConstraint: NSLayoutConstraint, bottomConstraintLayoutView: UIView
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(), type: .autoScrollView,
            room: ConstraintRoom(constraint: bottomConstraint, pinning: positionScrollView),
            positionConstraint: positionConstraint, positionOffset: positionOffset)
        assistant.scrollView = positionScrollView
        assistant.bottomConstraint = bottomConstraint
        assistant.bottomConstraintLayoutView = bottomConstraintLayoutView
        return assistant
    }

    /// Makes an assistant that moves `bottomConstraint` and asks `delegate` to position.
    public static func createManual(
        inputNavigator: InputNavigator, delegate: any KeyboardAssistantDelegate,
        bottomConstraint: NSLayoutConstraint, bottomConstraintLayoutView: UIView
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(),
            type: .manualWithBottomConstraint,
            room: ConstraintRoom(constraint: bottomConstraint, pinning: nil),
            positionConstraint: .viewBottomToTopOfKeyboard, positionOffset: defaultOffset)
        assistant.delegate = delegate
        assistant.bottomConstraint = bottomConstraint
        assistant.bottomConstraintLayoutView = bottomConstraintLayoutView
        return assistant
    }

    /// Makes an assistant that leaves both the room and the positioning to `delegate`.
    public static func createManual(
        inputNavigator: InputNavigator, delegate: any KeyboardAssistantDelegate
    ) -> KeyboardAssistant {
        let assistant = KeyboardAssistant(
            navigator: inputNavigator, observer: KeyboardObserver(), type: .manual,
            room: NoRoom(), positionConstraint: .viewBottomToTopOfKeyboard,
            positionOffset: defaultOffset)
        assistant.delegate = delegate
        return assistant
    }
}
