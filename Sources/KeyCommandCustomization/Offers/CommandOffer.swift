import UIKit

/// A command that can run now from a responder.
@MainActor
struct CommandOffer {
    let identifier: KeyBindingIdentifier
    /// The binding with its current keys.
    let binding: KeyBinding
    /// The name of the binding's provider, as people see it.
    let providerName: String
    /// The command as the sender of its action.
    let command: UICommand
    let action: Selector
    /// The responder that had the keys.
    private(set) weak var responder: UIResponder?
    /// The object on whose behalf the command runs, if this object is known to last.
    private weak var owner: AnyObject?
    private let hasOwner: Bool
    /// A Boolean value that indicates whether the responder was in a window.
    private let wasInWindow: Bool

    /// Creates an offer; `nil` if the command can't be performed now.
    init?(
        _ identifier: KeyBindingIdentifier, _ binding: KeyBinding, of providerName: String,
        _ command: UICommand, _ action: Selector, from responder: UIResponder
    ) {
        guard let performer = command.performer(of: action, from: responder) else { return nil }
        (self.identifier, self.binding, self.providerName) = (identifier, binding, providerName)
        (self.command, self.action, self.responder) = (command, action, responder)
        wasInWindow = responder.isInWindow
        // All commands of the library have the same performer. In an app, a performer other than a
        // responder may have been created for this question.
        let creator = (command as? UIKeyCommand).flatMap(KeyCommandTarget.origin)?.target
        owner = creator ?? (performer as? UIResponder)
        hasOwner = owner != nil
    }

    /// The responder that had the keys; `nil` if the responder or its window is gone.
    var start: UIResponder? {
        responder.flatMap { wasInWindow && !$0.isInWindow ? nil : $0 }
    }

    /// Returns a Boolean value that indicates whether `other` has the same effect on the same
    /// object.
    func isSame(as other: CommandOffer) -> Bool {
        identifier == other.identifier && action == other.action && hasOwner == other.hasOwner
            && (!hasOwner || owner != nil && owner === other.owner)
    }
}

/// The reason why an offered command didn't run.
enum CommandFailure: Error, Hashable, Sendable, CaseIterable {
    /// The responder that had the keys is gone.
    case responderIsGone
    /// The command has no performer any longer, or another one.
    case unavailable
}

extension UICommand {
    /// Returns the object that performs the command if people choose or press it now, while
    /// `responder` has the keys; `nil` if there is none, or if the object disables or hides the
    /// command.
    func performer(of action: Selector, from responder: UIResponder) -> AnyObject? {
        guard let target = responder.target(forAction: action, withSender: self) as AnyObject?
        else { return nil }
        // The app may keep the command.
        let before = attributes
        defer { attributes = before }
        (target as? UIResponder)?.validate(self)
        return attributes.isDisjoint(with: [.disabled, .hidden]) ? target : nil
    }
}

extension UIResponder {
    /// A Boolean value that indicates whether the responder is in a window, or needs none.
    fileprivate var isInWindow: Bool {
        switch self {
        case let view as UIView: view.window != nil
        case let controller as UIViewController: controller.viewIfLoaded?.window != nil
        default: true
        }
    }
}
