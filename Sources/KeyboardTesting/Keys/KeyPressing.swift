import UIKit

/// A key command that the responder chain offers.
public struct OfferedCommand: Equatable, Sendable, CustomStringConvertible {
    /// The title, or the discoverability title if the command has one.
    public var title: String
    /// The key, as in `UIKeyCommand`.
    public var input: String
    /// The raw value of the modifier keys.
    public var modifiers: Int
    /// The type of the responder that offers the command.
    public var owner: String

    public var description: String {
        "\(title.isEmpty ? input.debugDescription : title) (\(owner))"
    }
}

/// The answers to a press of a key.
public enum KeyPressAnswer: Equatable, Sendable {
    /// A key command was performed.
    case performed(OfferedCommand)
    /// Nothing was done, for the reason in words.
    case refused(String)
}

extension ScriptedKeyboard {
    /// The first responder among the window's views, their controllers and the controllers' bars; `nil`
    /// if there is none.
    public var firstResponder: UIResponder? { window.firstResponderInside }

    /// The key commands that the responder chain offers now, from the first responder on.
    ///
    /// If several commands have the same keys, only the nearest one is included.
    ///
    /// Commands of the main menu aren't included, because no public API provides their keys.
    public var offeredCommands: [OfferedCommand] {
        var taken: [OfferedCommand.Keys] = []
        return CommandWalk(in: window).candidates.compactMap { candidate in
            guard candidate.isUsable, !taken.contains(candidate.offer.keys) else { return nil }
            taken.append(candidate.offer.keys)
            return candidate.offer
        }
    }

    /// Presses a key of a hardware keyboard, as far as public API can: finds the key command that UIKit
    /// would find, and performs the command.
    ///
    /// Keys that UIKit gives to text, to the focus engine, to the main menu or to `pressesBegan(_:with:)`
    /// are refused in words.
    ///
    /// ```swift
    /// keyboard.pressKey("n", .command)
    /// keyboard.pressKey(UIKeyCommand.inputDownArrow)
    /// keyboard.pressKey("\t", .shift)
    /// ```
    @discardableResult
    public func pressKey(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> KeyPressAnswer {
        let keys = OfferedCommand.Keys(input: input, modifiers: modifiers.rawValue)
        switch CommandWalk(in: window).search(for: keys) {
        case .found(let candidate):
            candidate.perform()
            return .performed(candidate.offer)
        case .nothing(let reason): return .refused(reason)
        }
    }
}

extension OfferedCommand {
    struct Keys: Equatable {
        var input: String
        var modifiers: Int
    }

    fileprivate var keys: Keys { Keys(input: input, modifiers: modifiers) }
}

/// The key commands of the responder chain, in the order in which UIKit asks.
@MainActor
struct CommandWalk {
    struct Candidate {
        let command: UIKeyCommand
        let offer: OfferedCommand
        let owner: UIResponder
        let target: Any?

        @MainActor var isUsable: Bool {
            target != nil && !command.attributes.contains(.disabled)
        }

        @MainActor
        func perform() {
            guard let action = command.action else { return }
            UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        }
    }

    /// The result of a press of a key.
    enum Finding {
        case found(Candidate)
        case nothing(String)
    }

    private(set) var candidates: [Candidate] = []
    /// A Boolean value that indicates whether text takes keys before commands do.
    private let isTyping: Bool

    /// Walks from the first responder in a window.
    init(in window: UIWindow) {
        let first = window.firstResponderInside
        let isReadOnly = (first as? UITextView)?.isEditable == false
        self.init(
            from: first ?? window.frontController?.view ?? window, isFirst: first != nil,
            isTyping: first is any UIKeyInput && !isReadOnly)
    }

    /// Walks from a responder as if it were first responder.
    init(from start: UIResponder, isFirst: Bool = true, isTyping: Bool) {
        self.isTyping = isTyping
        var next: UIResponder? = start
        while let responder = next {
            for command in responder.keyCommands ?? [] {
                guard let input = command.input, let action = command.action else { continue }
                let title = command.discoverabilityTitle ?? command.title
                candidates.append(
                    Candidate(
                        command: command,
                        offer: OfferedCommand(
                            title: title, input: input, modifiers: command.modifierFlags.rawValue,
                            owner: "\(type(of: responder))"),
                        owner: responder,
                        target: (isFirst ? start : responder).target(
                            forAction: action, withSender: command)))
            }
            next = responder.next
        }
    }

    /// Returns the command that UIKit would perform, or the reason against any command, in words.
    func search(for keys: OfferedCommand.Keys) -> Finding {
        guard let candidate = candidates.first(where: { $0.offer.keys == keys && $0.isUsable })
        else { return .nothing(reason(against: keys)) }
        let isTyped =
            UIKeyModifierFlags(rawValue: keys.modifiers).isSubset(of: [.shift, .alternate])
            && candidate.command.belongsToText
        guard isTyping, isTyped else { return .found(candidate) }
        return .nothing("A text input has the key \(keys.input.debugDescription) first.")
    }

    private func reason(against keys: OfferedCommand.Keys) -> String {
        guard let found = candidates.first(where: { $0.offer.keys == keys }) else {
            return
                "No responder has a key command for \(keys.input.debugDescription); it goes to text, focus, "
                + "the main menu or presses, which a test can't reach without private API."
        }
        return found.target == nil
            ? "Nobody performs “\(found.offer)” now." : "“\(found.offer)” is disabled."
    }
}

extension UIKeyCommand {
    // Apple, wantsPriorityOverSystemBehavior: where text is edited, the system has these keys first.
    private static let editingKeys: Set = [
        inputUpArrow, inputDownArrow, inputLeftArrow, inputRightArrow, inputPageUp, inputPageDown,
    ]

    /// A Boolean value that indicates whether a text input has the keys first.
    fileprivate var belongsToText: Bool {
        guard !wantsPriorityOverSystemBehavior, let input else { return false }
        return input.count == 1 || Self.editingKeys.contains(input)
    }
}

extension UIWindow {
    /// The first responder among the window's views, their controllers and the controllers' bars.
    fileprivate var firstResponderInside: UIResponder? {
        firstResponder(in: self) ?? frontController?.chain.first(where: \.isFirstResponder)
    }

    private func firstResponder(in view: UIView) -> UIResponder? {
        if view.isFirstResponder { return view }
        // A controller stands right behind its view, and its bar in a window of the system.
        if let controller = view.next as? UIViewController {
            // Each window may have a first responder, and people edit the text in the bar.
            let bar = controller.canBecomeFirstResponder ? controller.inputBar : nil
            if let bar, bar.window !== self, let found = firstResponder(in: bar) { return found }
            if controller.isFirstResponder { return controller }
        }
        for subview in view.subviews {
            if let found = firstResponder(in: subview) { return found }
        }
        return nil
    }

    /// The controller that is presented last.
    fileprivate var frontController: UIViewController? {
        var front = rootViewController
        while let next = front?.presentedViewController { front = next }
        return front
    }
}

extension UIResponder {
    fileprivate var chain: [UIResponder] { [self] + (next.map(\.chain) ?? []) }
}
