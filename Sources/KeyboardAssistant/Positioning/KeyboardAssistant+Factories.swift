import CoreGraphics
import UIKit

extension KeyboardAssistant {
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
