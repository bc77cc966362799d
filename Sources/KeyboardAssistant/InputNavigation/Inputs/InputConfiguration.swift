import Foundation
import UIKit

/// The settings that a navigator makes on one input and can restore.
///
/// Each setting is restored only if it hasn't changed since. Settings that the app or another
/// navigator has changed since then are kept. An input that is being edited shows each change
/// immediately.
@MainActor
final class InputConfiguration {
    private weak var input: UIView?
    private let labelsReturnKey: Bool
    private weak var accessory: UIView?
    private var previousAccessory: UIView?
    private var returnKey: (set: UIReturnKeyType, previous: UIReturnKeyType)?
    private var exitAction: UIAction?
    /// The forwarding to the app's delegate; `nil` for an input that keeps its own delegate.
    private(set) var delegation: (any InputDelegation)?

    init(_ input: UIView, labelsReturnKey: Bool) {
        self.input = input
        self.labelsReturnKey = labelsReturnKey
    }

    // MARK: Between navigators

    /// A notification that a navigator is about to configure an input, which is the notification's
    /// object.
    ///
    /// A navigator that has already configured the input restores it first, so that the next one
    /// always finds the app's settings.
    static let willConfigureNotification = Notification.Name(
        "KeyboardAssistantInputNavigatorWillConfigureInput")
    private static let navigatorKey = "navigator"

    /// Posts a notification that `navigator` is about to configure `input`.
    static func announce(_ input: UIView, by navigator: AnyObject) {
        NotificationCenter.default.post(
            name: willConfigureNotification, object: input, userInfo: [navigatorKey: navigator])
    }

    /// Returns the navigator that posted `notification`.
    static func navigator(in notification: Notification) -> AnyObject? {
        notification.userInfo?[navigatorKey] as AnyObject?
    }

    // MARK: Applying

    func apply(accessory: UIView) {
        guard let input else { return }
        let previous = input.accessoryBar
        guard input.setAccessoryBar(accessory) else { return }
        previousAccessory = previous
        self.accessory = accessory
        input.showInputViews()
    }

    func apply(_ delegation: any InputDelegation) {
        self.delegation = delegation
        delegation.apply()
    }

    func apply(exitAction action: UIAction) {
        exitAction = action
        (input as? UITextField)?.addAction(action, for: .editingDidEndOnExit)
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
        guard labelsReturnKey, let field = input as? UITextField, !field.isInSearchBar else {
            return .unsupported
        }
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

    /// Restores the input to its original settings.
    func restore() {
        guard let input else { return }
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
    /// Others show them later.
    fileprivate func showInputViews() {
        if isFirstResponder { reloadInputViews() }
    }
}
