import Foundation
import UIKit

/// What the navigator changed in one input, and how to give it back.
///
/// Each part is given back only while it still is as we set it: what the app, or another
/// navigator, has put there since is theirs. An input that is being edited shows each change at
/// once.
@MainActor
final class InputClaim {
    private weak var input: UIView?
    private weak var accessory: UIView?
    private var formerAccessory: UIView?
    private var returnKey: (set: UIReturnKeyType, former: UIReturnKeyType)?
    private var exitAction: UIAction?
    /// What became of being the delegate; nil for an input that keeps its own.
    private(set) var delegation: (any InputDelegation)?

    init(_ input: UIView) {
        self.input = input
    }

    // MARK: Between navigators

    /// Posted when a navigator claims an input, with the input as its object.
    ///
    /// Whoever claimed it before gives it back first. So what is found in it is always the app's.
    static let notification = Notification.Name("KeyboardAssistantInputNavigatorWillClaimInput")
    private static let claimantKey = "claimant"

    static func announce(_ input: UIView, by claimant: AnyObject) {
        NotificationCenter.default.post(
            name: notification, object: input, userInfo: [claimantKey: claimant])
    }

    static func claimant(in notification: Notification) -> AnyObject? {
        notification.userInfo?[claimantKey] as AnyObject?
    }

    // MARK: Claiming

    func attach(accessory: UIView) {
        guard let input, let former = input.settableAccessory else { return }
        formerAccessory = former.view
        self.accessory = accessory
        input.setAccessory(accessory)
        input.showInputViews()
    }

    func attach(_ delegation: any InputDelegation) {
        self.delegation = delegation
        delegation.claim()
    }

    func giveBackDelegation() {
        delegation?.giveBack()
        delegation = nil
    }

    func attach(exitAction action: UIAction) {
        exitAction = action
        (input as? UITextField)?.addAction(action, for: .editingDidEndOnExit)
    }

    // MARK: The return key

    /// Labels the return key by whether another input follows.
    ///
    /// A key that the app has set since the last label is the app's, and stays.
    ///
    /// - Parameter keepsOwn: Whether a key that was not the default one stays where none follows.
    @discardableResult
    func label(leadsOn: Bool, keepsOwn: Bool) -> LabelChange {
        guard let field = input as? UITextField else { return .none }
        let former = returnKey?.former ?? field.returnKeyType
        let own: UIReturnKeyType = keepsOwn && former != .default ? former : .done
        let type: UIReturnKeyType = leadsOn ? .next : own
        if let set = returnKey?.set, set == type || field.returnKeyType != set { return .same }
        returnKey = (type, former)
        if field.returnKeyType != type {
            field.returnKeyType = type
            field.showInputViews()
        }
        return .changed
    }

    /// What became of a label.
    enum LabelChange: Sendable {
        /// The input has none.
        case none
        /// It says what it said before, or what the app has set since.
        case same
        case changed
    }

    // MARK: Giving back

    /// Leaves the input as it would be without us.
    func giveBack() {
        guard let input else { return }
        giveBackDelegation()
        let field = input as? UITextField
        if let exitAction { field?.removeAction(exitAction, for: .editingDidEndOnExit) }
        let showsLabel = field.map(giveBackReturnKey) ?? false
        if giveBackAccessory(of: input) || showsLabel { input.showInputViews() }
    }

    private func giveBackReturnKey(of field: UITextField) -> Bool {
        guard let returnKey, field.returnKeyType == returnKey.set else { return false }
        field.returnKeyType = returnKey.former
        return true
    }

    private func giveBackAccessory(of input: UIView) -> Bool {
        guard let accessory, input.settableAccessory?.view === accessory else { return false }
        input.setAccessory(formerAccessory)
        return true
    }
}

extension UIView {
    /// The accessory view, wrapped, of an input that lets us set one; nil for any other view.
    fileprivate var settableAccessory: (view: UIView?, Void)? {
        switch self {
        case let field as UITextField: (field.inputAccessoryView, ())
        case let textView as UITextView: (textView.inputAccessoryView, ())
        default: nil
        }
    }

    fileprivate func setAccessory(_ view: UIView?) {
        switch self {
        case let field as UITextField: field.inputAccessoryView = view
        case let textView as UITextView: textView.inputAccessoryView = view
        default: break
        }
    }

    /// What is set on an input shows when it begins to be edited, and else only when it is told so.
    fileprivate func showInputViews() {
        if isFirstResponder { reloadInputViews() }
    }
}
