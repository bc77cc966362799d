import Foundation
import UIKit

/// The settings that a navigator makes on one input and can restore.
///
/// Each setting is restored only if it hasn't changed since. Later settings of the app or of another
/// navigator are kept. An input that is being edited shows each change immediately.
@MainActor
final class InputConfiguration {
    private weak var input: UIView?
    let returnKeyRole: ReturnKeyRole
    /// The text of a field when people last typed; `nil` if they haven't since editing began.
    private var typedText: String?
    private weak var accessory: UIView?
    private var previousAccessory: UIView?
    private var returnKey: (set: UIReturnKeyType, previous: UIReturnKeyType)?
    private var exitAction: UIAction?
    /// Whether Return may end editing because no input follows; `nil` while unknown.
    private var endsLast: Bool?
    /// The forwarding to the app's delegate; `nil` for an input that keeps its own delegate.
    private var delegation: InputDelegation?

    init(_ input: UIView, returnKeyRole: ReturnKeyRole) {
        self.input = input
        self.returnKeyRole = returnKeyRole
    }

    // MARK: Between navigators

    /// The latest configuration of each input.
    ///
    /// A navigator that is being deallocated restores one input after another, so the next navigator
    /// may find configurations that nothing else refers to.
    private static var latest = WeakMap<UIView, WeakBox<InputConfiguration>>()

    /// Makes this the configuration that the next navigator has to restore.
    func becomeLatest() {
        if let input { Self.latest[input] = WeakBox(self) }
    }

    /// Restores an input that another navigator has configured, so that the next one always finds the
    /// app's settings.
    static func restoreLatest(of input: UIView) { latest[input]?.object?.restore() }

    /// A Boolean value that indicates whether the input has its original settings again.
    var isRestored: Bool { input == nil }

    // MARK: Typed text

    /// Records the text of a field in which people have typed.
    func typed(_ text: String?) { typedText = text }

    /// Returns a Boolean value that indicates whether `text`, the text after the app was asked about
    /// Return, shows that the app has used the typed text.
    func isConsumed(leaving text: String?) -> Bool {
        guard let typed = typedText else { return false }
        typedText = text
        return TextConsumption(before: typed, after: text ?? "").isConsumed
    }

    // MARK: Applying

    /// A Boolean value that indicates whether the input has a delegate in front of its own.
    var hasDelegation: Bool { delegation != nil }

    func apply(accessory: UIView) {
        guard let input else { return }
        (previousAccessory, self.accessory) = (input.accessoryBar, accessory)
        if input.setAccessoryBar(accessory) { input.showInputViews() }
    }

    func apply(_ delegation: InputDelegation) {
        self.delegation = delegation
        delegation.apply()
    }

    func apply(exitAction action: UIAction) {
        exitAction = action
        guard returnKeyRole != .endsLast else { return }
        (input as? UITextField)?.addAction(action, for: .editingDidEndOnExit)
    }

    /// Updates the settings that may have changed since the input was added.
    func editingBegan() {
        typedText = nil
        endsLast = nil
        // The app may have set its own delegate.
        delegation?.apply()
    }

    /// Lets Return end editing in the last input if the app doesn't respond to Return.
    ///
    /// UIKit ends editing in any field with an action for the event, even if the app's delegate doesn't
    /// want that.
    private func updateExitAction(hasNext: Bool) {
        guard returnKeyRole == .endsLast, let exitAction, let field = input as? UITextField,
            endsLast == nil || endsLast == hasNext
        else { return }
        endsLast = !hasNext
        field.removeAction(exitAction, for: .editingDidEndOnExit)
        if !hasNext, !field.respondsToReturn {
            field.addAction(exitAction, for: .editingDidEndOnExit)
        }
    }

    /// The results of updating the label of a Return key.
    enum LabelChange: Sendable {
        /// The input has no Return key, or keeps its own.
        case unsupported
        /// The label is the same as before, or the app has changed it.
        case unchanged
        case changed
    }

    /// Updates the label of the Return key, depending on whether another input follows.
    ///
    /// A label that the app has set since the last update is kept.
    ///
    /// - Parameter keepsOwn: A Boolean value that indicates whether a label that wasn't the default
    ///   is kept if no input follows.
    @discardableResult
    func labelReturnKey(hasNext: Bool, keepsOwn: Bool) -> LabelChange {
        updateExitAction(hasNext: hasNext)
        guard returnKeyRole == .labeled, let field = input as? UITextField, !field.isInSearchBar
        else { return .unsupported }
        let previous = returnKey?.previous ?? field.returnKeyType
        let own: UIReturnKeyType = keepsOwn && previous != .default ? previous : .done
        let type: UIReturnKeyType = hasNext ? .next : own
        if let set = returnKey?.set, set == type || field.returnKeyType != set {
            return .unchanged
        }
        returnKey = (type, previous)
        if field.returnKeyType != type {
            field.returnKeyType = type
            field.showInputViews()
        }
        return .changed
    }

    // MARK: Restoring

    /// Restores the input to its original settings, once.
    func restore() {
        guard let input else { return }
        self.input = nil
        restoreDelegate()
        let field = input as? UITextField
        if let exitAction { field?.removeAction(exitAction, for: .editingDidEndOnExit) }
        let showsLabel = field.map(restoreReturnKey) ?? false
        if restoreAccessory(of: input) || showsLabel { input.showInputViews() }
    }

    func restoreDelegate() {
        delegation?.restore()
        delegation = nil
    }

    private func restoreReturnKey(of field: UITextField) -> Bool {
        guard let returnKey, field.returnKeyType == returnKey.set else { return false }
        field.returnKeyType = returnKey.previous
        return true
    }

    private func restoreAccessory(of input: UIView) -> Bool {
        guard let accessory, input.accessoryBar === accessory else { return false }
        return input.setAccessoryBar(previousAccessory)
    }
}

extension UIView {
    /// Shows changed settings on an input that is being edited.
    ///
    /// Other inputs show changed settings later.
    fileprivate func showInputViews() {
        if isFirstResponder { reloadInputViews() }
    }
}
