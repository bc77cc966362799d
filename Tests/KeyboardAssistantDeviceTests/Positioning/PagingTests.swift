import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Scroll views that page, and room for the keyboard in them.
@MainActor
@Suite(.doubts(.keyboard, .returns)) struct PagingTests {
    private let stage = Stage()
    private var device: SimulatedDevice { stage.device }

    /// Shows a form whose scroll view pages, and whose content is `width` points wide.
    private func show(fields: Int = 30, width: CGFloat = 390) -> TestForm {
        let pager = TestForm(fields: fields, layout: .wideColumn(width))
        pager.scrollView.isPagingEnabled = true
        device.show(pager)
        return pager
    }

    private func assistant(for pager: TestForm, _ way: WayOfRoom = .inset) -> KeyboardAssistant {
        pager.assisted(way.avoidance(pager.bottomConstraint))
    }

    /// Shows a pager with an assistant, and edits the field at `index`.
    private func edited(
        _ index: Int = 9, fields: Int = 30, width: CGFloat = 390, way: WayOfRoom = .inset
    ) -> (TestForm, KeyboardAssistant) {
        let pager = show(fields: fields, width: width)
        let assistant = assistant(for: pager, way)
        edit(index, in: pager)
        return (pager, assistant)
    }

    /// Edits the field at `index` in `pager`, and waits until everything has come to rest.
    private func edit(_ index: Int, in pager: TestForm) {
        device.focus(pager.fields[index])
    }

    /// Closes the keyboard, and waits until everything has come to rest.
    private func close(_ assistant: KeyboardAssistant) {
        assistant.closeKeyboard()
        device.settle()
    }

    /// Returns whether the scroll view is at a whole page, or at the end of its content.
    private func isAtPage(_ scrollView: UIScrollView) -> Bool {
        let (offset, length) = (scrollView.contentOffset.y, scrollView.bounds.height)
        let isAtEnd = abs(offset - (scrollView.contentSize.height - length)) < 0.5
        return isAtEnd || abs(offset / length - (offset / length).rounded()) < 0.001
    }

    @Test(
        "A scroll view doesn't page vertically while there is room for the keyboard",
        .requirement("U371"), arguments: WayOfRoom.ofAssistant)
    func pagingIsPausedWhileThereIsRoom(way: WayOfRoom) throws {
        let (pager, assistant) = edited(way: way)
        #expect(!pager.scrollView.isPagingEnabled)
        // A drag leaves the content where the finger does.
        let before = pager.scrollView.contentOffset.y
        device.drag(pager.scrollView, by: CGVector(dx: 0, dy: -100))
        device.settle()
        let way = pager.scrollView.contentOffset.y - before
        #expect(way > 50 && way < 150)
        let top = try #require(device.keyboard.frame?.minY)
        edit(10, in: pager)
        #expect(pager.frameInWindow(pager.fields[10]).maxY <= top)

        close(assistant)
        #expect(pager.scrollView.isPagingEnabled)
    }

    @Test("Paging is paused each time the keyboard is shown", .requirement("U371"))
    func pagingIsPausedEachTime() {
        let pager = show()
        let assistant = assistant(for: pager)
        for _ in 1...3 {
            edit(9, in: pager)
            #expect(!pager.scrollView.isPagingEnabled)
            close(assistant)
            #expect(pager.scrollView.isPagingEnabled)
        }
    }

    @Test(
        "A pager with a single page is paused, and one that is only a bit wider is not",
        .requirement("U371"), arguments: [(390, true), (600, false)] as [(CGFloat, Bool)])
    func singlePage(width: CGFloat, isPaused: Bool) {
        let (pager, assistant) = edited(6, fields: 8, width: width)
        #expect(pager.scrollView.contentInset.bottom > 0)
        #expect(pager.scrollView.isPagingEnabled != isPaused)
        close(assistant)
        #expect(pager.scrollView.isPagingEnabled)
    }

    @Test(
        "Paging stays paused while one assistant takes over from another, and is back in the end",
        .requirement("U371", "U373"))
    func handoverKeepsPause() {
        let pager = show()
        let scene = device.window.windowScene.map { SceneKeyboardAssistant(windowScene: $0) }
        // A scroll view that is gone doesn't count.
        let other = show()
        edit(9, in: other)
        #expect(!other.scrollView.isPagingEnabled)
        device.show(pager)
        device.settle()
        #expect(other.scrollView.isPagingEnabled)

        edit(9, in: pager)
        #expect(!pager.scrollView.isPagingEnabled)
        var own: KeyboardAssistant? = assistant(for: pager)
        #expect(!pager.scrollView.isPagingEnabled)
        own = nil
        #expect(scene?.assistance == .scrollView(pager.scrollView))
        #expect(!pager.scrollView.isPagingEnabled)
        device.window.endEditing(true)
        device.settle()
        #expect(pager.scrollView.isPagingEnabled)
        withExtendedLifetime((scene, own)) {}
    }

    @Test("A sideways pager stays a pager", .requirement("U371"), arguments: WayOfRoom.ofAssistant)
    func sidewaysPagerStaysPager(way: WayOfRoom) {
        let pager = show(fields: 8, width: 3 * 390)
        let assistant = assistant(for: pager, way)

        for index in [7, 0] {
            edit(index, in: pager)
            #expect(pager.scrollView.isPagingEnabled)
            // Room that changes its height is still the same room.
            device.keyboard.showsPredictions.toggle()
            device.settle()
            #expect(pager.scrollView.isPagingEnabled)
        }
        close(assistant)
        #expect(pager.scrollView.isPagingEnabled)
    }

    @Test("A scroll view that pages both ways doesn't page meanwhile", .requirement("U371"))
    func pagerBothWaysIsPaused() {
        let (pager, assistant) = edited(width: 3 * 390)
        #expect(!pager.scrollView.isPagingEnabled)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Paging is back when the assistant is stopped or released", .requirement("U371", "U33"),
        arguments: [false, true])
    func pagingIsBackWhenAssistantGoes(isReleased: Bool) {
        let pager = show()
        var running: KeyboardAssistant? = assistant(for: pager)
        edit(9, in: pager)
        #expect(!pager.scrollView.isPagingEnabled)
        if !isReleased { running?.stop() }
        running = isReleased ? nil : running
        #expect(pager.scrollView.isPagingEnabled)
        withExtendedLifetime(running) {}
    }

    @Test("Paging is back when the screen goes with the keyboard up", .requirement("U371"))
    func pagingIsBackWhenScreenGoes() {
        let (pager, assistant) = edited()
        device.show(UIViewController())
        device.settle()
        #expect(pager.scrollView.isPagingEnabled)
        #expect(pager.scrollView.contentInset == .zero)
        withExtendedLifetime(assistant) {}
    }

    @Test("Paging that the app turns on meanwhile stays on", .requirement("U371"))
    func pagingTurnedOnMeanwhileStaysOn() {
        let (pager, assistant) = edited()
        pager.scrollView.isPagingEnabled = true
        pager.fields[10].becomeFirstResponder()
        device.keyboard.showsPredictions.toggle()
        device.settle()
        #expect(pager.scrollView.isPagingEnabled)
        close(assistant)
        #expect(pager.scrollView.isPagingEnabled)
    }

    @Test("Of two assistants the last one that lets go brings paging back", .requirement("U371"))
    func lastAssistantBringsPagingBack() {
        let pager = show()
        let first = assistant(for: pager)
        let second = assistant(for: pager)
        edit(9, in: pager)
        #expect(!pager.scrollView.isPagingEnabled)
        first.stop()
        #expect(pager.scrollView.isPagingEnabled != (pager.scrollView.contentInset.bottom > 0))
        second.stop()
        #expect(pager.scrollView.isPagingEnabled)
    }

    @Test("Room that the app takes back by hand takes the pause with it", .requirement("U371"))
    func resetByHandEndsPause() {
        let (pager, assistant) = edited()
        assistant.resetBottomInset(toInset: 0, animated: false)
        #expect(pager.scrollView.isPagingEnabled)
    }

    @Test(
        "When the keyboard goes, the pager is at a page again", .requirement("U371"),
        arguments: WayOfRoom.ofAssistant)
    func pagerEndsAtPage(way: WayOfRoom) {
        let pager = show()
        let assistant = assistant(for: pager, way)
        for field in [6, 14, 9] {
            edit(field, in: pager)
            close(assistant)
            #expect(isAtPage(pager.scrollView), "field \(field)")
        }
    }

    @Test(
        "When the keyboard goes but editing continues, the pager is at the input's page",
        .requirement("U371"), arguments: WayOfRoom.ofAssistant)
    func pagerShowsPageOfEditedInput(way: WayOfRoom) {
        let pager = show()
        let assistant = assistant(for: pager, way)
        for field in pager.fields {
            device.focus(field)
            device.keyboard.mode = .hardware(bar: false)
            device.settle()
            let middle = CGPoint(x: field.frame.midX, y: field.frame.midY)
            #expect(
                isAtPage(pager.scrollView) && pager.scrollView.bounds.contains(middle),
                "\(field.frame)")
            device.keyboard.mode = .docked
            device.settle()
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "For a keyboard that is announced below the screen, room is made once",
        .requirement("U569", "U371"), arguments: WayOfRoom.ofAssistant)
    func roomIsMadeOnce(way: WayOfRoom) {
        device.behavior.hardwareDetach = .belowScreen
        device.behavior.keyboardGuide = .exact
        device.keyboard.mode = .hardware(bar: false)
        let pager = show()
        let assistant = assistant(for: pager, way)
        assistant.recordsMoves = true
        edit(9, in: pager)
        device.keyboard.mode = .docked
        device.settle()
        for index in [10, 9] { edit(index, in: pager) }
        pager.view.setNeedsLayout()
        device.settle()
        let rooms = assistant.moves.flatMap(\.changes).filter { $0.quantity != .contentOffset }
        #expect(!rooms.isEmpty && rooms.allSatisfy { $0.to > $0.from })
    }
}
