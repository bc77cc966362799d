import UIKit

/// Makes the key commands of one owner and gives them back to it when their keys are pressed.
@MainActor
final class KeyCommandTarget {
    typealias Action = (CommandIdentifier, KeyCommandDescriptor) -> Void

    private static var living: [Int: WeakBox<KeyCommandTarget>] = [:]
    private static var lastNumber = 0

    private let number: Int
    private let action: Action

    /// `action` hears of a command and of the keys that were pressed for it; commands that are
    /// pressed after this object is gone do nothing.
    init(_ action: @escaping Action) {
        Self.lastNumber += 1
        number = Self.lastNumber
        self.action = action
        Self.living = Self.living.filter { $0.value.object != nil }
        Self.living[number] = WeakBox(self)
    }

    /// A key command for each of the keys of `offers`, in their order.
    func commands(for offers: [AvailableCommand]) -> [UIKeyCommand] {
        offers.flatMap { offer in offer.keys.compactMap { command(for: offer, $0) } }
    }

    /// What takes `action`; nil if that is none of ours.
    func receiver(of action: Selector) -> Any? {
        action == KeyCommandReceiver.selector ? KeyCommandReceiver.shared : nil
    }

    /// Whether `sender` is a command that this object made.
    func made(_ sender: Any?) -> Bool {
        (sender as? UIKeyCommand).flatMap { KeyCommandPayload(propertyList: $0.propertyList) }?
            .owner
            == number
    }

    private func command(for offer: AvailableCommand, _ keys: KeyCommandDescriptor) -> UIKeyCommand?
    {
        guard let input = keys.input.keyInput else { return nil }
        let command = UIKeyCommand(
            action: KeyCommandReceiver.selector, input: input,
            modifierFlags: keys.modifiers.flags,
            propertyList: KeyCommandPayload(owner: number, command: offer.command.identifier)
                .propertyList,
            discoverabilityTitle: keys.discoverabilityTitle)
        command.wantsPriorityOverSystemBehavior = offer.command.precedence == .beforeSystem
        // The keys are those of this direction of reading already.
        command.allowsAutomaticMirroring = false
        return command
    }

    /// Does what `sender` stands for, if it is a command of ours whose owner still lives.
    static func perform(_ sender: Any?) {
        guard let command = sender as? UIKeyCommand,
            let ticket = KeyCommandPayload(propertyList: command.propertyList),
            let owner = living[ticket.owner]?.object,
            let keys = KeyCommandDescriptor(command)
        else { return }
        owner.action(ticket.command, keys)
    }
}
