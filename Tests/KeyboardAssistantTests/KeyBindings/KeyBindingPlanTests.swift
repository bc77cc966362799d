import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyBindingPlanTests {
    private func book() -> KeyBindingBook {
        .make([("P", [.make("a", "command+n"), .make("b", "command+b")]), ("Q", [.make("c")])])
    }

    private let n = KeyChord("command+n")

    @Test(
        "Keys that are taken name their owner and offer to replace, to swap or to cancel",
        .requirement("F65"), .bug("https://github.com/manaflow-ai/cmux/issues/2988"))
    func takenKeysOfferReplaceSwapCancel() {
        let plan = book().plan(for: .customize("b", [n]))
        #expect(plan.conflicts.map(\.chord) == [n])
        #expect(plan.conflicts.first?.command.name == "B")
        #expect(plan.conflicts.first?.owners.map(\.name) == ["A"])
        #expect(plan.answers == [.replace, .swap, .cancel])
    }

    @Test(
        "One's own keys once more are no change", .requirement("F65"),
        .bug("https://github.com/manaflow-ai/cmux/issues/2988"))
    func ownKeysAgainAreNoChange() {
        var book = book()
        #expect(book.plan(for: .customize("a", [n])) == KeyBindingsPlan())
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        #expect(book.plan(for: .customize("a", [KeyChord("command+k")])) == KeyBindingsPlan())
    }

    @Test("A command without keys has nothing to give in return")
    func nothingToSwap() {
        #expect(book().plan(for: .customize("Q.c", [n])).answers == [.replace, .cancel])
    }

    @Test("Replacing leaves the other without keys", .requirement("U192"))
    func replacingLeavesOtherWithoutKeys() {
        var book = book()
        book.carryOut(.customize("b", [n]), .replace)
        #expect(book.binding("a")?.state == .unassigned)
        #expect(book.keys("b") == ["command+n"])
    }

    @Test("Replacing takes only the keys that are wanted")
    func replacingTakesOnlyWantedKeys() {
        var book = KeyBindingBook.make([
            ("P", [.make("a", "command+n", "command+m"), .make("b", "command+b")])
        ])
        book.carryOut(.customize("b", [n]), .replace)
        #expect(book.keys("a") == ["command+m"] && book.keys("b") == ["command+n"])
    }

    @Test("Swapping exchanges the keys of two commands, and so does swapping back")
    func swappingExchangesKeysOfTwoCommands() {
        var book = book()
        book.carryOut(.customize("b", [n]), .swap)
        #expect(book.keys("a") == ["command+b"] && book.keys("b") == ["command+n"])
        book.carryOut(.customize("a", [n]), .swap)
        #expect(book.states.isEmpty)
    }

    @Test(
        "Reset All asks nothing of commands that come with the same keys", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func resetAllWithClash() {
        var book = KeyBindingBook.make([
            ("P", [.make("a", "command+n"), .make("b", "command+n"), .make("c", "command+c")])
        ])
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        book.carryOut(.customize("b", [KeyChord("command+j")]))
        let plan = book.plan(for: .resetAll)
        #expect(plan.conflicts == [] && plan.changes.map(\.identifier) == ["a", "b"])
        #expect(book.canApply(plan))
        book.apply(plan)
        #expect(book.keys("a") == ["command+n"] && book.keys("b").isEmpty)
    }

    @Test(
        "Of two that come with the same keys, one that gets them back asks the other",
        .requirement("U193"))
    func restoredSharedDefaultAsksOtherCommand() {
        var book = KeyBindingBook.make([
            ("P", [.make("a", "command+n"), .make("b", "command+n")])
        ])
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        #expect(book.keys("b") == ["command+n"])
        let plan = book.plan(for: .reset("a"))
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == ["b"])
    }

    @Test(
        "A command that gets its keys back asks the one for which people restore them",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func returningCommandAsksRestoredOne() {
        var book = KeyBindingBook.make([("P", [.make("a", "command+a"), .make("b", "command+n")])])
        book.carryOut(.customize("b", [KeyChord("command+k")]))
        let conflicts = book.plan(for: .restore(["a": .changed([n])])).conflicts
        #expect(conflicts.map(\.command.identifier) == ["b"])
        #expect(conflicts.flatMap(\.owners).map(\.identifier) == ["a"])
    }

    @Test("Cancelling changes nothing")
    func cancelingChangesNothing() {
        var book = book()
        book.carryOut(.customize("b", [n]), .cancel)
        #expect(book.states.isEmpty)
    }

    @Test(
        "A command that gets its keys back takes them from who has them, or resets both",
        .requirement("U193"))
    func revertingTakesKeysOrResetsBoth() {
        var start = book()
        start.carryOut(.customize("a", [KeyChord("command+k")]))
        start.carryOut(.customize("b", [n]))
        #expect(
            start.plan(for: .reset("a")).answers == [.replace, .swap, .resetOthers, .cancel])

        var (replaced, both) = (start, start)
        replaced.carryOut(.reset("a"), .replace)
        #expect(replaced.keys("a") == ["command+n"] && replaced.keys("b").isEmpty)
        both.carryOut(.reset("a"), .resetOthers)
        #expect(both.keys("a") == ["command+n"] && both.keys("b") == ["command+b"])
    }

    @Test(
        "Resetting both is no answer if both come with the same keys", .requirement("U193"),
        arguments: [false, true])
    func equalDefaultsCannotBothBeReset(isFirst: Bool) {
        let bindings = [KeyBinding.make("a", "command+n"), .make("b", "command+n")]
        var book = KeyBindingBook.make([("P", isFirst ? bindings : bindings.reversed())])
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        let plan = book.plan(for: .reset("a"), answer: .resetOthers)
        #expect(plan.conflicts.map(\.chord) == [n])
        #expect(plan.answers == [.replace, .swap, .cancel])
    }

    @Test(
        "A plan that was carried out can be taken back", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"),
        arguments: KeyBindingsAnswer.allCases)
    func executedPlanCanBeTakenBack(answer: KeyBindingsAnswer) {
        var book = book()
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        book.carryOut(.customize("b", [n]))
        let before = book.states
        for request: KeyBindingsRequest in [
            .reset("a"), .resetAll, .unassign("b"), .customize("Q.c", [n]),
            .restore(["b": .changed([KeyChord("command+j")])]),
        ] {
            let plan = book.carryOut(request, answer)
            guard plan.conflicts.isEmpty else { continue }
            #expect(!plan.changes.isEmpty && book.states != before)
            #expect(book.canApply(plan.undoing))
            book.apply(plan.undoing)
            #expect(book.states == before, "after \(request)")
        }
    }

    @Test(
        "A plan is taken back also where another command went without keys before",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func planTakenBackDespiteKeylessCommand() {
        // Chosen by hand in a file, or before the app gave ⌘B to another command.
        var start = book()
        start.set(.changed([KeyChord("command+b")]), of: "a")
        #expect(start.keys("a") == ["command+b"] && start.keys("b").isEmpty)
        for request: KeyBindingsRequest in [
            .resetAll, .unassign("a"), .customize("a", [KeyChord("command+k")]),
        ] {
            var book = start
            let plan = book.carryOut(request)
            #expect(book.keys("b") == ["command+b"] && book.canApply(plan.undoing))
            book.apply(plan.undoing)
            #expect(book.states == start.states && book.keys("b").isEmpty)
            #expect(book.canApply(plan.undoing.undoing))
        }
    }

    @Test(
        "A plan is not taken back over keys that people chose for another command since",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func laterChoicePreventsTakingPlanBack() {
        var book = book()
        let plan = book.carryOut(.customize("a", [KeyChord("command+k")]))
        book.carryOut(.customize("b", [n]))
        #expect(!book.canApply(plan.undoing))
        book.carryOut(.reset("b"))
        #expect(book.canApply(plan.undoing))
    }

    @Test(
        "A plan says what it changes before anything is changed", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func planSaysChangesBeforehand() {
        var book = book()
        book.carryOut(.customize("b", [KeyChord("command+j")]))
        book.carryOut(.unassign("a"))
        let plan = book.plan(for: .resetAll)
        #expect(
            plan.changes == [
                .init(identifier: "a", before: .unassigned, after: .leftAlone),
                .init(
                    identifier: "b", before: .changed([KeyChord("command+j")]), after: .leftAlone),
            ])
        #expect(book.keys("b") == ["command+j"])
    }

    @Test(
        "What is restored is checked like everything else, and applied whole or not at all",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func restoringIsCheckedAndAppliedWhole() {
        var book = book()
        let states: KeyBindingBook.Targets = [
            "b": .changed([n]), "Q.c": .changed([KeyChord("command+j"), KeyChord("command+h")]),
            "gone": .changed([n]),
        ]
        let plan = book.carryOut(.restore(states))
        #expect(plan.conflicts.map(\.command.identifier) == ["b"])
        #expect(plan.refused == [KeyChord("command+h"): .reservedBySystem])
        #expect(book.states.isEmpty)
        book.carryOut(.restore(states), .replace)
        #expect(book.keys("a").isEmpty && book.keys("b") == ["command+n"])
        #expect(book.keys("Q.c") == ["command+j"] && book.state(of: "gone") == .changed([n]))
    }

    @Test("A plan that the bindings have outgrown does not fit any more")
    func outdatedPlanDoesNotFit() {
        var book = book()
        let plan = book.plan(for: .customize("b", [KeyChord("command+j")]))
        #expect(book.canApply(plan))
        book.carryOut(.customize("a", [KeyChord("command+j")]))
        #expect(!book.canApply(plan))
        let other = book.plan(for: .unassign("a"))
        book.carryOut(.reset("a"))
        #expect(!book.canApply(other))
    }

    @Test(
        "An answer is carried out if it was offered, and otherwise leaves the conflict open",
        .requirement("U345"),
        arguments: KeyBindingsAnswer.allCases)
    func onlyOfferedAnswerIsCarriedOut(answer: KeyBindingsAnswer) throws {
        var book = book()
        try book.register(
            [.init(binding: .make("find", "/"), bareKeys: true)], provider: "L", name: "L")
        book.carryOut(.customize("a", [KeyChord("command+k")]))
        let requests: [KeyBindingsRequest] = [
            .customize("L.find", [KeyChord("command+k")]), .customize("Q.c", [KeyChord("/")]),
            .customize("Q.c", [KeyChord("command+b")]), .customize("b", [KeyChord("command+k")]),
            .restore(["Q.c": .changed([KeyChord("command+b")])]),
        ]
        for request in requests {
            let offered = book.plan(for: request).answers
            let plan = book.plan(for: request, answer: answer)
            let isCarriedOut = offered.isEmpty || (offered.contains(answer) && answer != .cancel)
            #expect(plan.conflicts.isEmpty == isCarriedOut, "\(request)")
            #expect(isCarriedOut || plan == book.plan(for: request), "\(request)")
        }
        #expect(!book.plan(for: requests[0]).answers.contains(.swap), "nobody may have a bare key")
    }

    @Test(
        "What people did is put down in one word, whether its command is there or not",
        .requirement("U345"),
        arguments: ["a", "gone"] as [ID])
    func editIsWrittenInOneWord(identifier: ID) {
        var book = book()
        let key = KeyChord("command+k")
        for (wanted, noted) in [
            (.changed([]), .unassigned), (.changed([key, key]), .changed([key])),
            (.leftAlone, .leftAlone),
        ] as [(KeyBinding.State, KeyBinding.State)] {
            let plan = book.carryOut(.restore([identifier: wanted]))
            #expect(plan.changes.allSatisfy { $0.after == noted })
            #expect(book.state(of: identifier) == noted)
            #expect(book.canApply(plan.undoing))
        }
    }

    private static let requests: [KeyBindingsRequest] = [
        .reset("a"), .unassign("a"), .customize("a", [KeyChord("command+b")]), .reset("b"),
        .customize("b", [KeyChord("command+n")]), .customize("Q.c", [KeyChord("command+n")]),
        .resetAll, .restore(["Q.c": .changed([KeyChord("command+b")])]),
    ]

    @Test("No two commands share keys, whatever is wanted and answered", arguments: [true, false])
    func noTwoCommandsEverShareKeys(clashing: Bool) {
        let start = KeyBindingBook.make([
            ("P", [.make("a", "command+n"), .make("b", clashing ? "command+n" : "command+b")]),
            ("Q", [.make("c", "command+k")]),
        ])
        for answer in KeyBindingsAnswer.allCases {
            check(start, depth: 3, answer)
        }
    }

    /// All histories of `depth` requests that begin with `book`.
    private func check(_ book: KeyBindingBook, depth: Int, _ answer: KeyBindingsAnswer) {
        guard book.sharedKeys.isEmpty else {
            Issue.record("Shared with \(answer): \(book.states)")
            return
        }
        guard depth > 0 else { return }
        for request in Self.requests {
            var next = book
            next.carryOut(request, answer)
            check(next, depth: depth - 1, answer)
        }
    }
}
