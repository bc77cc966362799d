import CoreGraphics
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Scroll views that page, and room for the keyboard in them.
@MainActor
@Suite(.doubts(.keyboard)) struct PagingTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }

    private enum Way: CaseIterable {
        case inset, constraint, safeArea
    }

    private func assistant(for form: TestForm, _ way: Way = .inset) -> KeyboardAssistant {
        let avoidance: KeyboardAssistant.Avoidance =
            switch way {
            case .inset: .contentInset
            case .constraint: .bottomConstraint(form.bottomConstraint)
            case .safeArea: .additionalSafeArea
            }
        return KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator(), avoidance: avoidance)
    }

    private func pager(fields: Int = 30) -> TestForm {
        let form = TestForm(fields: fields)
        form.scrollView.isPagingEnabled = true
        device.show(form)
        return form
    }

    @Test(
        "A scroll view doesn't page vertically while there is room for the keyboard",
        .requirement("U371"), arguments: Way.allCases)
    private func pagingIsPausedWhileThereIsRoom(way: Way) throws {
        let form = pager()
        let assistant = assistant(for: form, way)

        form.fields[9].becomeFirstResponder()
        device.settle()
        #expect(!form.scrollView.isPagingEnabled)
        // A drag leaves the content where the finger does.
        let before = form.scrollView.contentOffset.y
        device.drag(form.scrollView, by: CGVector(dx: 0, dy: -100))
        device.settle()
        let way = form.scrollView.contentOffset.y - before
        #expect(way > 50 && way < 150)
        let top = try #require(device.keyboard.frame?.minY)
        form.fields[10].becomeFirstResponder()
        device.settle()
        #expect(form.frameInWindow(form.fields[10]).maxY <= top)

        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.isPagingEnabled)
    }

    @Test("A sideways pager stays a pager", .requirement("U371"), arguments: Way.allCases)
    private func sidewaysPagerStaysPager(way: Way) {
        let form = pager(fields: 5)
        form.scrollView.constraints.forEach { $0.isActive = false }
        form.content.removeFromSuperview()
        for field in form.fields { form.scrollView.addSubview(field) }
        form.scrollView.contentSize = CGSize(width: 3 * 390, height: 700)
        let assistant = assistant(for: form, way)

        for index in [4, 0] {
            form.fields[index].becomeFirstResponder()
            device.settle()
            #expect(form.scrollView.isPagingEnabled)
            // Room that changes its height is still the same room.
            device.keyboard.showsPredictions.toggle()
            device.settle()
            #expect(form.scrollView.isPagingEnabled)
        }
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.isPagingEnabled)
    }

    @Test("A scroll view that pages both ways doesn't page meanwhile", .requirement("U371"))
    func pagerBothWaysIsPaused() {
        let form = pager()
        form.scrollView.contentSize.width = 3 * 390
        let assistant = assistant(for: form)
        form.fields[9].becomeFirstResponder()
        device.settle()
        #expect(!form.scrollView.isPagingEnabled)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Paging is back when the assistant is stopped or released", .requirement("U371", "U33"),
        arguments: [false, true])
    func pagingIsBackWhenAssistantGoes(isReleased: Bool) {
        let form = pager()
        var running: KeyboardAssistant? = assistant(for: form)
        form.fields[9].becomeFirstResponder()
        device.settle()
        #expect(!form.scrollView.isPagingEnabled)
        if !isReleased { running?.stop() }
        running = isReleased ? nil : running
        #expect(form.scrollView.isPagingEnabled)
        withExtendedLifetime(running) {}
    }

    @Test("Paging is back when the screen goes with the keyboard up", .requirement("U371"))
    func pagingIsBackWhenScreenGoes() {
        let form = pager()
        let assistant = assistant(for: form)
        form.fields[9].becomeFirstResponder()
        device.settle()
        device.show(UIViewController())
        device.settle()
        #expect(form.scrollView.isPagingEnabled)
        #expect(form.scrollView.contentInset == .zero)
        withExtendedLifetime(assistant) {}
    }

    @Test("Paging that the app turns on meanwhile stays on", .requirement("U371"))
    func pagingTurnedOnMeanwhileStaysOn() {
        let form = pager()
        let assistant = assistant(for: form)
        form.fields[9].becomeFirstResponder()
        device.settle()
        form.scrollView.isPagingEnabled = true
        form.fields[10].becomeFirstResponder()
        device.keyboard.showsPredictions.toggle()
        device.settle()
        #expect(form.scrollView.isPagingEnabled)
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.isPagingEnabled)
    }

    @Test("Of two assistants the last one that lets go brings paging back", .requirement("U371"))
    func lastAssistantBringsPagingBack() {
        let form = pager()
        let first = assistant(for: form)
        let second = assistant(for: form)
        form.fields[9].becomeFirstResponder()
        device.settle()
        #expect(!form.scrollView.isPagingEnabled)
        first.stop()
        #expect(form.scrollView.isPagingEnabled != (form.scrollView.contentInset.bottom > 0))
        second.stop()
        #expect(form.scrollView.isPagingEnabled)
    }

    @Test("Room that the app takes back by hand takes the pause with it", .requirement("U371"))
    func resetByHandEndsPause() {
        let form = pager()
        let assistant = assistant(for: form)
        form.fields[9].becomeFirstResponder()
        device.settle()
        assistant.resetBottomInset(toInset: 0, animated: false)
        #expect(form.scrollView.isPagingEnabled)
    }
}
