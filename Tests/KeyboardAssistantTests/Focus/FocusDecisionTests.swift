import Testing

@testable import KeyboardAssistant

@Suite struct FocusDecisionTests {
    typealias Key = KeyCommandDescriptor

    @Test(
        "U212 The system moves the cursor where it can, may and is not told otherwise",
        arguments: [true, false], [true, false])
    func engine(hasSystem: Bool, optedIn: Bool) {
        let choice = FocusEngineChoice(
            hasSystem: hasSystem, optedIn: optedIn, preference: .system)
        #expect((choice == .system) == (hasSystem && optedIn))
        #expect(
            FocusEngineChoice(hasSystem: hasSystem, optedIn: optedIn, preference: .library)
                == .library)
    }

    @Test(
        "U211 A cell's own word comes first, then the delegate's, then the list's",
        arguments: [nil, true, false], [nil, true, false])
    func focusability(cell: Bool?, delegate: Bool?) {
        for property in [true, false] {
            let expected = cell != nil ? cell : delegate != nil ? delegate : property
            #expect(
                Focusability.decide(cell: cell, delegate: delegate, property: property)
                    == expected)
        }
    }

    @Test("U217 The selection follows focus but to where that would disturb")
    func following() {
        var selection = FollowingSelection<Int>(isOn: true)
        let history = (0...2).map { item in
            selection.focus(on: item) { $0 != 2 }
            return selection.selected
        }
        #expect(history == [0, 1, 1])
        var idle = FollowingSelection(isOn: false, selected: 7)
        idle.focus(on: 1)
        #expect(idle.selected == 7)
    }

    @Test("U229 The first in the chain that can becomes first responder")
    func responder() {
        #expect(ResponderChoice.index(in: [false, false, true, true]) == 2)
        #expect(ResponderChoice.index(in: [true]) == 0)
        #expect(ResponderChoice.index(in: [false, false]) == nil)
        #expect(ResponderChoice.index(in: []) == nil)
    }

    @Test("U230 Commands with the system's keys are reported, unless they have priority")
    func linter() {
        let keys = [
            Key(input: .tab), Key(input: .downArrow), Key(input: .return),
            Key(input: .characters(" ")), Key(input: .characters("n"), modifiers: .command),
        ]
        let commands = keys.map { (keys: $0, hasPriority: false) }
        func taken(_ platform: FocusPlatform) -> [FocusFinding] {
            FocusLinter(platform: platform).findings(in: commands)
        }
        #expect(taken(.pad) == keys[0...2].map { .keysAreTaken($0) })
        #expect(taken(.mac) == [keys[0], keys[1], keys[3]].map { .keysAreTaken($0) })
        #expect(taken(.none) == [])
        let urgent = keys.map { (keys: $0, hasPriority: true) }
        #expect(FocusLinter(platform: .pad).findings(in: urgent) == [])
    }

    @Test("With modifiers keys are free, but Tab is not with Shift")
    func modifiers() {
        #expect(!FocusPlatform.pad.takes(Key(input: .downArrow, modifiers: .shift)))
        #expect(!FocusPlatform.pad.takes(Key(input: .return, modifiers: .command)))
        #expect(FocusPlatform.pad.takes(Key(input: .tab, modifiers: .shift)))
        #expect(FocusPlatform.pad.takes(Key(input: .upArrow, modifiers: .alphaShift)))
        #expect(!FocusPlatform.none.takes(Key(input: .tab, modifiers: .shift)))
    }

    @Test("U218 A delegate that is not asked is reported")
    func delegateIsNotAsked() {
        let linter = FocusLinter(platform: .pad)
        #expect(
            linter.findings(delegateDecides: true, selectionFollowsFocus: false)
                == [.delegateIsNotAsked])
        #expect(linter.findings(delegateDecides: true, selectionFollowsFocus: true) == [])
        #expect(linter.findings(delegateDecides: false, selectionFollowsFocus: false) == [])
    }

    @Test("U227 A priority below the system's is reported")
    func priorities() {
        let linter = FocusLinter(platform: .pad)
        let low = FocusPriority(rawValue: 500)
        #expect(
            linter.findings(own: low, system: .prioritized)
                == [.priorityHasNoEffect(own: low, system: .prioritized)])
        #expect(linter.findings(own: .prioritized, system: low) == [])
        #expect(linter.findings(own: .ignored, system: .prioritized) == [])
    }

    @Test(
        "U216 Of a move only those hear whom it concerns, once",
        arguments: [
            (true, false, false), (false, true, true), (true, true, nil), (false, false, nil),
        ] as [(Bool, Bool, Bool?)])
    func concern(held: Bool, holds: Bool, change: Bool?) {
        #expect(FocusConcern(held: held, holds: holds).change == change)
    }

    @Test("U231 Focus that moves while a move is told is reported")
    func updateLog() {
        var log = FocusUpdateLog()
        var findings: [FocusFinding?] = []
        findings.append(log.begin())
        findings.append(log.begin())
        log.end()
        log.end()
        findings.append(log.begin())
        log.end()
        log.end()
        findings.append(log.begin())
        #expect(findings == [nil, .focusMovedInCallback, nil, nil])
    }

    @Test("U233 A press goes the way that it began, in all its phases")
    func presses() {
        var presses = HandledPresses<Int>()
        let began = [presses.begin(1, isHandled: true), presses.begin(2, isHandled: false)]
        #expect(began == [false, true])
        #expect([1, 2].map(presses.isForOthers) == [false, true])
        let ended = [presses.end(1), presses.end(2)]
        #expect(ended == [false, true])
        #expect(presses.isForOthers(1), "a new press of the same key is a new question")
    }

    @Test("Every finding says what is wrong")
    func explanations() {
        let findings: [FocusFinding] = [
            .keysAreTaken(Key(input: .tab)), .focusMovedInCallback, .delegateIsNotAsked,
            .priorityHasNoEffect(own: .ignored, system: .prioritized), .referenceOutsideContainer,
            .controlIsFocusable, .haloIsClipped,
        ]
        let texts = findings.map(\.explanation)
        #expect(texts.allSatisfy { $0.count > 20 && $0.hasSuffix(".") })
        #expect(Set(texts).count == findings.count)
    }
}
