#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Facts of WWDC21 10260 about the item of a group to which focus comes.
@MainActor
@Suite struct FocusTalkPrimaryTests {
    private let down = UIKeyCommand.inputDownArrow

    /// A group of three items, and another one below.
    private func screen(_ priorities: [Int] = []) -> FocusScreen {
        let screen = FocusScreen()
        for index in 0..<3 {
            let view = screen.add("a\(index)", 0, 100 + CGFloat(index) * 60, group: "a")
            if index < priorities.count {
                view.focusGroupPriority = UIFocusGroupPriority(priorities[index])
            }
        }
        screen.add("b", 0, 500, group: "b")
        return screen
    }

    @Test("12:52 The highest priority is the primary item, the first read of equals")
    func highestPriorityIsPrimaryItem() {
        #expect(screen().press(["\t"]) == ["a0"])
        #expect(screen([0, 5, 5]).press(["\t"]) == ["a1"])
        #expect(screen([0, 5, 6]).press(["\t"]) == ["a2"])
    }

    @Test("12:52 A priority below zero is ignored", arguments: [-1, -5000, Int.min])
    func priorityBelowZeroIsIgnored(_ priority: Int) {
        #expect(screen([priority]).press(["\t"]) == ["a0"])
    }

    @Test("12:52 Of several items only one that is seen is primary")
    func onlyWhatIsSeen() {
        let screen = FocusScreen()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 600)
        screen.controller.view.addSubview(scroll)
        screen.add("seen", 0, 0, to: scroll)
        screen.add("far", 0, 500, to: scroll).focusGroupPriority = .prioritized
        #expect(screen.press(["\t"]) == ["seen"])
        scroll.contentOffset.y = 500
        screen.add("other", 0, 500, group: "other")
        #expect(screen.press(["\t", "\t"]) == ["other", "far"])
    }

    @Test("13:40 An app can only raise a priority; instead of lowering one it raises another")
    func appCanOnlyRaisePriority() {
        // Below what the system gives the item that was last, its own word changes nothing.
        let low = screen([0, 500])
        #expect(low.press(["\t"]) == ["a1"])
        #expect(low.press([UIKeyCommand.inputUpArrow, "\t", "\t"]) == ["a0", "b", "a0"])
        // Above that it does.
        let high = screen([0, 1010])
        #expect(
            high.press(["\t", UIKeyCommand.inputUpArrow, "\t", "\t"]) == ["a1", "a0", "b", "a1"])
    }

    @Test(
        "13:40 A cell above what was last is entered, but not before one that is selected",
        arguments: FocusableList.Kind.allCases)
    func callToAction(_ kind: FocusableList.Kind) {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.screen.add("other", 0, 20)
        list.show()
        list.cell(4)?.focusGroupPriority = UIFocusGroupPriority(
            UIFocusGroupPriority.previouslyFocused.rawValue + 10)
        list.press("\t", times: 2)
        list.press(down)
        list.press("\t", times: 2)
        #expect(list.focused == 4)
        list.select(2)
        list.press("\t", times: 2)
        #expect(list.focused == 2)
    }

    @Test(
        "Groups: A list is entered where it was left, even if its cells were reused",
        arguments: FocusableList.Kind.allCases)
    func listIsEnteredWhereLeft(_ kind: FocusableList.Kind) {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.screen.add("other", 0, 20)
        list.show()
        list.press("\t", times: 2)
        list.press(down, times: 3)
        list.press("\t", times: 2)
        #expect(list.focused == 3)
        list.press("\t")
        kind == .table ? list.table.reloadData() : list.grid.reloadData()
        list.show()
        list.press("\t")
        #expect(list.focused == 3)
    }
}
#endif
