import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@MainActor
@Suite struct KeyCommandTargetTests {
    typealias Key = KeyCommandDescriptor

    nonisolated private static let inputs: [Key.Input] =
        [
            .characters("k"), .characters("é"), .characters(" "), .characters("["), .upArrow,
            .leftArrow, .downArrow, .rightArrow, .escape, .backspace, .tab, .return, .forwardDelete,
            .pageUp, .pageDown, .home, .end,
        ] + (1...12).map { .function($0) }

    private let target = KeyCommandTarget { _, _ in }

    private func command(_ keys: Key) -> UIKeyCommand? {
        target.commands(for: [AvailableCommand(command: .nextItem, keys: [keys])]).first
    }

    @Test(
        "Every key with every set of modifiers becomes a command and comes back equal",
        .requirement("U162", "U163"),
        arguments: inputs)
    func everyKeySurvivesBecomingCommand(input: Key.Input) throws {
        for modifiers in (0..<32).map({ Key.Modifiers(rawValue: $0 << 1) }) {
            let keys = Key(input: input, modifiers: modifiers).titled("Title")
            let made = try #require(command(keys))
            #expect(Key(made) == keys)
            #expect(made.modifierFlags.contains(.command) == modifiers.contains(.command))
        }
    }

    @Test(
        "Keys that type nothing have the characters that keyboards send for them",
        .requirement("U165"))
    func specialKeysHaveTheirCharacters() {
        let texts = [Key.Input.backspace, .tab, .return, .forwardDelete].map(\.keyInput)
        #expect(texts == ["\u{8}", "\u{9}", "\u{D}", "\u{7F}"])
        #expect(Key.Input(keyInput: "\u{7F}") == .forwardDelete)
        #expect(Key.Input(keyInput: UIKeyCommand.inputDelete) == .backspace)
    }

    @Test(
        "No command is made of keys that no keyboard has",
        arguments: [Key.Input.characters(""), .function(0), .function(13), .function(-1)])
    func impossibleKeysMakeNoCommand(input: Key.Input) {
        #expect(command(Key(input: input)) == nil)
    }

    @Test("A key on the number pad is the same key")
    func numberPadMakesNoOtherKey() {
        #expect(Key.Modifiers(flags: [.numericPad, .command]) == .command)
    }

    @Test(
        "A command asks for priority if it needs it, and is never mirrored by UIKit",
        .requirement("F60", "U164"), .bug("https://github.com/douglashill/KeyboardKit/issues/18"))
    func commandAsksForPriorityIfNeeded() throws {
        let commands = target.commands(for: [
            AvailableCommand(command: .nextItem, keys: [Key(input: .downArrow)]),
            AvailableCommand(
                command: .selectTab(1), keys: [Key(input: "1", modifiers: .command)]),
        ])
        #expect(commands.map(\.wantsPriorityOverSystemBehavior) == [true, false])
        #expect(commands.map(\.allowsAutomaticMirroring) == [false, false])
    }

    @Test("Every command has the same action, and finds its owner whatever object receives it")
    func commandFindsItsOwner() throws {
        var received: [String] = []
        let first = KeyCommandTarget { command, keys in
            received.append("first \(command) \(keys.input)")
        }
        let second = KeyCommandTarget { command, keys in
            received.append("second \(command) \(keys.input)")
        }
        let offer = AvailableCommand(command: .nextItem, keys: [Key(input: .tab)])
        let ours = try #require(first.commands(for: [offer]).first)
        let theirs = try #require(second.commands(for: [offer]).first)
        #expect(ours.action == theirs.action)
        KeyCommandTarget.perform(theirs)
        KeyCommandTarget.perform(ours)
        #expect(received == ["second list.next tab", "first list.next tab"])
    }

    @Test("Commands whose owner is gone, and what is no command of ours, do nothing")
    func ownerlessAndForeignCommandsDoNothing() throws {
        var received = 0
        var owner: KeyCommandTarget? = KeyCommandTarget { _, _ in received += 1 }
        let offer = AvailableCommand(command: .nextItem, keys: [Key(input: .tab)])
        let command = try #require(owner?.commands(for: [offer]).first)
        owner = nil
        KeyCommandTarget.perform(command)
        KeyCommandTarget.perform(nil)
        KeyCommandTarget.perform("list.next")
        KeyCommandTarget.perform(
            UIKeyCommand(
                action: KeyCommandReceiver.selector, input: "a", propertyList: ["owner": "me"]))
        #expect(received == 0)
    }

    @Test(
        "A command tells which target made it for whom, as long as that exists",
        .requirement("U551"))
    func commandTellsItsOrigin() throws {
        var owner: KeyCommandTarget? = KeyCommandTarget(provider: "Mail") { _, _ in }
        let placeholder = try #require(KeyChord(placeholder: 3))
        let offer = AvailableCommand(command: .nextItem, keys: [placeholder.descriptor])
        let command = try #require(owner?.commands(for: [offer]).first)
        #expect(KeyCommandTarget.origin(of: command)?.target === owner)
        #expect(KeyCommandTarget.origin(of: command)?.identifier == "list.next")
        #expect(owner?.provider == "Mail" && target.provider == nil)
        #expect(command.input.flatMap(KeyChord.placeholderNumber) == 3)
        #expect(KeyCommandTarget.origin(of: UIKeyCommand()) == nil)
        owner = nil
        #expect(KeyCommandTarget.origin(of: command) == nil)
    }

    @Test("A placeholder is no key of any keyboard, and no text", .requirement("U551"))
    func placeholdersAreNoKeys() throws {
        let count = 0xFFFE
        for number in [0, 1, count - 1] {
            let chord = try #require(KeyChord(placeholder: number))
            let input = try #require(chord.input.keyInput)
            #expect(KeyChord.placeholderNumber(of: input) == number)
            #expect(KeyChord(validating: chord.input, chord.modifiers) == nil)
            #expect(!TypingState.text.takes(chord.descriptor))
        }
        #expect(KeyChord(placeholder: -1) == nil && KeyChord(placeholder: count) == nil)
        for text in ["", "a", "\r", UIKeyCommand.f5] {
            #expect(KeyChord.placeholderNumber(of: text) == nil)
        }
    }

    @Test("An action of the app's has no receiver")
    func foreignActionHasNoReceiver() {
        #expect(target.receiver(of: Selector(("archiveMessage:"))) == nil)
        #expect(target.receiver(of: KeyCommandReceiver.selector) != nil)
    }

    @Test(
        "The receiver of commands is a responder, and says that it can perform the action",
        .requirement("U354"))
    func receiverIsResponder() throws {
        let receiver = try #require(
            target.receiver(of: KeyCommandReceiver.selector) as? UIResponder)
        #expect(receiver.canPerformAction(KeyCommandReceiver.selector, withSender: nil))
        #expect(!receiver.canPerformAction(Selector(("archiveMessage:")), withSender: nil))
        #expect(receiver.next == nil)
    }

    @Test("A payload survives its property list, and nothing else makes one")
    func payloadSurvivesItsPropertyList() {
        let payload = KeyCommandPayload(target: 7, command: "list.next")
        #expect(KeyCommandPayload(propertyList: payload.propertyList) == payload)
        for stranger: Any? in [nil, "7", ["owner": 7], ["command": "list.next"], [7]] as [Any?] {
            #expect(KeyCommandPayload(propertyList: stranger) == nil)
        }
    }
}
