#if !canImport(ObjectiveC)
import Foundation
import UIKit

// Optional methods of a delegate or a focus item. Here they have default implementations. A `nil`
// result means that there is no answer.

extension UITextFieldDelegate {
    func shouldBeginEditing(_ field: UITextField) -> Bool? {
        textFieldShouldBeginEditing(field)
    }

    func didBeginEditing(_ field: UITextField) {
        textFieldDidBeginEditing(field)
    }

    func shouldEndEditing(_ field: UITextField) -> Bool? {
        textFieldShouldEndEditing(field)
    }

    func didEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(field, reason: reason)
    }

    func shouldChangeCharacters(in range: NSRange, to string: String, of field: UITextField)
        -> Bool?
    {
        textField(field, shouldChangeCharactersIn: range, replacementString: string)
    }

    func didChangeSelection(_ field: UITextField) {
        textFieldDidChangeSelection(field)
    }

    func shouldClear(_ field: UITextField) -> Bool? {
        textFieldShouldClear(field)
    }

    func shouldReturn(_ field: UITextField) -> Bool? {
        textFieldShouldReturn(field)
    }

    func editMenu(for range: NSRange, of field: UITextField, suggesting actions: [UIMenuElement])
        -> UIMenu?
    {
        textField(field, editMenuForCharactersIn: range, suggestedActions: actions)
    }

    func willPresentEditMenu(
        of field: UITextField, with animator: any UIEditMenuInteractionAnimating
    ) {
        textField(field, willPresentEditMenuWith: animator)
    }

    func willDismissEditMenu(
        of field: UITextField, with animator: any UIEditMenuInteractionAnimating
    ) {
        textField(field, willDismissEditMenuWith: animator)
    }
}

extension UIAdaptivePresentationControllerDelegate {
    func shouldDismiss(_ presentation: UIPresentationController) -> Bool? {
        presentationControllerShouldDismiss(presentation)
    }

    func willDismiss(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss(presentation)
    }

    func didDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss(presentation)
    }

    func didAttemptToDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss(presentation)
    }
}

extension UINavigationBarDelegate {
    func shouldPop(_ item: UINavigationItem, from bar: UINavigationBar) -> Bool? {
        navigationBar(bar, shouldPop: item)
    }
}

extension UITabBarControllerDelegate {
    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool? {
        tabBarController(tabs, shouldSelect: controller)
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        tabBarController(tabs, didSelect: controller)
    }
}

extension UIScrollViewDelegate {
    func zoomedView(in scrollView: UIScrollView) -> UIView? {
        viewForZooming(in: scrollView)
    }
}

extension UIFocusItem {
    var declaredGroup: String? { focusGroupIdentifier }

    var declaredPriority: UIFocusGroupPriority { focusGroupPriority }
}
#endif
