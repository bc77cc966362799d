import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// What an assistant records of its moves.
@MainActor
@Suite(.doubts(.keyboard)) struct MoveRecordingTests {
    private typealias Move = KeyboardAssistant.Move

    private let stage = Stage(fields: 20)
    private var device: SimulatedDevice { stage.device }

    // MARK: Switching it on and off

    @Test("Nothing is recorded by default, and nothing is kept of what was", .requirement("U388"))
    func nothingIsRecordedByDefault() {
        let stage = AssistedForm()
        stage.focus(9)
        #expect(!stage.assistant.recordsMoves && stage.assistant.moves == [])
        stage.assistant.recordsMoves = true
        #expect(stage.assistant.moves == [])
        stage.focus(15)
        stage.assistant.recordsMoves = true
        #expect(stage.assistant.moves.count > 0)
        stage.assistant.recordsMoves = false
        #expect(stage.assistant.moves == [] && !stage.assistant.recordsMoves)
        stage.assistant.recordsMoves = true
        #expect(stage.assistant.moves == [])
    }

    @Test(
        "Without recording, no cause is asked for", .requirement("U388"))
    func nothingIsMadeWithoutRecording() {
        let stage = AssistedForm()
        stage.focus(9)
        var (causes, responses) = (0, 0)
        func cause() -> Move.Cause {
            causes += 1
            return .app
        }
        let respond = { (_: KeyboardEventResponder) in responses += 1 }
        for round in 1...3 {
            stage.assistant.respond(to: cause(), respond)
            #expect((causes, responses) == (0, round))
        }
        #expect(!stage.assistant.recordsMoves)

        stage.assistant.recordsMoves = true
        stage.assistant.respond(to: cause()) { _ in
            stage.assistant.respond(to: cause(), respond)
        }
        #expect((causes, responses) == (1, 4))
    }

    @Test("Of 65 moves, the first is gone", .requirement("U388"))
    func sixtyFifthDropsFirst() {
        let stage = AssistedForm()
        stage.focus(4)
        stage.assistant.recordsMoves = true
        for round in 1...66 {
            stage.form.scrollView.contentOffset.y = CGFloat(round)
            stage.assistant.reposition(
                scrollView: stage.form.scrollView, toInputItem: stage.form.fields[14],
                constraint: .viewTopToTopOfScreen, offset: 0)
            let starts = stage.assistant.moves.flatMap(\.changes).map(\.from)
            #expect(starts == (max(1, round - 63)...round).map { CGFloat($0) })
        }
    }

    // MARK: What came

    @Test(
        "A show, a change of focus and a hide say what came, which source was believed, and what moved",
        .requirement("U388"))
    func showFocusAndHide() throws {
        let stage = AssistedForm()
        stage.assistant.recordsMoves = true
        let (scrollView, start) = (stage.form.scrollView, stage.form.scrollView.contentOffset.y)

        stage.focus(9)
        let show = try #require(stage.assistant.moves.first { !$0.changes.isEmpty })
        #expect(show.inputClassName == "UITextField" && show.inactionReason == nil)
        #expect(show.keyboard?.source != nil)
        #expect(show.changes.map(\.quantity) == [.contentInset, .contentOffset])
        #expect(show.changes.map(\.from) == [0, start])
        let settled = try #require(stage.assistant.moves.last { !$0.changes.isEmpty })
        #expect(settled.keyboard?.frame?.minY == stage.device.keyboard.frame?.minY)
        #expect(settled.changes.first?.to == stage.assistant.inset.amount)
        #expect(settled.changes.last?.to == scrollView.contentOffset.y)

        let shown = scrollView.contentOffset.y
        stage.focus(15)
        let focus = try #require(stage.assistant.moves.last)
        #expect(focus.cause == .focus && focus.inactionReason == nil)
        #expect(
            focus.changes == [
                Move.Change(
                    quantity: .contentOffset, from: shown, to: scrollView.contentOffset.y)
            ])

        let count = stage.assistant.moves.count
        stage.form.fields[15].resignFirstResponder()
        stage.device.settle()
        let hides = stage.assistant.moves.dropFirst(count)
        let insets = hides.flatMap(\.changes).filter { $0.quantity == .contentInset }
        #expect(insets.first?.from ?? 0 > 0 && insets.last?.to == 0)
        let isKeyboard = hides.map { move in
            if case .keyboard = move.cause { true } else { move.cause == .focus }
        }
        #expect(!isKeyboard.contains(false))
    }

    @Test(
        "A missed notification, a layout and typing are recorded as such", .requirement("U388"))
    func missedNotificationLayoutAndTyping() throws {
        let (form, error) = TestForm.withErrorAbove()
        device.show(form)
        let assistant = recorded(form.assisted())
        device.focus(form.fields[6])

        error.isHidden = false
        form.view.layoutIfNeeded()
        let layout = try #require(assistant.moves.last)
        #expect(layout.cause == .layout && layout.changes.map(\.quantity) == [.contentOffset])
        #expect(layout.changes.first?.to == form.scrollView.contentOffset.y)

        form.scrollView.contentOffset.y = 0
        device.type("a")
        let typing = try #require(assistant.moves.last)
        #expect(typing.cause == .typing && typing.changes.first?.from == 0)
        #expect(typing.changes.last?.to == form.scrollView.contentOffset.y)
        let count = assistant.moves.count
        device.type("bcd")
        #expect(assistant.moves.count == count)

        let inset = form.scrollView.contentInset.bottom
        device.settle()
        var missed = KeyboardTransition(phase: .didHide)
        missed.isFromGuide = true
        (assistant.observer as? KeyboardObserver)?.receive(missed)
        let guide = try #require(assistant.moves.last { $0.cause == .layoutGuide })
        #expect(
            guide.changes.first == Move.Change(quantity: .contentInset, from: inset, to: 0))
    }

    @Test("A call of the app's is recorded as one", .requirement("U388"))
    func callOfTheApp() throws {
        let stage = AssistedForm()
        stage.focus(4)
        stage.assistant.recordsMoves = true

        stage.assistant.resetBottomInset(toInset: 12, animated: false)
        let inset = stage.assistant.inset.amount
        var move = try #require(stage.assistant.moves.last)
        #expect(move.cause == .app && inset == 0)
        #expect(move.changes.first?.quantity == .contentInset && move.changes.first?.to == 0)

        let before = stage.form.scrollView.contentOffset.y
        stage.assistant.reposition(
            scrollView: stage.form.scrollView, toInputItem: stage.form.fields[12],
            constraint: .viewTopToTopOfScreen, offset: 0)
        move = try #require(stage.assistant.moves.last)
        #expect(
            move.changes == [
                Move.Change(
                    quantity: .contentOffset, from: before,
                    to: stage.form.scrollView.contentOffset.y)
            ])
    }

    @Test("Taking the room away is recorded too", .requirement("U388"))
    func takingRoomAway() throws {
        let stage = AssistedForm()
        stage.assistant.recordsMoves = true
        stage.focus(12)
        let room = stage.assistant.inset.amount
        stage.assistant.letGo(with: KeyboardAnimation(duration: 0))
        let move = try #require(stage.assistant.moves.last)
        #expect(move.cause == .app && room > 0)
        #expect(
            move.changes.first == Move.Change(quantity: .contentInset, from: room, to: 0))
    }

    @Test(
        "An input in an inner scroll view names the scroll views that moved", .requirement("U388"))
    func innerScrollViewIsNamed() throws {
        let form = stage.form
        let (inner, field) = form.addInner(
            CGRect(x: 20, y: 700, width: 340, height: 300), fieldAt: 800)
        let card = UIView(frame: CGRect(origin: .zero, size: inner.contentSize))
        inner.addSubview(card)
        card.addSubview(field)
        let navigator = form.plainNavigator()
        navigator.addInputItem(inputItem: field)
        let assistant = recorded(
            KeyboardAssistant(scrollView: form.scrollView, navigator: navigator))

        device.focus(field)

        let changes = assistant.moves.flatMap(\.changes).filter { $0.quantity == .contentOffset }
        #expect(changes.contains { $0.scrollViewClassName == nil })
        let ofInner = try #require(changes.last { $0.scrollViewClassName == "UIScrollView" })
        #expect(ofInner.to == inner.contentOffset.y && ofInner.to > 0)
    }
}
