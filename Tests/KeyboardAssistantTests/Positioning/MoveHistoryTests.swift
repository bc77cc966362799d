import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct MoveHistoryTests {
    private typealias Move = KeyboardAssistant.Move

    private func scroll(to offset: Int) -> KeyboardAssistant.Move {
        Move(
            cause: .typing,
            changes: [Move.Change(quantity: .contentOffset, from: 0, to: CGFloat(offset))])
    }

    @Test("The 65th move replaces the first", .requirement("U388"))
    func sixtyFifthReplacesFirst() {
        var history = MoveHistory()
        #expect(history.moves == [])
        for offset in 1...64 { history.add(scroll(to: offset), isExpected: false) }
        #expect(history.moves == (1...64).map(scroll))
        history.add(scroll(to: 65), isExpected: false)
        #expect(history.moves == (2...65).map(scroll))
    }

    @Test(
        "Whatever the capacity, the last moves are kept in order", .requirement("U388"),
        arguments: [-1, 0, 1, 2, 3, 7, 64])
    func lastMovesAreKept(capacity: Int) {
        var history = MoveHistory(capacity: capacity)
        var all: [Move] = []
        for offset in 1...150 {
            history.add(scroll(to: offset), isExpected: offset.isMultiple(of: 2))
            all.append(scroll(to: offset))
            #expect(history.moves == all.suffix(max(1, capacity)))
        }
    }

    /// The reasons of responses that changed nothing, each with whether a move was expected, and
    /// the reasons that are kept.
    private static let idleEvents: [([(InactionReason?, Bool)], [InactionReason?])] = [
        // The same twice in a row is once.
        ([(.noKeyboard, true), (.noKeyboard, true)], [.noKeyboard]),
        // What isn't in the way is left out unless a move was expected.
        ([(.alreadyVisible, false), (.noInput, false), (.noKeyboard, false)], []),
        ([(.alreadyVisible, true), (.noInput, false)], [.alreadyVisible]),
        // What is in the way is kept once, until something else was.
        (
            [
                (.peopleAreScrolling, false), (.peopleAreScrolling, false),
                (.notFullyVisible, false), (.alreadyVisible, false),
                (.peopleAreScrolling, false),
            ],
            [.peopleAreScrolling, .notFullyVisible, .peopleAreScrolling]
        ),
        // Nothing to say.
        ([(nil, false)], []),
    ]

    @Test(
        "What changed nothing is kept if people expected a move, or if something new was in the way",
        .requirement("U388"),
        arguments: idleEvents)
    func whatChangedNothing(
        events: [(InactionReason?, Bool)],
        kept: [InactionReason?]
    ) {
        var history = MoveHistory()
        for (inactionReason, isExpected) in events {
            history.add(
                Move(cause: .layout, inactionReason: inactionReason), isExpected: isExpected)
        }
        #expect(history.moves.map(\.inactionReason) == kept)
    }

    @Test("The same reason for another input is new", .requirement("U388"))
    func sameReasonForAnotherInput() {
        var history = MoveHistory()
        for name in ["UITextField", "UITextView", "UITextView"] {
            history.add(
                Move(cause: .layout, inputClassName: name, inactionReason: .notFullyVisible),
                isExpected: false)
        }
        #expect(history.moves.map(\.inputClassName) == ["UITextField", "UITextView"])
    }

    @Test("A change is always kept, also if it is the same as the last one", .requirement("U388"))
    func changeIsAlwaysKept() {
        var history = MoveHistory()
        for _ in 0..<3 { history.add(scroll(to: 10), isExpected: false) }
        #expect(history.moves.count == 3)
    }

    // MARK: Drags

    private static func drag(
        to top: CGFloat, _ changes: [Move.Change] = [], inactionReason: InactionReason? = nil,
        input: String = "UITextField"
    ) -> Move {
        let keyboard = KeyboardSources(
            window: CGRect(x: 0, y: 0, width: 390, height: 844),
            endFrame: CGRect(x: 0, y: 508, width: 390, height: 336),
            guide: KeyboardGuideReading(top: top, isCurrent: true, isDragged: true)
        ).position
        return Move(
            cause: .layout, inputClassName: input, keyboard: keyboard, changes: changes,
            inactionReason: inactionReason)
    }

    private static func inset(_ from: CGFloat, _ to: CGFloat) -> [Move.Change] {
        [Move.Change(quantity: .contentInset, from: from, to: to)]
    }

    @Test("A drag that moves two scroll views is one move with a change of each")
    func dragOfTwoScrollViewsKeepsBoth() {
        func offset(of name: String?, to end: CGFloat) -> Move.Change {
            Move.Change(quantity: .contentOffset, scrollViewClassName: name, from: 0, to: end)
        }
        var history = MoveHistory()
        for (top, changes) in [
            (600, [offset(of: nil, to: 10)]),
            (620, [offset(of: "UITableView", to: 20), offset(of: nil, to: 30)]),
            (640, [offset(of: "UITableView", to: 40)]),
        ] as [(CGFloat, [Move.Change])] {
            history.add(Self.drag(to: top, changes), isExpected: false)
        }
        #expect(history.moves.count == 1)
        #expect(
            history.moves.first?.changes == [
                offset(of: nil, to: 30), offset(of: "UITableView", to: 40),
            ])
    }

    @Test("A drag of the keyboard is one move, from where it began to where it is")
    func dragIsOneMove() {
        let offset = Move.Change(quantity: .contentOffset, from: 500, to: 480)
        var history = MoveHistory()
        history.add(scroll(to: 5), isExpected: false)
        for move in [
            Self.drag(to: 520, inactionReason: .peopleAreScrolling),
            Self.drag(to: 520, Self.inset(336, 324)),
            Self.drag(to: 540, Self.inset(324, 304) + [offset]),
            Self.drag(to: 540, inactionReason: .peopleAreScrolling),
        ] {
            history.add(move, isExpected: false)
        }
        let drag = Self.drag(
            to: 540, Self.inset(336, 304) + [offset], inactionReason: .peopleAreScrolling)
        #expect(history.moves == [scroll(to: 5), drag])

        // What comes after the drag is a move of its own, also the same with another input.
        let other = Self.drag(to: 560, Self.inset(304, 284), input: "UITextView")
        history.add(other, isExpected: false)
        history.add(scroll(to: 6), isExpected: false)
        history.add(Self.drag(to: 580, Self.inset(284, 264)), isExpected: false)
        #expect(history.moves.count == 5)
        #expect(history.moves[2] == other)
    }

    @Test("A drag in a full history replaces nothing but itself")
    func dragInFullHistory() {
        var history = MoveHistory(capacity: 3)
        for offset in 1...4 { history.add(scroll(to: offset), isExpected: false) }
        for top in stride(from: 510 as CGFloat, through: 600, by: 10) {
            history.add(
                Self.drag(to: top, Self.inset(844 - top + 10, 844 - top)), isExpected: false)
        }
        #expect(history.moves.dropLast() == [scroll(to: 3), scroll(to: 4)])
        #expect(history.moves.last?.changes == Self.inset(344, 244))
    }
}
