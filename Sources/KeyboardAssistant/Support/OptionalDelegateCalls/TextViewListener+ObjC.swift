#if canImport(ObjectiveC)
import CoreGraphics
import Foundation
import UIKit

/// A text view delegate that forwards all calls to the previous delegate, and reports changes of
/// the selection.
///
/// It responds to the same methods as the previous delegate, because implementing a method can
/// change a text view's behavior. All calls but one go directly to the previous delegate.
@MainActor
final class TextViewListener: NSObject, UITextViewDelegate {
    // Set on the main actor. UIKit also calls there, but through methods that don't guarantee it.
    nonisolated(unsafe) weak var previousDelegate: (any UITextViewDelegate)?
    private let selectionChanged: (UITextView) -> Void

    init(selectionChanged: @escaping (UITextView) -> Void) {
        self.selectionChanged = selectionChanged
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        previousDelegate?.textViewDidChangeSelection?(textView)
        selectionChanged(textView)
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || previousDelegate?.responds(to: aSelector) ?? false
    }

    // A text view caches which methods its delegate has, and calls them even after it is gone.
    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        previousDelegate ?? NoTextViewDelegate.shared
    }
}

/// A delegate with which a text view behaves as if it had none.
///
/// It implements all methods that delegates have in iOS 15 through 26 by their selectors, because
/// not every SDK declares all of them.
@MainActor
private final class NoTextViewDelegate: NSObject {
    nonisolated static let shared = NoTextViewDelegate()

    nonisolated private override init() {
        super.init()
    }

    // MARK: Editing

    @objc(textViewShouldBeginEditing:) func begins(_ textView: AnyObject) -> Bool { true }
    @objc(textViewShouldEndEditing:) func ends(_ textView: AnyObject) -> Bool { true }
    @objc(textViewDidBeginEditing:) func began(_ textView: AnyObject) {}
    @objc(textViewDidEndEditing:) func ended(_ textView: AnyObject) {}
    @objc(textViewDidChange:) func changed(_ textView: AnyObject) {}
    @objc(textViewWritingToolsWillBegin:) func toolsBegin(_ textView: AnyObject) {}
    @objc(textViewWritingToolsDidEnd:) func toolsEnd(_ textView: AnyObject) {}
    @objc(textView:insertInputSuggestion:) func insert(_ textView: AnyObject, _ text: AnyObject) {}

    @objc(textView:shouldChangeTextInRange:replacementText:)
    func changes(_ textView: AnyObject, _ range: NSRange, _ text: NSString) -> Bool { true }

    @objc(textView:shouldChangeTextInRanges:replacementText:)
    func changesAll(_ textView: AnyObject, _ ranges: NSArray, _ text: NSString) -> Bool { true }

    @objc(textView:writingToolsIgnoredRangesInEnclosingRange:)
    func ignored(_ textView: AnyObject, _ range: NSRange) -> NSArray { [] as NSArray }

    // MARK: Links, attachments and menus

    @objc(textView:shouldInteractWithURL:inRange:)
    func opens(_ textView: AnyObject, _ url: AnyObject, _ range: NSRange) -> Bool { true }

    @objc(textView:shouldInteractWithURL:inRange:interaction:)
    func opens(_ textView: AnyObject, _ url: AnyObject, _ range: NSRange, _ kind: Int) -> Bool {
        true
    }

    @objc(textView:shouldInteractWithTextAttachment:inRange:)
    func shows(_ textView: AnyObject, _ attachment: AnyObject, _ range: NSRange) -> Bool { true }

    @objc(textView:shouldInteractWithTextAttachment:inRange:interaction:)
    func shows(
        _ textView: AnyObject, _ attachment: AnyObject, _ range: NSRange, _ kind: Int
    ) -> Bool { true }

    @objc(textView:primaryActionForTextItem:defaultAction:)
    func action(_ textView: AnyObject, _ item: AnyObject, _ usual: AnyObject) -> AnyObject? {
        usual
    }

    @available(iOS 17, *)
    @objc(textView:menuConfigurationForTextItem:defaultMenu:)
    func menu(_ textView: AnyObject, _ item: AnyObject, _ usual: UIMenu) -> AnyObject? {
        UITextItem.MenuConfiguration(menu: usual)
    }

    @objc(textView:textItemMenuWillDisplayForTextItem:animator:)
    func displays(_ textView: AnyObject, _ item: AnyObject, _ animator: AnyObject) {}

    @objc(textView:textItemMenuWillEndForTextItem:animator:)
    func hides(_ textView: AnyObject, _ item: AnyObject, _ animator: AnyObject) {}

    // A `nil` result shows the system's own menu.
    @objc(textView:editMenuForTextInRange:suggestedActions:)
    func editMenu(_ textView: AnyObject, _ range: NSRange, _ usual: NSArray) -> AnyObject? { nil }

    @objc(textView:editMenuForTextInRanges:suggestedActions:)
    func editMenus(_ textView: AnyObject, _ ranges: NSArray, _ usual: NSArray) -> AnyObject? {
        nil
    }

    @objc(textView:willPresentEditMenuWithAnimator:)
    func presents(_ textView: AnyObject, _ animator: AnyObject) {}

    @objc(textView:willDismissEditMenuWithAnimator:)
    func dismisses(_ textView: AnyObject, _ animator: AnyObject) {}

    @objc(textView:willBeginFormattingWithViewController:)
    func willFormat(_ textView: AnyObject, _ controller: AnyObject) {}

    @objc(textView:didBeginFormattingWithViewController:)
    func formats(_ textView: AnyObject, _ controller: AnyObject) {}

    @objc(textView:willEndFormattingWithViewController:)
    func willEndFormat(_ textView: AnyObject, _ controller: AnyObject) {}

    @objc(textView:didEndFormattingWithViewController:)
    func didFormat(_ textView: AnyObject, _ controller: AnyObject) {}

    // MARK: Scrolling

    @objc(scrollViewDidScroll:) func scrolled(_ view: AnyObject) {}
    @objc(scrollViewDidZoom:) func zoomed(_ view: AnyObject) {}
    @objc(scrollViewWillBeginDragging:) func drags(_ view: AnyObject) {}
    @objc(scrollViewWillBeginDecelerating:) func slows(_ view: AnyObject) {}
    @objc(scrollViewDidEndDecelerating:) func slowed(_ view: AnyObject) {}
    @objc(scrollViewDidEndScrollingAnimation:) func arrived(_ view: AnyObject) {}
    @objc(scrollViewShouldScrollToTop:) func mayGoToTop(_ view: AnyObject) -> Bool { true }
    @objc(scrollViewDidScrollToTop:) func wentToTop(_ view: AnyObject) {}
    @objc(scrollViewDidChangeAdjustedContentInset:) func insetChanged(_ view: AnyObject) {}
    @objc(viewForZoomingInScrollView:) func zooming(_ view: AnyObject) -> AnyObject? { nil }

    @objc(scrollViewWillEndDragging:withVelocity:targetContentOffset:)
    func willRelease(
        _ view: AnyObject, _ velocity: CGPoint, _ target: UnsafeMutablePointer<CGPoint>
    ) {}

    @objc(scrollViewDidEndDragging:willDecelerate:)
    func released(_ view: AnyObject, _ slows: Bool) {}

    @objc(scrollViewWillBeginZooming:withView:)
    func willZoom(_ view: AnyObject, _ zoomed: AnyObject?) {}

    @objc(scrollViewDidEndZooming:withView:atScale:)
    func didZoom(_ view: AnyObject, _ zoomed: AnyObject?, _ scale: CGFloat) {}
}
#endif
