import KeyboardAssistant
import Requirements
import Testing

@testable import KeyboardConversations

/// What the keys of a composer do, in all situations that make a difference.
@Suite struct ComposerStateTests {
    private typealias Action = ComposerState.Action

    private static let keys: [KeyChord] = [
        .init(.return), .init(.return, .shift), .init(.return, .command), .init(.upArrow),
        .init(.escape), .init(.tab), .init(.tab, .shift), .init(.tab, .alternate),
    ]

    /// The situations, with what each of the keys does; `nil` for a key that goes to the text.
    private static let table: [(name: String, state: ComposerState, answers: [Action?])] = [
        (
            "a draft", ComposerState(canSend: true, canRecall: true),
            [
                .send, .breakLine, .send, nil, .leave(.endOfEditing), .leave(.nextControl), nil,
                .insertTab,
            ]
        ),
        (
            "nothing to send", ComposerState(canRecall: true),
            [
                nil, .breakLine, nil, nil, .leave(.endOfEditing), .leave(.nextControl), nil,
                .insertTab,
            ]
        ),
        (
            "an empty draft", ComposerState(isEmpty: true, canRecall: true),
            [
                nil, .breakLine, nil, .recall, .leave(.endOfEditing), .leave(.nextControl), nil,
                .insertTab,
            ]
        ),
        (
            "an empty draft with an attachment",
            ComposerState(isEmpty: true, canSend: true, exits: [.list, .endOfEditing]),
            [
                .send, .breakLine, .send, nil, .leave(.endOfEditing), .leave(.list), .leave(.list),
                .insertTab,
            ]
        ),
        (
            "a key that is still down", ComposerState(isEmpty: true, isHeld: true),
            [
                .wait, .breakLine, .wait, nil, .leave(.endOfEditing), .leave(.nextControl), nil,
                .insertTab,
            ]
        ),
        (
            "a single line", ComposerState(hasLines: false, canSend: true),
            [.send, nil, .send, nil, .leave(.endOfEditing), .leave(.nextControl), nil, nil]
        ),
        (
            "marked text",
            ComposerState(
                isComposing: true, isEmpty: true, canSend: true, canRecall: true,
                exits: Set(ComposerState.Exit.allCases)),
            Array(repeating: nil, count: 8)
        ),
        (
            "somebody else is edited",
            ComposerState(
                isEdited: false, isEmpty: true, canSend: true, canRecall: true,
                exits: Set(ComposerState.Exit.allCases)),
            Array(repeating: nil, count: 8)
        ),
    ]

    private func intent(of key: KeyChord, _ returnKey: ComposerReturnKey) -> ComposerIntent? {
        ComposerIntent.allCases.first { $0.command(returnKey).defaultKeys.contains(key) }
    }

    @Test(
        "Each key does what it should in each situation, and is left to the text otherwise",
        .requirement("U547", "U548"), arguments: table.indices, ComposerReturnKey.allCases)
    func keysDoWhatTheyShould(row: Int, returnKey: ComposerReturnKey) {
        let (name, state, answers) = Self.table[row]
        for (key, answer) in zip(Self.keys, answers) {
            // The text breaks the line by itself.
            let isLeftToText = key == KeyChord(.return) && returnKey == .breaksLine
            let action = intent(of: key, returnKey).flatMap { state.action(for: $0) }
            #expect(action == (isLeftToText ? nil : answer), "\(name): \(key)")
        }
    }

    @Test(
        "Escape leaves the panel, then the menu, then the text; Tab goes on, to the list, or leaves",
        .requirement("U547", "U548"))
    func exitsAreTakenInOrder() {
        let all = ComposerState.Exit.allCases
        let orders: [ComposerIntent: [ComposerState.Exit]] = [
            .leave: [.panel, .menu, .endOfEditing],
            .goToNextControl: [.nextControl, .list, .endOfEditing], .goToList: [.list],
        ]
        for bits in 0..<(1 << all.count) {
            let exits = Set(all.indices.filter { bits & (1 << $0) != 0 }.map { all[$0] })
            let state = ComposerState(exits: exits)
            for (intent, order) in orders {
                let first = order.first(where: exits.contains)
                #expect(state.action(for: intent) == first.map(Action.leave), "\(exits)")
            }
        }
    }

    @Test(
        "Return that was offered to send breaks the line where nothing can be sent by now, and ⌘Return does nothing",
        .requirement("U547"))
    func offeredReturnBreaksLine() {
        let (enter, other) = (
            KeyChord(.return).descriptor, KeyChord(.return, .command).descriptor
        )
        #expect(ComposerState().action(for: .send, by: enter) == .breakLine)
        #expect(ComposerState().action(for: .send, by: other) == nil)
        #expect(ComposerState().action(for: .send, by: KeyChord("j", .command).descriptor) == nil)
        #expect(ComposerState(hasLines: false).action(for: .send, by: enter) == nil)
        #expect(ComposerState(isComposing: true).action(for: .send, by: enter) == nil)
        #expect(ComposerState(isEdited: false).action(for: .send, by: enter) == nil)
        #expect(ComposerState(canSend: true).action(for: .send, by: enter) == .send)
    }

    @Test(
        "Keys that type or move the caret stay the text's, whatever people choose",
        .requirement("U547"))
    func typingStaysWithText() {
        let typed: [KeyChord] = [
            .init("a"), .init("a", .shift), .init("å", .alternate), .init(" "), .init(.backspace),
            .init(.leftArrow), .init("a", .command), .init("v", .command), .init("k", .control),
        ]
        let moves: [KeyChord] = [
            .init(.upArrow), .init(.downArrow, .command), .init(.pageUp), .init(.home),
        ]
        let free: [KeyChord] = [
            .init(.return), .init(.return, .alternate), .init(.tab), .init(.escape),
            .init("j", .command), .init(.function(5)),
        ]
        for isEmpty in [true, false] {
            let state = ComposerState(isEmpty: isEmpty)
            #expect(typed.filter { state.canHave($0.descriptor) } == [])
            #expect(moves.filter { state.canHave($0.descriptor) } == (isEmpty ? moves : []))
            #expect(free.filter { !state.canHave($0.descriptor) } == [])
        }
    }

    @Test(
        "A key that has sent is held while it repeats and nobody has written", .requirement("U547"),
        arguments: [
            ("", "", 0.59, true), ("", "", 0.6, false), ("", "k", 0.1, false),
            // The app sends later, and leaves the draft until then.
            ("k", "k", 0.5, true), ("k", "", 0.5, true), ("k", "ko", 0.1, false),
        ])
    func heldKey(rest: String, draft: String, time: Double, isHeld: Bool) {
        var held = HeldSend(at: 7, leaving: rest)
        #expect(held.isHeld(at: 7 + time, with: draft) == isHeld)
        held.hold(at: 7.5)
        #expect(held.isHeld(at: 8, with: rest) && !held.isHeld(at: 8.2, with: rest))
    }
}
