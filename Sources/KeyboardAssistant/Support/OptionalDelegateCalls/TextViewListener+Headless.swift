#if !canImport(ObjectiveC)
import CoreGraphics
import Foundation
import UIKit

/// A text view delegate that forwards all calls to the previous delegate, and reports changes of
/// the selection.
@MainActor
final class TextViewListener: NSObject, UITextViewDelegate {
    weak var previousDelegate: (any UITextViewDelegate)?
    private let selectionChanged: (UITextView) -> Void

    init(selectionChanged: @escaping (UITextView) -> Void) {
        self.selectionChanged = selectionChanged
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        previousDelegate?.textViewDidChangeSelection(textView)
        selectionChanged(textView)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        previousDelegate?.textViewShouldBeginEditing(textView) ?? true
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        previousDelegate?.textViewShouldEndEditing(textView) ?? true
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        previousDelegate?.textViewDidBeginEditing(textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        previousDelegate?.textViewDidEndEditing(textView)
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        previousDelegate?.textView(textView, shouldChangeTextIn: range, replacementText: text)
            ?? true
    }

    func textViewDidChange(_ textView: UITextView) {
        previousDelegate?.textViewDidChange(textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        previousDelegate?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        previousDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        previousDelegate?.viewForZooming(in: scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        previousDelegate?.scrollViewDidZoom(scrollView)
    }
}
#endif
