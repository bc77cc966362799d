import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyBindingPlanTests {
    private func table() -> KeyBindingTable {
        .make([("P", [.make("a", "command+n"), .make("b", "command+b")]), ("Q", [.make("c")])])
    }

    private let n = KeyChord("command+n")

    @Test(
        "Keys that are taken have an owner, and can be replaced, swapped or canceled",
        .requirement("F65"), .bug("https://github.com/manaflow-ai/cmux/issues/2988"))
    func takenKeysOfferReplaceSwapCancel() {
        let plan = table().plan(for: .set("b", .custom([n])))
        #expect(plan.conflicts.map(\.chord) == [n])
        #expect(plan.conflicts.first?.command.name == "B")
        #expect(plan.conflicts.first?.owners.map(\.name) == ["A"])
        #expect(plan.resolutions == [.replace, .swap, .cancel])
    }

    @Test(
        "One's own keys once more are no change", .requirement("F65"),
        .bug("https://github.com/manaflow-ai/cmux/issues/2988"))
    func ownKeysAgainAreNoChange() {
        var table = table()
        #expect(table.plan(for: .set("a", .custom([n]))) == KeyBindingsPlan())
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        #expect(table.plan(for: .set("a", .custom([KeyChord("command+k")]))) == KeyBindingsPlan())
    }

    @Test("A command without keys has nothing to give in return")
    func nothingToSwap() {
        #expect(table().plan(for: .set("Q.c", .custom([n]))).resolutions == [.replace, .cancel])
    }

    @Test("Replacing leaves the other without keys", .requirement("U192"))
    func replacingLeavesOtherWithoutKeys() {
        var table = table()
        table.perform(.set("b", .custom([n])), .replace)
        #expect(table.binding("a")?.state == .unassigned)
        #expect(table.keys("b") == ["command+n"])
    }

    @Test("Replacing takes only the keys that are wanted")
    func replacingTakesOnlyWantedKeys() {
        var table = KeyBindingTable.make([
            ("P", [.make("a", "command+n", "command+m"), .make("b", "command+b")])
        ])
        table.perform(.set("b", .custom([n])), .replace)
        #expect(table.keys("a") == ["command+m"] && table.keys("b") == ["command+n"])
    }

    @Test("Swapping exchanges the keys of two commands, and so does swapping back")
    func swappingExchangesKeysOfTwoCommands() {
        var table = table()
        table.perform(.set("b", .custom([n])), .swap)
        #expect(table.keys("a") == ["command+b"] && table.keys("b") == ["command+n"])
        table.perform(.set("a", .custom([n])), .swap)
        #expect(table.states.isEmpty)
    }

    @Test(
        "Reset All asks nothing of commands that come with the same keys", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func resetAllWithSharedDefaults() {
        var table = KeyBindingTable.make([
            ("P", [.make("a", "command+n"), .make("b", "command+n"), .make("c", "command+c")])
        ])
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        table.perform(.set("b", .custom([KeyChord("command+j")])))
        let plan = table.plan(for: .resetAll)
        #expect(plan.conflicts == [] && plan.changes.map(\.identifier) == ["a", "b"])
        #expect(table.canApply(plan))
        table.apply(plan)
        #expect(table.keys("a") == ["command+n"] && table.keys("b").isEmpty)
    }

    @Test(
        "Of two that come with the same keys, one that gets them back asks the other",
        .requirement("U193"))
    func restoredSharedDefaultAsksOtherCommand() {
        var table = KeyBindingTable.make([
            ("P", [.make("a", "command+n"), .make("b", "command+n")])
        ])
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        #expect(table.keys("b") == ["command+n"])
        let plan = table.plan(for: .set("a", .default))
        #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == ["b"])
    }

    @Test(
        "A command that gets its keys back asks the one for which people restore them",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func returningCommandAsksRestoredOne() {
        var table = KeyBindingTable.make([
            ("P", [.make("a", "command+a"), .make("b", "command+n")])
        ])
        table.perform(.set("b", .custom([KeyChord("command+k")])))
        let conflicts = table.plan(for: .restore(["a": .custom([n])])).conflicts
        #expect(conflicts.map(\.command.identifier) == ["b"])
        #expect(conflicts.flatMap(\.owners).map(\.identifier) == ["a"])
    }

    @Test("Canceling changes nothing")
    func cancelingChangesNothing() {
        var table = table()
        table.perform(.set("b", .custom([n])), .cancel)
        #expect(table.states.isEmpty)
    }

    @Test(
        "A command that gets its keys back takes them from who has them, or resets both",
        .requirement("U193"))
    func revertingTakesKeysOrResetsBoth() {
        var start = table()
        start.perform(.set("a", .custom([KeyChord("command+k")])))
        start.perform(.set("b", .custom([n])))
        #expect(
            start.plan(for: .set("a", .default)).resolutions == [
                .replace, .swap, .resetOthers, .cancel,
            ])

        var (replaced, both) = (start, start)
        replaced.perform(.set("a", .default), .replace)
        #expect(replaced.keys("a") == ["command+n"] && replaced.keys("b").isEmpty)
        both.perform(.set("a", .default), .resetOthers)
        #expect(both.keys("a") == ["command+n"] && both.keys("b") == ["command+b"])
    }

    @Test(
        "Resetting both is no resolution if both come with the same keys", .requirement("U193"),
        arguments: [false, true])
    func equalDefaultsCannotBothBeReset(isFirst: Bool) {
        let bindings = [KeyBinding.make("a", "command+n"), .make("b", "command+n")]
        var table = KeyBindingTable.make([("P", isFirst ? bindings : bindings.reversed())])
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        let plan = table.plan(for: .set("a", .default), resolution: .resetOthers)
        #expect(plan.conflicts.map(\.chord) == [n])
        #expect(plan.resolutions == [.replace, .swap, .cancel])
    }

    @Test(
        "A plan that was carried out can be taken back", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"),
        arguments: KeyBindingConflict.Resolution.allCases)
    func executedPlanCanBeTakenBack(resolution: KeyBindingConflict.Resolution) {
        var table = table()
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        table.perform(.set("b", .custom([n])))
        let before = table.states
        for request: KeyBindingsPlan.Request in [
            .set("a", .default), .resetAll, .set("b", .unassigned), .set("Q.c", .custom([n])),
            .restore(["b": .custom([KeyChord("command+j")])]),
        ] {
            let plan = table.perform(request, resolution)
            guard plan.conflicts.isEmpty else { continue }
            #expect(!plan.changes.isEmpty && table.states != before)
            #expect(table.canApply(plan.undoing))
            table.apply(plan.undoing)
            #expect(table.states == before, "after \(request)")
        }
    }

    @Test(
        "A plan is taken back also where another command went without keys before",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func planTakenBackDespiteKeylessCommand() {
        // Chosen by hand in a file, or before the app gave ⌘B to another command.
        var start = table()
        start.set(.custom([KeyChord("command+b")]), of: "a")
        #expect(start.keys("a") == ["command+b"] && start.keys("b").isEmpty)
        for request: KeyBindingsPlan.Request in [
            .resetAll, .set("a", .unassigned), .set("a", .custom([KeyChord("command+k")])),
        ] {
            var table = start
            let plan = table.perform(request)
            #expect(table.keys("b") == ["command+b"] && table.canApply(plan.undoing))
            table.apply(plan.undoing)
            #expect(table.states == start.states && table.keys("b").isEmpty)
            #expect(table.canApply(plan.undoing.undoing))
        }
    }

    @Test(
        "A plan is not taken back over keys that people chose for another command since",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func laterChoicePreventsTakingPlanBack() {
        var table = table()
        let plan = table.perform(.set("a", .custom([KeyChord("command+k")])))
        table.perform(.set("b", .custom([n])))
        #expect(!table.canApply(plan.undoing))
        table.perform(.set("b", .default))
        #expect(table.canApply(plan.undoing))
    }

    @Test(
        "A plan says what it changes before anything is changed", .requirement("F70"),
        .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func planSaysChangesBeforehand() {
        var table = table()
        table.perform(.set("b", .custom([KeyChord("command+j")])))
        table.perform(.set("a", .unassigned))
        let plan = table.plan(for: .resetAll)
        #expect(
            plan.changes == [
                .init(identifier: "a", before: .unassigned, after: .default),
                .init(
                    identifier: "b", before: .custom([KeyChord("command+j")]), after: .default),
            ])
        #expect(table.keys("b") == ["command+j"])
    }

    @Test(
        "What is restored is checked like everything else, and applied whole or not at all",
        .requirement("F70"), .bug("https://github.com/T0mSIlver/localvoxtral/issues/393"))
    func restoringIsCheckedAndAppliedWhole() {
        var table = table()
        let states: KeyBinding.States = [
            "b": .custom([n]), "Q.c": .custom([KeyChord("command+j"), KeyChord("command+h")]),
            "gone": .custom([n]),
        ]
        let plan = table.perform(.restore(states))
        #expect(plan.conflicts.map(\.command.identifier) == ["b"])
        #expect(plan.rejected == [KeyChord("command+h"): .reservedBySystem])
        #expect(table.states.isEmpty)
        table.perform(.restore(states), .replace)
        #expect(table.keys("a").isEmpty && table.keys("b") == ["command+n"])
        #expect(table.keys("Q.c") == ["command+j"] && table.state(of: "gone") == .custom([n]))
    }

    @Test("A plan that the bindings have outgrown does not fit any more")
    func outdatedPlanDoesNotFit() {
        var table = table()
        let plan = table.plan(for: .set("b", .custom([KeyChord("command+j")])))
        #expect(table.canApply(plan))
        table.perform(.set("a", .custom([KeyChord("command+j")])))
        #expect(!table.canApply(plan))
        let other = table.plan(for: .set("a", .unassigned))
        table.perform(.set("a", .default))
        #expect(!table.canApply(other))
    }

    @Test(
        "A resolution is applied if the plan lists it, and otherwise leaves the conflict",
        .requirement("U345"),
        arguments: KeyBindingConflict.Resolution.allCases)
    func onlyOfferedResolutionIsApplied(resolution: KeyBindingConflict.Resolution) throws {
        var table = table()
        try table.register(
            [.init(binding: .make("find", "/"), allowsBareKeys: true)], provider: "L", name: "L")
        table.perform(.set("a", .custom([KeyChord("command+k")])))
        let requests: [KeyBindingsPlan.Request] = [
            .set("L.find", .custom([KeyChord("command+k")])), .set("Q.c", .custom([KeyChord("/")])),
            .set("Q.c", .custom([KeyChord("command+b")])),
            .set("b", .custom([KeyChord("command+k")])),
            .restore(["Q.c": .custom([KeyChord("command+b")])]),
        ]
        for request in requests {
            let offered = table.plan(for: request).resolutions
            let plan = table.plan(for: request, resolution: resolution)
            let isApplied =
                offered.isEmpty || (offered.contains(resolution) && resolution != .cancel)
            #expect(plan.conflicts.isEmpty == isApplied, "\(request)")
            #expect(isApplied || plan == table.plan(for: request), "\(request)")
        }
        #expect(
            !table.plan(for: requests[0]).resolutions.contains(.swap),
            "no app command may have a bare key")
    }

    @Test(
        "A state has one form, whether its command is there or not",
        .requirement("U345"),
        arguments: ["a", "gone"] as [ID])
    func stateHasOneForm(identifier: ID) {
        var table = table()
        let key = KeyChord("command+k")
        for (wanted, noted) in [
            (.custom([]), .unassigned), (.custom([key, key]), .custom([key])),
            (.default, .default),
        ] as [(KeyBinding.State, KeyBinding.State)] {
            let plan = table.perform(.restore([identifier: wanted]))
            #expect(plan.changes.allSatisfy { $0.after == noted })
            #expect(table.state(of: identifier) == noted)
            #expect(table.canApply(plan.undoing))
        }
    }

    private static let requests: [KeyBindingsPlan.Request] = [
        .set("a", .default), .set("a", .unassigned), .set("a", .custom([KeyChord("command+b")])),
        .set("b", .default),
        .set("b", .custom([KeyChord("command+n")])), .set("Q.c", .custom([KeyChord("command+n")])),
        .resetAll, .restore(["Q.c": .custom([KeyChord("command+b")])]),
    ]

    @Test(
        "No two commands share keys, whatever is requested and however it is resolved",
        arguments: [true, false])
    func noTwoCommandsEverShareKeys(sharing: Bool) {
        let start = KeyBindingTable.make([
            ("P", [.make("a", "command+n"), .make("b", sharing ? "command+n" : "command+b")]),
            ("Q", [.make("c", "command+k")]),
        ])
        for resolution in KeyBindingConflict.Resolution.allCases {
            check(start, depth: 3, resolution)
        }
    }

    /// All histories of `depth` requests that begin with `table`.
    private func check(
        _ table: KeyBindingTable, depth: Int, _ resolution: KeyBindingConflict.Resolution
    ) {
        guard table.sharedKeys.isEmpty else {
            Issue.record("Shared with \(resolution): \(table.states)")
            return
        }
        guard depth > 0 else { return }
        for request in Self.requests {
            var next = table
            next.perform(request, resolution)
            check(next, depth: depth - 1, resolution)
        }
    }
}
