import Foundation
import UIKit

/// The settings of a navigator on one input, which it can restore.
///
/// Each part is restored only while it still is as we set it: what the app, or another navigator,
/// has set since is theirs. An input that is being edited shows each change at once.
@MainActor
final class InputConfiguration {
    private weak var input: UIView?
    private weak var accessory: UIView?
    private var previousAccessory: UIView?
    private var returnKey: (set: UIReturnKeyType, previous: UIReturnKeyType)?
    private var exitAction: UIAction?
    /// The delegation to the app's delegate; nil for an input that keeps its own.
    private(set) var delegation: (any InputDelegation)?

    init(_ input: UIView) {
        self.input = input
    }

    // MARK: Between navigators

    /// Posted when a navigator is about to configure an input, with the input as its object.
    ///
    /// A navigator that configured it before restores it first. So what is found in it is always
    /// the app's.
    static let willConfigureNotification = Notification.Name(
        "KeyboardAssistantInputNavigatorWillConfigureInput")
    private static let navigatorKey = "navigator"

    /// Posts that `navigator` is about to configure `input`.
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
        guard let input, let accessorized = input as? any AccessoryInput else { return }
        previousAccessory = accessorized.inputAccessoryView
        self.accessory = accessory
        accessorized.inputAccessoryView = accessory
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

    /// The results of labeling a return key.
    enum LabelChange: Sendable {
        /// The input has no return key.
        case unsupported
        /// It has the label it had before, or the one that the app has set since.
        case unchanged
        case changed
    }

    /// Labels the return key by whether another input follows.
    ///
    /// A key that the app has set since the last label is the app's, and stays.
    ///
    /// - Parameter keepsOwn: Whether a key that was not the default one stays where none follows.
    @discardableResult
    func labelReturnKey(hasNext: Bool, keepsOwn: Bool) -> LabelChange {
        guard let field = input as? UITextField else { return .unsupported }
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

    /// Leaves the input as it would be without us.
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
        guard let accessory, let accessorized = input as? any AccessoryInput,
            accessorized.inputAccessoryView === accessory
        else { return false }
        accessorized.inputAccessoryView = previousAccessory
        return true
    }
}

/// An input whose accessory view can be set.
@MainActor
private protocol AccessoryInput: UIView {
    var inputAccessoryView: UIView? { get set }
}

extension UITextField: AccessoryInput {}
extension UITextView: AccessoryInput {}

extension UIView {
    /// Shows what was set on an input that is being edited; others show it when they begin.
    fileprivate func showInputViews() {
        if isFirstResponder { reloadInputViews() }
    }
}
