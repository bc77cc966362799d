import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard, .guides)) struct AvoidanceTests {
    private let stage = Stage()
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

    @Test("Stopping while the keyboard is up takes the inset back at once", .requirement("U33"))
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
        "The constraint can be set and reset by hand, at once where not animated",
        .requirement("U35"))
    func constraintIsSetAndResetManually() {
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()

        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        #expect(form.bottomConstraint.constant == -300)
        #expect(form.scrollView.layer.presentation()?.frame == form.scrollView.frame)

        assistant.resetBottomConstraint(toConstant: 5, animated: false)
        #expect(form.bottomConstraint.constant == 5)

        assistant.setBottomConstraintToKeyboard(keyboardHeight: .nan, animated: false)
        assistant.resetBottomConstraint(toConstant: .nan, animated: false)
        #expect(form.bottomConstraint.constant == 5)
    }

    @Test(
        "On a screen that is covered or gone the constraint can still be let go of by hand",
        .requirement("U327"))
    func byHandOffScreen() {
        let form = TestForm(bottom: .viewEdge)
        device.show(form)
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 300, animated: false)
        device.show(UIViewController())
        #expect(form.view.window == nil)

        // How much a keyboard covers cannot be known without a window; that none covers it can.
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 200, animated: false)
        #expect(form.bottomConstraint.constant == -300)
        assistant.setBottomConstraintToKeyboard(keyboardHeight: 0, animated: false)
        #expect(form.bottomConstraint.constant == 0)
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
        "A view that follows the keyboard layout guide gets an inset of ours only where it must",
        .requirement("U37", "U311")
    )
    func keyboardLayoutGuide() throws {
        let form = TestForm(bottom: .keyboardLayoutGuide)
        device.show(form)
        let assistant = form.assisted()

        try device.tap(form.fields[7])
        device.settle()

        let bottom = form.frameInWindow(form.scrollView).maxY
        let isStale =
            device.behavior.keyboardGuide == .stale || device.behavior.guidedViews == .window
        if isStale {
            // The guide has stayed at the bottom.
            #expect(abs(bottom - (844 - 34)) < 0.5)
            #expect(abs(form.scrollView.contentInset.bottom - (bottom - (844 - height))) < 0.5)
        } else {
            #expect(form.scrollView.contentInset == .zero)
            #expect(abs(bottom - (844 - height)) < 1)
        }
        #expect(form.frameInWindow(form.fields[7]).maxY <= 844 - height)
        // A guide that has proved stale is not waited for again.
        device.keyboard.showsPredictions.toggle()
        if isStale {
            #expect(abs(form.scrollView.contentInset.bottom - (bottom - (844 - height))) < 0.5)
        }
        device.settle()
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        withExtendedLifetime(assistant) {}
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
}
