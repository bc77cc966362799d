#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Facts of WWDC21 10260 about lists; tables and collection views are alike in all of it.
@MainActor
@Suite struct FocusTalkListTests {
    private static let down = UIKeyCommand.inputDownArrow
    nonisolated static let kinds = FocusableList.Kind.allCases

    // 4:00, with the header of `allowsFocus`: who did not opt in is passed.
    @Test("4:00 All cells of a list can be focused, once it allows focus", arguments: kinds)
    func allCellsFocusableOnceListAllows(_ kind: FocusableList.Kind) {
        let list = FocusableList(kind)
        list.show()
        list.press("\t")
        #expect(list.focused == nil)
        list.allowsFocus = true
        list.press("\t")
        list.press(Self.down, times: 11)
        #expect(list.focused == 11)
    }

    // 4:23: every cell for itself.
    @Test("4:23 The delegate decides for each cell", arguments: kinds)
    func delegateDecidesFocusForEachCell(_ kind: FocusableList.Kind) {
        let (list, delegate) = (FocusableList(kind), DecidingListDelegate())
        delegate.canFocus = { $0 % 2 == 1 }
        list.use(delegate)
        list.show()
        list.press("\t")
        #expect(list.focused == 1)
        list.press(Self.down, times: 2)
        #expect(list.focused == 5)
    }

    /// Every mixture of a cell's own answer, a delegate's and the property; nil is silence.
    nonisolated static let words: [(own: Bool?, delegate: Bool?, property: Bool)] = {
        let answers: [Bool?] = [nil, true, false]
        return answers.flatMap { own in
            answers.flatMap { delegate in
                [true, false].map { (own: own, delegate: delegate, property: $0) }
            }
        }
    }()

    // 3:01 and 4:23: the override is the last word, then the delegate's, then the list's.
    @Test(
        "4:23 A cell's own word counts before the delegate's, and that before the list's",
        arguments: words, kinds)
    func cellsWordBeatsDelegateAndList(
        _ words: (own: Bool?, delegate: Bool?, property: Bool), _ kind: FocusableList.Kind
    ) {
        let list = FocusableList(kind)
        list.ownAnswer = words.own
        list.allowsFocus = words.property
        let (quiet, deciding) = (QuietListDelegate(), DecidingListDelegate())
        deciding.canFocus = { _ in words.delegate ?? true }
        list.use(quiet)
        if words.delegate != nil { list.use(deciding) }
        list.show()
        list.press("\t")

        let expected = words.own ?? words.delegate ?? words.property
        #expect(list.cell(0)?.canBecomeFocused == expected)
        #expect(list.focused == (expected ? 0 : nil))
        withExtendedLifetime((quiet, deciding)) {}
    }

    // 9:08: both ways round.
    @Test("9:08 Selection follows focus, and focus follows a tap", arguments: kinds)
    func selectionFollowsFocusAndReverse(_ kind: FocusableList.Kind) throws {
        let (list, delegate) = (FocusableList(kind), DecidingListDelegate())
        list.use(delegate)
        list.selectionFollowsFocus = true
        list.show()
        list.press("\t")
        list.press(Self.down)
        #expect(list.focused == 1)
        #expect(list.selected == [1])

        try list.screen.device.tap(try #require(list.cell(5)))
        list.show()
        #expect(list.focused == 5)
        #expect(list.selected == [5])
        #expect(delegate.selections.last == 5)
    }

    // 9:08, the other way round: focus and selection are two things.
    @Test("9:08 Without it, moving selects nothing and tapping moves nothing", arguments: kinds)
    func withoutFollowingFocusSelectsNothing(_ kind: FocusableList.Kind) throws {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.show()
        list.press("\t")
        list.press(Self.down)
        #expect(list.selected == [])
        try list.screen.device.tap(try #require(list.cell(5)))
        list.show()
        #expect(list.focused == 1)
        #expect(list.selected == [5])
    }

    // 9:16: a cell that would disturb by being selected, as one that shows an alert.
    @Test("9:16 The delegate takes single cells out of it", arguments: kinds)
    func delegateTakesSingleCellsOut(_ kind: FocusableList.Kind) {
        let (list, delegate) = (FocusableList(kind), DecidingListDelegate())
        delegate.follows = { $0 != 2 }
        list.use(delegate)
        list.selectionFollowsFocus = true
        list.show()
        list.press("\t")
        list.press(Self.down, times: 2)
        #expect(list.focused == 2)
        #expect(list.selected == [1])
        list.press("\r")
        #expect(list.selected == [2])
        list.press(Self.down)
        #expect(list.selected == [3])
    }

    // Apple's header, after 9:16: where the property is off the delegate is not asked.
    @Test("9:16 The delegate is not asked where the property is off", arguments: kinds)
    func switchedOffPropertyAsksNoDelegate(_ kind: FocusableList.Kind) {
        let (list, delegate) = (FocusableList(kind), DecidingListDelegate())
        list.use(delegate)
        list.show()
        list.press("\t")
        list.press(Self.down, times: 3)
        #expect(list.focused == 3)
        #expect(list.selected == [])
        #expect(delegate.askedToFollow == [])
    }

    // Opening: Return on an iPad, the space bar on a Mac.
    @Test("Opening: Return selects on iPadOS and Space on a Mac", arguments: kinds, [false, true])
    func returnSelectsOrSpaceOnMac(_ kind: FocusableList.Kind, isMac: Bool) {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.show()
        if isMac { list.screen.becomeMac() }
        list.press("\t")
        list.press(isMac ? "\r" : " ")
        #expect(list.selected == [])
        list.press(isMac ? " " : "\r")
        #expect(list.selected == [0])
    }

    // Chapter on groups: tables and collection views are groups of their own, with their cells.
    @Test("Groups: The cells of a list are one group of its own", arguments: kinds)
    func cellsOfListAreOneGroup(_ kind: FocusableList.Kind) {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.screen.add("before", 0, 20)
        list.screen.add("after", 0, 600)
        list.show()
        list.press("\t")
        #expect(list.screen.focused == "before")
        list.press(Self.down)
        #expect(list.screen.focused == "after")
        list.press("\t")
        #expect(list.focused == 0)
        list.press(Self.down, times: 20)
        #expect(list.focused == 11)
        list.press("\t")
        #expect(list.screen.focused == "after")
    }
}
#endif
