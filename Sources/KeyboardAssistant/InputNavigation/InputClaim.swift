import Foundation
import UIKit

/// What the navigator changed in one input, and how to give it back.
///
/// Each part is given back only while it still is as we set it: what the app, or another
/// navigator, has put there since is theirs.
@MainActor
final class InputClaim {
    private weak var input: UIView?
    private weak var accessory: UIView?
    private var formerAccessory: UIView?
    private var hasDelegate = false
    // Nil once the navigator is gone, as the field's own weak reference to it is.
    private weak var claimant: (any UITextFieldDelegate)?
    private(set) weak var formerDelegate: (any UITextFieldDelegate)?
    private var returnKey: (set: UIReturnKeyType, former: UIReturnKeyType)?
    private var exitAction: UIAction?

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
    }

    func attach(delegate: any UITextFieldDelegate) {
        guard let field = input as? UITextField, field.delegate !== delegate else { return }
        formerDelegate = field.delegate
        claimant = delegate
        hasDelegate = true
        field.delegate = delegate
    }

    func attach(exitAction action: UIAction) {
        exitAction = action
        (input as? UITextField)?.addAction(action, for: .editingDidEndOnExit)
    }

    /// Labels the return key; a field that is being typed in shows the new label at once.
    func label(returnKey type: UIReturnKeyType) {
        guard let field = input as? UITextField else { return }
        let former = returnKey?.former ?? field.returnKeyType
        returnKey = (type, former)
        guard field.returnKeyType != type else { return }
        field.returnKeyType = type
        field.reloadInputViews()
    }

    /// Leaves the input as it would be without us.
    func giveBack() {
        guard let input else { return }
        if let accessory, input.settableAccessory?.view === accessory {
            input.setAccessory(formerAccessory)
        }
        guard let field = input as? UITextField else { return }
        if hasDelegate, field.delegate === claimant { field.delegate = formerDelegate }
        if let returnKey, field.returnKeyType == returnKey.set {
            field.returnKeyType = returnKey.former
        }
        if let exitAction { field.removeAction(exitAction, for: .editingDidEndOnExit) }
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
}
