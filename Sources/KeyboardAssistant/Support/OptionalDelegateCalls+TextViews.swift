import CoreGraphics
import Foundation
import UIKit

#if canImport(ObjectiveC)
/// A text view's delegate that stands in front of another one, and only listens.
///
/// It has the methods that the other one has, since merely having one may change what a text view
/// does, and each call but one goes to the other one itself.
@MainActor
final class TextViewListener: NSObject, UITextViewDelegate {
    // Set on the main actor; UIKit asks there, too, but through methods that promise nothing.
    nonisolated(unsafe) weak var former: (any UITextViewDelegate)?
    private let selectionChanged: (UITextView) -> Void

    init(selectionChanged: @escaping (UITextView) -> Void) {
        self.selectionChanged = selectionChanged
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        former?.textViewDidChangeSelection?(textView)
        selectionChanged(textView)
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || former?.responds(to: aSelector) ?? false
    }

    // A text view remembers which methods its delegate has, and calls them although that is gone.
    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        former ?? NoTextViewDelegate.shared
    }
}

/// Answers as if there was no delegate.
private final class NoTextViewDelegate: NSObject, UITextViewDelegate {
    nonisolated static let shared = NoTextViewDelegate()

    nonisolated private override init() {
        super.init()
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
    func textViewDidEndEditing(_ textView: UITextView) {}
    func textViewDidChange(_ textView: UITextView) {}

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
#else
/// A text view's delegate that stands in front of another one, and only listens.
@MainActor
final class TextViewListener: NSObject, UITextViewDelegate {
    weak var former: (any UITextViewDelegate)?
    private let selectionChanged: (UITextView) -> Void

    init(selectionChanged: @escaping (UITextView) -> Void) {
        self.selectionChanged = selectionChanged
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        former?.textViewDidChangeSelection(textView)
        selectionChanged(textView)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        former?.textViewShouldBeginEditing(textView) ?? true
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        former?.textViewShouldEndEditing(textView) ?? true
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        former?.textViewDidBeginEditing(textView)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        former?.textViewDidEndEditing(textView)
    }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        former?.textView(textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func textViewDidChange(_ textView: UITextView) {
        former?.textViewDidChange(textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        former?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        former?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        former?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        former?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        former?.scrollViewWillBeginDecelerating(scrollView)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        former?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        former?.scrollViewDidEndScrollingAnimation(scrollView)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        former?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        former?.viewForZooming(in: scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        former?.scrollViewDidZoom(scrollView)
    }
}
#endif
