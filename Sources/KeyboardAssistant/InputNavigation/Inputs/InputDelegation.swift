import Foundation
import UIKit

/// An object that responds to the delegate calls and the Return keys of inputs.
@MainActor
protocol InputDelegationListener: AnyObject {
    /// Responds to the Return key of `field`. The closure `ask` asks the app's delegate, and returns
    /// `nil` without a delegate or an answer.
    func shouldReturn(in field: UITextField, asking ask: () -> Bool?) -> Bool
    /// Responds to the question whether `field` may begin editing, after the app's delegate gave
    /// `answer`.
    func shouldBeginEditing(in field: UITextField, answer: Bool) -> Bool
    /// Responds to the question whether `field` may end editing. The closure `ask` asks the app's
    /// delegate.
    func shouldEndEditing(in field: UITextField, asking ask: () -> Bool) -> Bool
    /// Responds to a move of the caret, or of the moving end of the selection, in `textInput`.
    func textInputDidChangeSelection(_ textInput: UIView)
    /// Responds to the control event of the Return key of `field`, before UIKit ends editing.
    func didEndOnExit(in field: UITextField)
}

/// A delegate in front of an input's own delegate.
///
/// The input's own delegate is still called for everything.
///
/// An app may set another delegate later, and another proxy comes in front of the new delegate. The new
/// delegate may forward calls to the delegate that it replaced, possibly an earlier proxy. Each proxy
/// therefore leads to the delegate from before the proxies in front, and no call goes in circles. Only
/// the last proxy notifies the listener.
@MainActor
final class InputDelegation {
    private weak var input: UIView?
    fileprivate private(set) weak var listener: (any InputDelegationListener)?
    /// The proxies.
    ///
    /// The app's delegates may reference the earlier ones.
    private var proxies: [InputDelegateProxy] = []

    init(_ input: UIView, listener: any InputDelegationListener) {
        self.input = input
        self.listener = listener
    }

    fileprivate var current: InputDelegateProxy? { proxies.last }

    /// Sets the delegate, when the input is added and again when editing begins.
    func apply() {
        guard let input else { return }
        if let index = proxies.firstIndex(where: { $0 === input.textDelegate }) {
            // The app may have set an earlier proxy again that it found as the delegate.
            proxies.removeSubrange((index + 1)...)
            return proxies[index].refresh(in: input)
        }
        if let target = input.textDelegate { giveUp(target) }
        proxies.removeAll { $0.target == nil }
        let proxy = InputDelegateProxy()
        proxy.owner = self
        proxies.append(proxy)
        proxy.insert(into: input)
    }

    /// Restores the app's delegate, if the input still has the proxy.
    func restore() {
        if let input, let current, input.textDelegate === current { current.remove(from: input) }
    }

    /// Makes the proxies that lead to `target` lead to the delegate before `target`.
    ///
    /// The app has set `target` again, and `target` may forward to these proxies now.
    private func giveUp(_ target: any NSObjectProtocol) {
        guard let first = proxies.firstIndex(where: { $0.target === target }) else { return }
        let before = first > 0 ? proxies[first - 1] : nil
        for proxy in proxies[first...] where proxy.target === target {
            (proxy.field, proxy.view) = (before?.field, before?.view)
        }
    }
}

extension InputDelegateProxy {
    // MARK: Notifying

    /// The listener, unless there is a later proxy, or the navigator has restored the input.
    private var listener: (any InputDelegationListener)? {
        owner.flatMap { $0.current === self ? $0.listener : nil }
    }

    func shouldReturn(_ field: UITextField, asking ask: () -> Bool?) -> Bool {
        listener?.shouldReturn(in: field, asking: ask) ?? ask() ?? true
    }

    func shouldBegin(_ field: UITextField, answer: Bool) -> Bool {
        listener?.shouldBeginEditing(in: field, answer: answer) ?? answer
    }

    func shouldEnd(_ field: UITextField, asking ask: () -> Bool) -> Bool {
        listener?.shouldEndEditing(in: field, asking: ask) ?? ask()
    }

    func selectionChanged(in input: UIView) { listener?.textInputDidChangeSelection(input) }

    // MARK: Setting and restoring

    /// Becomes the delegate of `input`, in front of the present delegate.
    fileprivate func insert(into input: UIView) {
        if let input = input as? UITextField {
            field = input.delegate
            input.delegate = self
        } else if let input = input as? UITextView {
            view = input.delegate
            input.delegate = self
        }
        hadTarget = target != nil
    }

    fileprivate func remove(from input: UIView) {
        (input as? UITextField)?.delegate = field
        (input as? UITextView)?.delegate = view
    }

    /// Becomes the delegate anew if the app's delegate is gone, because an input caches the methods of
    /// its delegate.
    fileprivate func refresh(in input: UIView) {
        guard hadTarget, target == nil else { return }
        remove(from: input)
        insert(into: input)
    }
}

extension UIView {
    /// The delegate of the text field or text view.
    fileprivate var textDelegate: (any NSObjectProtocol)? {
        (self as? UITextField)?.delegate ?? (self as? UITextView)?.delegate
    }
}
