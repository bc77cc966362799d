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

/// Room for the keyboard by a constraint, an inset or the safe area: how much it is, when it comes,
/// and that it goes.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct AvoidanceTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }

    /// The keyboard of this device with its predictions, safe area included.
    private var height: CGFloat { device.keyboard.frame.map { 844 - $0.minY } ?? 0 }

    @Test(
        "The bottom constraint is raised by the overlap less what it is pinned above",
        .requirement("U30"),
        arguments: [(TestForm.Bottom.safeArea, 34), (.viewEdge, 0)] as [(TestForm.Bottom, CGFloat)])
    func bottomConstraintIsRaisedByOverlap(bottom: TestForm.Bottom, safeArea: CGFloat) throws {
        let form = TestForm(bottom: bottom)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()

        try device.tap(form.fields[0])
        device.settle()

        #expect(height > 200)
        #expect(form.bottomConstraint.constant == -(height - safeArea))
        #expect(form.frameInWindow(form.scrollView).maxY == 844 - height)
    }

    @Test("The constraint gets back the constant it had", .requirement("U32"))
    func constraintGetsItsConstantBack() throws {
        let form = TestForm(constant: -12)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()

        try device.tap(form.fields[0])
        device.settle()
        #expect(form.bottomConstraint.constant == -12 - (height - 34))
        assistant.closeKeyboard()
        device.settle()

        #expect(form.bottomConstraint.constant == -12)
    }

    @Test(
        "Stopping while the keyboard is up takes the inset back at once", .requirement("U33", "F29")
    )
    func stopWhileUp() throws {
        let form = TestForm(constant: -12)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        try device.tap(form.fields[0])
        device.settle()

        assistant.stop()

        #expect(form.bottomConstraint.constant == -12)
        #expect(!form.fields[0].isFirstResponder)
    }

    @Test(
        "Letting go of the assistant while the keyboard is up takes the inset back",
        .requirement("U33"))
    func releaseTakesInsetBack() throws {
        let form = TestForm()
        device.show(form)
        var assistant: KeyboardAssistant? = form.assisted()
        try device.tap(form.fields[0])
        device.settle()
        #expect(form.scrollView.contentInset.bottom > 0)

        withExtendedLifetime(assistant) {}
        assistant = nil

        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
    }

    @Test(
        "The inset is applied with the keyboard's own duration and curve, or at once",
        .requirement("U34"))
    func insetFollowsKeyboardDurationAndCurve() throws {
        let form = TestForm()
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        Animations.clearLog()

        try device.tap(form.fields[5])

        let moves = Animations.log.filter { $0.moved(form.scrollView) }
        #expect(moves.map(\.duration) == [device.behavior.usualDuration.seconds])
        #expect(moves.map(\.curveNumber) == [7])
        device.settle()
        #expect(form.scrollView.layer.presentation()?.frame == form.scrollView.frame)

        Animations.clearLog()
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 100, animated: false)
        #expect(Animations.log.filter { $0.moved(form.scrollView) }.isEmpty)
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 200, animated: true)
        #expect(Animations.log.filter { $0.moved(form.scrollView) }.map(\.duration) == [0.3])
    }

    @Test(
        "A field taller than the visible area has the same position with every avoidance",
        .requirement("U327"))
    func tallFieldStandsAtOnePlace() {
        for height in [40, 95, 150] as [CGFloat] {
            let places = (0..<5).map { kind in
                let device = SimulatedDevice(.iPhoneSE, orientation: .landscapeLeft)
                let form = TestForm(bottom: kind > 2 ? .keyboardLayoutGuide : .viewEdge)
                device.show(form)
                form.fields[6].frame.size.height = height
                let avoidance: KeyboardAssistant.Avoidance = [
                    .automatic, .contentInset, .bottomConstraint(form.bottomConstraint),
                    .contentInset, .automatic,
                ][kind]
                let assistant = form.assisted(avoidance)
                assistant.positionOffset = 28

                device.focus(form.fields[6])

                withExtendedLifetime(assistant) {}
                return form.frameInWindow(form.fields[6]).minY.rounded()
            }
            #expect(Set(places).count == 1, "\(height): \(places)")
        }
    }

    @Test(
        "An avoidance by inset leaves out what the safe area adds, and goes away again",
        .requirement("U36")
    )
    func insetLeavesOutSafeArea() throws {
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        form.scrollView.contentInset.bottom = 20
        let assistant = form.assisted()
        #expect(form.scrollView.adjustedContentInset.bottom == 54)

        try device.tap(form.fields[0])
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 20 + height - 34)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == height - 34)

        form.scrollView.contentInset.bottom += 10
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 30)
        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test("An avoidance by additional safe area shrinks what is pinned to it", .requirement("U36"))
    func additionalSafeArea() throws {
        let form = TestForm()
        device.show(form)
        form.additionalSafeAreaInsets.bottom = 8
        let assistant = form.assisted(.additionalSafeArea)

        try device.tap(form.fields[0])
        device.settle()
        #expect(form.view.safeAreaInsets.bottom == height)
        #expect(form.frameInWindow(form.scrollView).maxY == 844 - height)

        assistant.closeKeyboard()
        device.settle()
        #expect(form.additionalSafeAreaInsets.bottom == 8)
    }

    @Test(
        "A field outside the navigator moves nothing, but its keyboard is avoided",
        .requirement("U38")
    )
    func unmanagedFieldScrollsNothing() throws {
        let form = TestForm()
        device.show(form)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [form.fields[0], form.fields[1]])
        let positioner = ManualPositioner()
        let manual = KeyboardAssistant.createManual(
            inputNavigator: navigator, delegate: positioner,
            bottomConstraint: form.bottomConstraint, bottomConstraintLayoutView: form.view)
        manual.start()

        try device.tap(form.fields[5])
        device.settle()

        #expect(positioner.calls.isEmpty)
        #expect(form.bottomConstraint.constant == -(height - 34))
    }

    @Test(
        "Another app's keyboard scrolls nothing, and is avoided only on request",
        .requirement("U14"))
    func foreignKeyboardScrollsNothing() throws {
        for avoids in [false, true] {
            let device = SimulatedDevice(.iPad12_9)
            let form = TestForm(fields: 30, bottom: .viewEdge)
            device.show(form)
            let assistant = form.assisted()
            assistant.avoidsOtherAppsKeyboards = avoids
            let end = CGRect(x: 0, y: 1066, width: 1024, height: 300)

            NotificationCenter.default.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                    UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: false),
                ])
            device.settle()

            #expect(form.scrollView.adjustedContentInset.bottom == (avoids ? 300 : 20))
            #expect(form.scrollView.contentOffset.y <= 0)
        }
    }

    @Test("Outlets that are gone are no trouble", .requirement("U39"))
    func goneOutletsAreNoTrouble() throws {
        let navigator = InputNavigator()
        let (automatic, manual) = try {
            let (form, positioner) = (TestForm(), ManualPositioner())
            device.show(form)
            navigator.addInputItems(inputItems: form.fields)
            let assistants = (
                form.automatic(navigator),
                KeyboardAssistant.createManual(inputNavigator: navigator, delegate: positioner)
            )
            assistants.0.start()
            assistants.1.start()
            try device.tap(form.fields[0])
            device.settle()
            return assistants
        }()
        device.show(UIViewController())
        device.settle()
        let center = NotificationCenter.default
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ] {
            center.post(
                name: name, object: nil,
                userInfo: [
                    UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                        cgRect: CGRect(x: 0, y: 508, width: 390, height: 336))
                ])
        }

        #expect(automatic.scrollView == nil)
        #expect(navigator.inputItems.isEmpty)
        automatic.closeKeyboard()
        automatic.stop()
        manual.stop()
    }

    @Test("The move begins together with the keyboard, not later")
    func moveBeginsTogetherWithKeyboard() {
        let form = stage.form
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        let before = form.scrollView.frame.height

        form.fields[9].becomeFirstResponder()
        device.advance(by: 0.1)

        #expect((form.scrollView.layer.presentation()?.frame.height ?? before) < before - 10)
    }

    @Test("Stopping takes the inset back at once, without an animation")
    func stopAtOnce() {
        let form = stage.form
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])
        form.fields[2].resignFirstResponder()
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        device.settle()
        Animations.clearLog()

        assistant.stop()

        #expect(abs(form.frameInWindow(form.scrollView).maxY - (844 - 34)) < 0.5)
        #expect(Animations.log.filter { $0.moved(form.scrollView) }.isEmpty)
    }

    @Test("Nothing is kept of an inset that is gone")
    func nothingIsKeptOfInset() {
        let form = stage.form
        var assistant: KeyboardAssistant? = form.assisted()
        func ledger() -> AdjustmentLedger? { .existing(for: form.scrollView, .contentInset) }
        device.focus(form.fields[3])
        #expect(ledger() != nil)
        assistant?.closeKeyboard()
        device.settle()
        assistant = nil
        // Until the first frame after the hide, others may bring the inset back.
        device.advance(by: 0.1)
        #expect(ledger() == nil)
    }

    @Test("What the app changes in the indicator inset survives too")
    func appChangesInIndicatorInsetSurvive() {
        let form = stage.form
        let assistant = form.assisted()
        form.scrollView.verticalScrollIndicatorInsets = UIEdgeInsets(
            top: 7, left: 0, bottom: 4, right: 0)
        device.focus(form.fields[2])

        form.scrollView.verticalScrollIndicatorInsets.bottom += 3
        assistant.closeKeyboard()
        device.settle()

        #expect(form.scrollView.verticalScrollIndicatorInsets.bottom == 7)
        #expect(form.scrollView.verticalScrollIndicatorInsets.top == 7)
    }

    @Test("A scroll view in another one without an assistant has its own inset")
    func innerScrollViewHasOwnInset() {
        let form = stage.form
        let (inner, field) = form.addInner(
            CGRect(x: 0, y: 300, width: 390, height: 400), fieldAt: 20)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [field])
        let assistant = KeyboardAssistant(scrollView: inner, navigator: navigator)

        device.focus(field)

        let covered = form.frameInWindow(inner).maxY - (844 - height)
        #expect(covered > 0 && abs(inner.contentInset.bottom - covered) < 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test("Where nothing avoids the keyboard nothing is scrolled beyond the content")
    func withoutAvoidanceNothingScrollsBeyondContent() {
        let form = stage.form
        let assistant = form.assisted(.none)

        device.focus(form.fields[11])

        #expect(form.scrollView.contentInset == .zero)
        let end = form.scrollView.contentSize.height - form.scrollView.bounds.height
        #expect(abs(form.scrollView.contentOffset.y - end) < 0.5)
        withExtendedLifetime(assistant) {}
    }

    @Test("The screen of an assistant without a scroll view is that of its first input in a window")
    func inputInWindowTellsScreen() {
        let form = stage.form
        let (navigator, positioner, away) = (InputNavigator(), ManualPositioner(), UITextField())
        navigator.addInputItems(inputItems: [away, form.fields[3], form.fields[4]])
        let assistant = KeyboardAssistant.createManual(
            inputNavigator: navigator, delegate: positioner)
        #expect(assistant.screen.anyView === form.fields[3])
        device.focus(form.fields[4])
        #expect(assistant.screen.anyView === form.fields[4])
    }

    @Test("An inset that was there before the keyboard isn't taken for the room of others")
    func appsOwnTallInsetIsNoRoom() throws {
        func inset(besides own: CGFloat) throws -> CGFloat {
            let (device, form) = (SimulatedDevice(), TestForm(fields: 12))
            device.show(form)
            form.scrollView.contentInset.bottom = own
            let assistant = form.assisted()
            device.focus(form.fields[1])
            #expect(assistant.navigator.focusedItem === form.fields[1])
            return form.scrollView.contentInset.bottom - own
        }
        let room = try inset(besides: 0)
        #expect(room > 0)
        #expect(try inset(besides: room) == room)
    }
}
