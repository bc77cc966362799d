import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Offsets of single inputs, and positions that the app asks for by a call.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct RepositionCallTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var height: CGFloat { device.keyboard.frame.map { 844 - $0.minY } ?? 0 }

    @Test("An offset of an input's own can be changed and taken back")
    func inputsOwnOffsetCanBeReverted() {
        let assistant = form.automatic(form.plainNavigator(), offset: 30)
        let field = form.fields[4]
        assistant.setPositionOffset(80, for: field)
        assistant.setPositionOffset(50, for: form.fields[5])
        func offset(of field: UIView) -> CGFloat {
            assistant.positioner.positioned(field, by: assistant.rules).offset
        }
        #expect(offset(of: field) == 80)
        assistant.setPositionOffset(10, for: field)
        #expect(offset(of: field) == 10)
        assistant.setPositionOffset(nil, for: field)
        #expect(offset(of: field) == 30)
        #expect(offset(of: form.fields[5]) == 50)
    }

    @Test("A call to scroll outside of the keyboard's moves is animated")
    func callOutsideKeyboardMovesIsAnimated() {
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])
        Animations.clearLog()

        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[9],
            constraint: .viewBottomToTopOfKeyboard, offset: 0)

        #expect(Animations.log.filter { $0.moved(form.scrollView) }.map(\.duration) == [0.3])
        device.settle()
        #expect(abs(form.frameInWindow(form.fields[9]).maxY - (844 - height)) < 0.5)
        // What ends exactly at the keyboard's top is seen whole.
        assistant.repositionPolicy = .ifNeeded
        let offset = form.scrollView.contentOffset.y
        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[9],
            constraint: .viewBottomToTopOfKeyboard, offset: 40)
        #expect(form.scrollView.contentOffset.y == offset)
    }

    @Test("A floating keyboard makes no call to scroll do anything")
    func scrollCallDoesNothingWhileFloating() {
        let device = SimulatedDevice(.iPad12_9)
        let form = TestForm(fields: 30)
        device.show(form)
        device.keyboard.mode = .floating(CGRect(x: 100, y: 700, width: 320, height: 250))
        let assistant = form.automatic(form.plainNavigator())
        assistant.start()
        device.focus(form.fields[2])
        let offset = form.scrollView.contentOffset.y

        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[20],
            constraint: .viewTopToTopOfScreen, offset: 0)
        device.settle()

        #expect(form.scrollView.contentOffset.y == offset)
    }
}
