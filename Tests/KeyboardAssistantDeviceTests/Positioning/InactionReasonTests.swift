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

/// What an assistant records of moves that it doesn't make.
@MainActor
@Suite(.doubts(.keyboard)) struct InactionReasonTests {
    private let stage = Stage(fields: 20)
    private var device: SimulatedDevice { stage.device }

    // MARK: What is left to others

    @Test(
        "What makes room instead of the assistant is named", .requirement("U388"),
        arguments: [TestForm.Bottom.keyboardLayoutGuide, .safeArea])
    func whatMakesRoomInstead(bottom: TestForm.Bottom) {
        let stage = AssistedForm(form: TestForm(fields: 20, bottom: bottom))
        stage.assistant.recordsMoves = true
        stage.focus(12)
        let reasons = stage.assistant.moves.map(\.inactionReason)
        #expect(
            reasons.contains(.keyboardLayoutGuide) == (bottom == .keyboardLayoutGuide))
        #expect(stage.isInSight(12))
    }

    @Test("A table view controller that makes room is named", .requirement("U388"))
    func tableViewControllerIsNamed() {
        let rows = FieldRows(keeping: 12)
        let screen = rows.tableController(rowHeight: 80)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: rows.fields)
        let assistant = recorded(
            KeyboardAssistant(scrollView: screen.tableView, navigator: navigator))

        device.focus(rows.fields[8])

        #expect(assistant.moves.contains { $0.inactionReason == .tableViewController })
        #expect(!assistant.moves.flatMap(\.changes).contains { $0.quantity == .contentInset })
    }

    @Test(
        "An assistant in an inner scroll view says that it leaves the room to the outer one",
        .requirement("U388"))
    func innerAssistantLeavesRoomToOuter() {
        let form = stage.form
        let (inner, field) = form.addInner(
            CGRect(x: 20, y: 400, width: 340, height: 600), fieldAt: 500)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field])
        let innermost = recorded(KeyboardAssistant(scrollView: inner, navigator: navigator))
        let outer = recorded(
            KeyboardAssistant(
                scrollView: form.scrollView, navigator: navigator, observer: innermost.observer))

        device.focus(field)

        #expect(inner.contentInset.bottom == 0 && form.scrollView.contentInset.bottom > 0)
        #expect(innermost.moves.last?.inactionReason == .otherAssistant)
        let taken = innermost.moves.filter { $0.cause == .otherAssistant }.flatMap(\.changes)
        #expect(taken.first?.quantity == .contentInset && taken.first?.to == 0)
        withExtendedLifetime(outer) {}
    }

    // MARK: Why nothing moved

    @Test("The reason why nothing moved is kept", .requirement("U388"))
    func reasonWhyNothingMoved() throws {
        let stage = AssistedForm()
        stage.assistant.recordsMoves = true
        stage.device.keyboard.mode = .hardware(bar: false)
        stage.focus(2)
        #expect(stage.assistant.moves.last?.inactionReason == .noKeyboard)
        stage.device.keyboard.mode = .docked
        stage.device.settle()
        stage.focus(1)
        #expect(stage.assistant.moves.last?.inactionReason == .alreadyVisible)
        #expect(stage.assistant.moves.last?.changes == [])

        let outside = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        stage.form.view.addSubview(outside)
        stage.assistant.navigator.addInputItem(inputItem: outside)
        stage.focus(3)
        stage.device.focus(outside)
        #expect(stage.assistant.moves.last?.inactionReason == .outsideScrollView)
    }

    @Test("People who scroll are the reason why a layout moves nothing", .requirement("U388"))
    func peopleWhoScroll() {
        let (form, error) = TestForm.withErrorAbove()
        device.show(form)
        let assistant = recorded(form.assisted())
        device.focus(form.fields[6])
        let finger = device.touch(at: CGPoint(x: 380, y: 300), in: device.window)
        finger.move(by: CGVector(dx: 0, dy: -20))
        finger.move(by: CGVector(dx: 0, dy: -1))
        let keyboardTop = device.keyboard.frame?.minY ?? 844

        error.isHidden = false
        form.view.layoutIfNeeded()

        #expect(form.frameInWindow(form.fields[6]).maxY > keyboardTop)
        #expect(assistant.moves.last?.inactionReason == .peopleAreScrolling)
        finger.lift()
        device.settle()
    }

    @Test(
        "A keyboard that isn't docked, or is another app's, is the reason", .requirement("U388"),
        arguments: [true, false])
    func keyboardThatTakesNoRoom(isFloating: Bool) {
        let stage = AssistedForm(.iPad12_9)
        if isFloating {
            stage.device.keyboard.mode = .floating(
                CGRect(x: 300, y: 500, width: 320, height: 260))
        } else {
            stage.device.keyboard.belongsToAnotherApp = true
        }
        stage.assistant.recordsMoves = true
        stage.focus(12)
        let reasons = stage.assistant.moves.map(\.inactionReason)
        #expect(reasons.contains(isFloating ? .detachedKeyboard : .foreignKeyboard))
        #expect(stage.assistant.moves.flatMap(\.changes) == [])
    }

    @Test("A manual assistant leaves the position to its delegate", .requirement("U388"))
    func delegatePositions() {
        let form = stage.form
        let positioner = ManualPositioner()
        let assistant = recorded(
            .createManual(inputNavigator: form.plainNavigator(), delegate: positioner))
        assistant.start()
        device.focus(form.fields[12])
        #expect(positioner.calls.count > 0)
        #expect(assistant.moves.last?.inactionReason == .delegate)
        assistant.stop()
    }
}
