import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct TypingStateTests {
    typealias Key = KeyCommandDescriptor

    private static let inputs: [Key.Input] = [
        .characters("q"), .characters("a"), .characters(" "), .characters("b"), .characters("["),
        .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .backspace, .tab, .return,
        .forwardDelete, .pageUp, .pageDown, .home, .end, .function(5),
    ]
    private static let modifiers: [Key.Modifiers] = (0..<16).map {
        Key.Modifiers(rawValue: $0 << 1)
    }
    static let keys = inputs.flatMap { input in
        modifiers.map { Key(input: input, modifiers: $0) }
    }

    @Test("While no text is edited no key is taken")
    func noKeyIsTakenWithoutTyping() {
        for key in Self.keys { #expect(!TypingState.none.takes(key)) }
    }

    @Test(
        "Keys that type, edit or move the insertion point are taken", .requirement("F59", "U150"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"),
        arguments: [
            Key(input: "q"), Key(input: "q", modifiers: .shift),
            Key(input: "q", modifiers: .alternate), Key(input: " "),
            Key(input: " ", modifiers: .shift), Key(input: .upArrow),
            Key(input: .leftArrow, modifiers: .command), Key(input: .return),
            Key(input: .backspace), Key(input: .backspace, modifiers: .command),
            Key(input: "a", modifiers: .command),
            Key(input: "a", modifiers: .control),
            Key(input: "z", modifiers: [.command, .shift]), Key(input: .home),
        ])
    func taken(key: Key) {
        #expect(TypingState.field.takes(key))
        #expect(TypingState.text.takes(key))
        #expect(TypingState.composing.takes(key))
    }

    @Test(
        "Keys for which text has no use are left", .requirement("F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"),
        arguments: [
            Key(input: "[", modifiers: .command),
            Key(input: "1", modifiers: .command),
            Key(input: "w", modifiers: .command),
            Key(input: .return, modifiers: .command),
            Key(input: .upArrow, modifiers: [.alternate, .command]),
            Key(input: "q", modifiers: .control),
            Key(input: .home, modifiers: .command),
        ])
    func textLeavesKeysWithoutUse(key: Key) {
        #expect(!TypingState.field.takes(key))
        #expect(!TypingState.text.takes(key))
    }

    @Test("Only text of several lines types tabs and has styles")
    func onlyMultilineTextTypesTabs() {
        for key in [Key(input: .tab), Key(input: "b", modifiers: .command)] {
            #expect(TypingState.text.takes(key))
            #expect(!TypingState.field.takes(key))
        }
        let backtab = Key(input: .tab, modifiers: .shift)
        #expect(!TypingState.text.takes(backtab) && !TypingState.field.takes(backtab))
    }

    @Test("Caps Lock changes nothing", arguments: keys)
    func capsLockChangesNothing(key: Key) {
        let locked = Key(input: key.input, modifiers: key.modifiers.union(.alphaShift))
        for state in TypingState.allCases {
            #expect(state.takes(locked) == state.takes(key))
        }
    }

    @Test(
        "A richer text input takes more keys: a field no more than a text, a text no more than a composition"
    )
    func richerTextInputTakesMoreKeys() {
        for key in Self.keys {
            #expect(!TypingState.field.takes(key) || TypingState.text.takes(key))
            #expect(!TypingState.text.takes(key) || TypingState.composing.takes(key))
        }
    }
}
