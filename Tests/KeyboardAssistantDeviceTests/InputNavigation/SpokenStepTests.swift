import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Where VoiceOver is after a step through a form.
///
/// UIKit takes VoiceOver along with the keyboard. It is told where other rows are on the screen.
@MainActor
@Suite(.doubts(.lists)) struct SpokenStepTests {
    enum Step: CaseIterable {
        case next, previous, returnKey, tab, barNext, barPrevious

        var isOfBar: Bool { self == .barNext || self == .barPrevious }
        var isBack: Bool { self == .previous || self == .barPrevious }
    }

    private func perform(_ step: Step, in form: MixedForm) {
        let bar = form.navigator.defaultController
        switch step {
        case .next: form.navigator.gotoNextItem(shouldLoop: false)
        case .previous: form.navigator.gotoPreviousItem(shouldLoop: false)
        case .returnKey: form.device.type("\n")
        case .tab: form.device.press("\t")
        case .barNext: bar?.btNext.sendActions(for: .touchUpInside)
        case .barPrevious: bar?.btPrev.sendActions(for: .touchUpInside)
        }
        form.device.settle()
    }

    @Test(
        "A step to a row that is scrolled in tells VoiceOver once, which stays on the bar's buttons",
        .requirement("U587"), arguments: Step.allCases)
    func stepToOtherRowIsToldOnce(step: Step) throws {
        let form = MixedForm()
        // Rows without a field are between the two, so that the other one is off the screen.
        let rows = FieldRows([[["a"]] + Array(repeating: [], count: 30) + [["b"]]])
        let table = form.fill(rows.table(.zero), rows)
        let (start, end) = step.isBack ? (31, 0) : (0, 31)
        table.scrollToRow(at: [0, start], at: .middle, animated: false)
        form.device.settle()
        form.tap(step.isBack ? "b" : "a")
        #expect(table.cellForRow(at: [0, end]) == nil)
        let count = form.device.accessibilityPosts.count
        perform(step, in: form)
        #expect(form.focused == (step.isBack ? "a" : "b"))
        let posts = form.device.accessibilityPosts.dropFirst(count)
        #expect(posts.map(\.notification) == [.layoutChanged])
        let argument = try #require(posts.first).argument as? UIView
        #expect(argument === (step.isOfBar ? nil : form.navigator.focusedItem))
    }

    @Test(
        "A step between fields that are on the screen is UIKit's to tell", .requirement("U587"),
        arguments: Step.allCases)
    func stepOnScreenIsNotToldTwice(step: Step) {
        let form = MixedForm()
        for name in ["a", "b", "c"] { form.addField(name) }
        form.assist()
        form.tap("b")
        perform(step, in: form)
        #expect(form.focused == (step.isBack ? "a" : "c"))
        #expect(form.device.accessibilityPosts.isEmpty)
    }
}
