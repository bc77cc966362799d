import Foundation
import UIKit

// Methods that a delegate may leave out. Objective-C can be asked which are there; elsewhere they
// have default implementations. A nil result means that there is no answer.
extension UITextFieldDelegate {
    #if canImport(ObjectiveC)
    func shouldBeginEditing(_ field: UITextField) -> Bool? {
        textFieldShouldBeginEditing?(field)
    }

    func didBeginEditing(_ field: UITextField) {
        textFieldDidBeginEditing?(field)
    }

    func shouldEndEditing(_ field: UITextField) -> Bool? {
        textFieldShouldEndEditing?(field)
    }

    /// UIKit calls the method with a reason, and the short one only where that is missing.
    func didEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
        if textFieldDidEndEditing?(field, reason: reason) == nil {
            textFieldDidEndEditing?(field)
        }
    }

    func shouldChangeCharacters(in range: NSRange, to string: String, of field: UITextField)
        -> Bool?
    {
        textField?(field, shouldChangeCharactersIn: range, replacementString: string)
    }

    func didChangeSelection(_ field: UITextField) {
        textFieldDidChangeSelection?(field)
    }

    func shouldClear(_ field: UITextField) -> Bool? {
        textFieldShouldClear?(field)
    }

    func shouldReturn(_ field: UITextField) -> Bool? {
        textFieldShouldReturn?(field)
    }

    @available(iOS 16, *)
    func editMenu(for range: NSRange, of field: UITextField, suggesting actions: [UIMenuElement])
        -> UIMenu?
    {
        textField?(field, editMenuForCharactersIn: range, suggestedActions: actions) ?? nil
    }

    @available(iOS 16, *)
    func willPresentEditMenu(
        of field: UITextField, with animator: any UIEditMenuInteractionAnimating
    ) {
        textField?(field, willPresentEditMenuWith: animator)
    }

    @available(iOS 16, *)
    func willDismissEditMenu(
        of field: UITextField, with animator: any UIEditMenuInteractionAnimating
    ) {
        textField?(field, willDismissEditMenuWith: animator)
    }
    #else
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
    #endif
}

extension UIAdaptivePresentationControllerDelegate {
    #if canImport(ObjectiveC)
    func shouldDismiss(_ presentation: UIPresentationController) -> Bool? {
        presentationControllerShouldDismiss?(presentation)
    }

    func willDismiss(_ presentation: UIPresentationController) {
        presentationControllerWillDismiss?(presentation)
    }

    func didDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidDismiss?(presentation)
    }

    func didAttemptToDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss?(presentation)
    }
    #else
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
    #endif
}

extension UINavigationBarDelegate {
    func shouldPop(_ item: UINavigationItem, from bar: UINavigationBar) -> Bool? {
        #if canImport(ObjectiveC)
        navigationBar?(bar, shouldPop: item)
        #else
        navigationBar(bar, shouldPop: item)
        #endif
    }
}

extension UITabBarControllerDelegate {
    #if canImport(ObjectiveC)
    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool? {
        tabBarController?(tabs, shouldSelect: controller)
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        tabBarController?(tabs, didSelect: controller)
    }
    #else
    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool? {
        tabBarController(tabs, shouldSelect: controller)
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        tabBarController(tabs, didSelect: controller)
    }
    #endif
}

extension UIScrollViewDelegate {
    func zoomedView(in scrollView: UIScrollView) -> UIView? {
        #if canImport(ObjectiveC)
        viewForZooming?(in: scrollView) ?? nil
        #else
        viewForZooming(in: scrollView)
        #endif
    }
}
