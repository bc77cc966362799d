import CoreGraphics
import Foundation
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct FocusDecisionTests {
    typealias Key = KeyCommandDescriptor

    @Test(
        "The system moves the cursor where it can and may, unless the app chooses the library",
        .requirement("U212"),
        arguments: [true, false], [true, false])
    func systemMovesCursorWhereItCan(hasSystem: Bool, optedIn: Bool) {
        let choice = FocusEngineChoice(
            hasSystem: hasSystem, optedIn: optedIn, preference: .system)
        #expect((choice == .system) == (hasSystem && optedIn))
        #expect(
            FocusEngineChoice(hasSystem: hasSystem, optedIn: optedIn, preference: .library)
                == .library)
    }

    @Test(
        "Commands with the system's keys are reported, unless they have priority",
        .requirement("U230"))
    func commandsWithSystemKeysAreReported() {
        let keys = [
            KeyChord(.tab), KeyChord(.downArrow), KeyChord(.return), KeyChord(.characters(" ")),
            KeyChord("n", .command),
        ]
        let commands = keys.map { (keys: $0, hasPriority: false) }
        func taken(_ platform: FocusPlatform) -> [FocusIssue.Kind] {
            FocusLinter.issues(in: commands, on: platform)
        }
        #expect(taken(.pad) == keys[0...2].map { .keysAreTaken($0) })
        #expect(taken(.mac) == [keys[0], keys[1], keys[3]].map { .keysAreTaken($0) })
        #expect(taken(.none) == [])
        let urgent = keys.map { (keys: $0, hasPriority: true) }
        #expect(FocusLinter.issues(in: urgent, on: .pad) == [])
    }

    @Test("With modifiers keys are free, but Tab is not with Shift")
    func modifiersFreeKeysExceptShiftTab() {
        #expect(!FocusPlatform.pad.takes(Key(input: .downArrow, modifiers: .shift)))
        #expect(!FocusPlatform.pad.takes(Key(input: .return, modifiers: .command)))
        #expect(FocusPlatform.pad.takes(Key(input: .tab, modifiers: .shift)))
        #expect(!FocusPlatform.pad.takes(Key(input: .tab, modifiers: .control)))
        #expect(!FocusPlatform.mac.takes(Key(input: .tab, modifiers: .alternate)))
        #expect(FocusPlatform.pad.takes(Key(input: .upArrow, modifiers: .alphaShift)))
        #expect(!FocusPlatform.none.takes(Key(input: .tab, modifiers: .shift)))
    }

    @Test("A delegate that is not asked is reported", .requirement("U218"))
    func delegateIsNotAsked() {
        #expect(
            FocusLinter.issues(delegateDecides: true, selectionFollowsFocus: false)
                == [.delegateIsNotAsked])
        #expect(
            FocusLinter.issues(delegateDecides: true, selectionFollowsFocus: true) == [])
        #expect(
            FocusLinter.issues(delegateDecides: false, selectionFollowsFocus: false) == [])
    }

    @Test("A priority below the system's is reported", .requirement("U227"))
    func priorityBelowSystemIsReported() {
        let low = FocusPriority(rawValue: 500)
        #expect(
            FocusLinter.issues(own: low, system: .prioritized)
                == [.priorityHasNoEffect(own: 500, system: 2000)])
        #expect(FocusLinter.issues(own: .prioritized, system: low) == [])
        #expect(FocusLinter.issues(own: .ignored, system: .prioritized) == [])
    }

    @Test(
        "Focus that is elsewhere than it was reported to have gone is an issue",
        .requirement("U231"))
    func focusElsewhereThanReportedIsIssue() {
        #expect(FocusLinter.issues(reported: 1, actual: 1) == [])
        #expect(FocusLinter.issues(reported: 1, actual: 2) == [.focusMovedInCallback])
        #expect(FocusLinter.issues(reported: 1, actual: nil) == [.focusMovedInCallback])
        #expect(FocusLinter.issues(reported: Int?.none, actual: nil) == [])
    }

    @Test(
        "Tab in a form is the system's where it leads where the bar does, and at the form's ends",
        .requirement("U212"),
        arguments: [true, false], FocusPreference.allCases)
    func systemHasTabWhereBarAgrees(hasSystem: Bool, preference: FocusPreference) {
        func owner(next: Int?, systemNext: Int?) -> TabOwner {
            TabOwner(
                hasSystem: hasSystem, preference: preference, next: next, systemNext: systemNext)
        }
        let expected: TabOwner = hasSystem && preference == .system ? .system : .navigator
        #expect(owner(next: 2, systemNext: 2) == expected)
        #expect(owner(next: 2, systemNext: 3) == .navigator)
        #expect(owner(next: 2, systemNext: nil) == .navigator)
        #expect(owner(next: nil, systemNext: 3) == .system)
        #expect(owner(next: nil, systemNext: nil) == .system)
    }

    @Test("Every issue is explained")
    func everyIssueIsExplained() {
        let issues: [FocusIssue.Kind] = [
            .keysAreTaken(KeyChord(.tab)), .focusMovedInCallback, .delegateIsNotAsked,
            .priorityHasNoEffect(own: 0, system: 2000), .referenceOutsideContainer,
            .controlIsFocusable, .haloIsClipped, .columnIsNotDeclared,
        ]
        let texts = issues.map(\.explanation)
        #expect(texts.allSatisfy { $0.count > 20 && $0.hasSuffix(".") })
        #expect(Set(texts).count == issues.count)
        let backwards = FocusIssue.Kind.keysAreTaken(KeyChord(.tab, .shift))
        #expect(backwards.explanation.contains("takes Shift with .tab first"))
        let space = FocusIssue.Kind.keysAreTaken(KeyChord(.characters(" ")))
        #expect(space.explanation.contains("takes .characters(\" \") first"))
    }
}
