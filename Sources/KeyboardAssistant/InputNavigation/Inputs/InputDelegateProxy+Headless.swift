#if !canImport(ObjectiveC)
import CoreGraphics
import Foundation
import UIKit

/// A delegate of a text field or text view that forwards all calls to the app's delegate, and
/// tells what a navigator has to know.
@MainActor
final class InputDelegateProxy: NSObject {
    weak var field: (any UITextFieldDelegate)?
    weak var view: (any UITextViewDelegate)?
    weak var owner: InputDelegation?
    var hadTarget = false

    /// The app's delegate.
    var target: (any NSObjectProtocol)? { field ?? view }
}

extension InputDelegateProxy: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        shouldReturn(textField) { field?.textFieldShouldReturn(textField) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        shouldEnd(textField) { field?.textFieldShouldEndEditing(textField) ?? true }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        field?.textFieldDidChangeSelection(textField)
        selectionChanged(in: textField)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        shouldBegin(textField, answer: field?.textFieldShouldBeginEditing(textField) ?? true)
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        field?.textFieldDidBeginEditing(textField)
    }

    func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) {
        field?.textFieldDidEndEditing(textField, reason: reason)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool {
        field?.textField(
            textField, shouldChangeCharactersInRanges: ranges, replacementString: string) ?? true
    }

    // Not called by a field, but by a delegate that forwards to the one that it found.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        field?.textField(
            textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        field?.textFieldShouldClear(textField) ?? true
    }

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        field?.textField(
            textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    func textField(
        _ textField: UITextField,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        field?.textField(textField, willPresentEditMenuWith: animator)
    }

    func textField(
        _ textField: UITextField,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
        field?.textField(textField, willDismissEditMenuWith: animator)
    }
}

extension InputDelegateProxy: UITextViewDelegate {
    func textViewDidChangeSelection(_ textView: UITextView) {
        view?.textViewDidChangeSelection(textView)
        selectionChanged(in: textView)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        view?.textViewShouldBeginEditing(textView) ?? true
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        view?.textViewShouldEndEditing(textView) ?? true
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        view?.textViewDidBeginEditing(textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        view?.textViewDidEndEditing(textView)
    }

    func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
    ) -> Bool {
        view?.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text) ?? true
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        view?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textViewDidChange(_ textView: UITextView) {
        view?.textViewDidChange(textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        view?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        view?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        view?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        view?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        view?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        view?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        view?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        view?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        view?.viewForZooming(in: scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        view?.scrollViewDidZoom(scrollView)
    }
}
#endif
