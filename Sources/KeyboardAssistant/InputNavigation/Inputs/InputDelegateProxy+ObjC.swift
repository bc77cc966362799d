#if canImport(ObjectiveC)
import Foundation
import ObjectiveC
import UIKit

/// A delegate of a text field or text view that forwards all calls to the app's delegate, and notifies
/// a navigator.
///
/// The proxy responds to the same methods as the app's delegate, because implementing a method can
/// change an input's behavior. All calls but five go directly to the app's delegate.
@MainActor
final class InputDelegateProxy: NSObject, UITextFieldDelegate, UITextViewDelegate {
    // Set on the main actor. UIKit also calls there, but through methods that don't guarantee the
    // actor.
    nonisolated(unsafe) weak var field: (any UITextFieldDelegate)?
    nonisolated(unsafe) weak var view: (any UITextViewDelegate)?
    weak var owner: InputDelegation?
    var hadTarget = false

    /// The app's delegate.
    nonisolated var target: (any NSObjectProtocol)? { field ?? view }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        shouldReturn(textField) {
            field?.textFieldShouldReturn?(textField)
        }
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        shouldBegin(
            textField, answer: field?.textFieldShouldBeginEditing?(textField) ?? true)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        shouldEnd(textField) { field?.textFieldShouldEndEditing?(textField) ?? true }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        field?.textFieldDidChangeSelection?(textField)
        selectionChanged(in: textField)
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        view?.textViewDidChangeSelection?(textView)
        selectionChanged(in: textView)
    }

    nonisolated override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target?.responds(to: aSelector) ?? false
    }

    // An input caches the methods of its delegate, and calls them even after the delegate is gone.
    nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
        target ?? NoInputDelegate.answering(aSelector)
    }
}

/// A delegate in place of one that has been deallocated, until the input asks for methods anew.
///
/// The delegate grants all requests ("should"), and has no answer to anything else. Until editing
/// begins again, links and attachments of a text view have no actions therefore.
private final class NoInputDelegate: NSObject, Sendable {
    private static let shared = NoInputDelegate()

    /// Returns the delegate, with a method for `selector` from now on.
    static func answering(_ selector: Selector) -> NoInputDelegate {
        guard !shared.responds(to: selector) else { return shared }
        if NSStringFromSelector(selector).lowercased().contains("should") {
            let grant: @convention(block) (AnyObject) -> Bool = { _ in true }
            _ = class_addMethod(self, selector, imp_implementationWithBlock(grant), "B@:")
        } else {
            let ignore: @convention(block) (AnyObject) -> UnsafeRawPointer? = { _ in nil }
            _ = class_addMethod(self, selector, imp_implementationWithBlock(ignore), "^v@:")
        }
        return shared
    }
}
#endif
