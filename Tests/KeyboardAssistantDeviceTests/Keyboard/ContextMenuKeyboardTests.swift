import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Context menus that are opened while a field is edited.
@MainActor
@Suite(.doubts([.contextMenuKeyboard, .endFrame, .didFrames, .responderAtHide, .keyboardGuide]))
struct ContextMenuKeyboardTests {
    nonisolated private static let answers = UIKitBehavior.ContextMenuKeyboard.allCases

    private func form(
        _ answer: UIKitBehavior.ContextMenuKeyboard, isGuideStale: Bool = false
    ) -> (AssistedForm, MenuOwner) {
        let form = AssistedForm(form: .withBars()) {
            $0.contextMenuKeyboard = answer
            if isGuideStale { $0.keyboardGuide = .stale }
        }
        return (form, MenuOwner(on: form.form.fields[2]))
    }

    private func openMenu(of owner: MenuOwner, on form: AssistedForm) throws {
        form.scrollView.contentOffset.y = 0
        try form.device.press(owner.view)
        form.device.settle()
    }

    @Test(
        "After a context menu, the field has the keyboard and the room of before, the second time as well",
        .requirement("U539"), arguments: answers, [false, true])
    func roomIsThatOfBefore(answer: UIKitBehavior.ContextMenuKeyboard, isGuideStale: Bool) throws {
        let (form, owner) = form(answer, isGuideStale: isGuideStale)
        form.focus(14)
        let (inset, frame) = (form.inset, form.observer.keyboardFrame)
        #expect(inset == form.covered && inset > 200)
        for _ in 0..<2 {
            try openMenu(of: owner, on: form)
            #expect(form.device.contextMenu != nil)
            #expect(form.form.fields[14].isFirstResponder)
            #expect(form.inset == form.covered)
            form.device.closeContextMenu()
            form.device.settle()
            #expect(form.inset == inset && form.inset == form.covered)
            // A keyboard that stays is no reason to scroll back.
            #expect(form.isInSight(14) == (answer != .stays))
            #expect(form.observer.keyboardFrame == frame)
            #expect(form.observer.keyboardState == .didShow)
        }
        form.endEditing()
        #expect(form.inset == 0 && form.observer.rumors.isEmpty)
    }

    @Test(
        "The room is made as the keyboard returns, and not when it is there",
        .requirement("U539"), arguments: [false, true])
    func roomIsMadeInTime(isGuideStale: Bool) throws {
        let (form, owner) = form(.returnsWithoutHeight, isGuideStale: isGuideStale)
        form.focus(14)
        let inset = form.inset
        try openMenu(of: owner, on: form)
        form.device.closeContextMenu()
        #expect(form.observer.keyboardState == .willShow)
        #expect(form.inset == inset)
    }

    @Test(
        "A field that the app resigns as the menu appears leaves nothing behind",
        .requirement("U539"), arguments: answers)
    func resignedFieldLeavesNothing(answer: UIKitBehavior.ContextMenuKeyboard) throws {
        let (form, owner) = form(answer)
        form.focus(14)
        let inset = form.inset
        owner.willDisplay = { form.form.fields[14].resignFirstResponder() }
        try openMenu(of: owner, on: form)
        #expect(form.inset == 0)
        form.device.closeContextMenu()
        form.device.settle()
        #expect(form.inset == 0 && form.observer.rumors.isEmpty)
        form.focus(14)
        #expect(form.inset == inset && form.inset == form.covered)
    }

    @Test(
        "A keyboard that returns is where it was on the screen, in a window that has moved meanwhile",
        .requirement("U539", "U512"), arguments: UIKitBehavior.EndFrameSpace.allCases,
        [false, true])
    func windowMovesMeanwhile(space: UIKitBehavior.EndFrameSpace, movesBehindMenu: Bool) throws {
        for guide in [UIKitBehavior.KeyboardGuide.exact, .stale] {
            let form = AssistedForm(
                .iPad12_9, in: CGRect(x: 100, y: 160, width: 700, height: 1206), form: .withBars()
            ) {
                ($0.contextMenuKeyboard, $0.endFrameSpace) = (.returnsWithoutHeight, space)
                $0.keyboardGuide = guide
            }
            let owner = MenuOwner(on: form.form.fields[2])
            let place = CGRect(x: 100, y: 60, width: 700, height: 1206)
            form.focus(14)
            if !movesBehindMenu { form.window.frame = place }
            form.device.settle()
            try openMenu(of: owner, on: form)
            if movesBehindMenu { form.window.frame = place }
            form.device.settle()
            form.device.closeContextMenu()
            form.device.settle()
            #expect(form.covered > 100 && form.form.fields[14].isFirstResponder)
            #expect(form.inset == form.covered, "\(guide)")
        }
    }

    /// The frame without height at the bottom of the screen.
    private let flat = CGRect(x: 0, y: 844, width: 390, height: 0)

    /// Returns an observer that was told that the keyboard has left field 14, and the frame before.
    ///
    /// The field is still first responder, and nothing else is posted from then on.
    private func afterLeaving() -> (KeyboardObserver, AssistedForm, CGRect?) {
        let observer = KeyboardObserver()
        let form = AssistedForm(form: .withBars())
        observer.start(in: form.window)
        form.focus(14)
        let frame = observer.keyboardFrame
        form.device.keyboard.isSilent = true
        observer.receive(KeyboardTransition(phase: .willHide, endFrame: frame))
        observer.receive(KeyboardTransition(phase: .didHide, endFrame: frame))
        return (observer, form, frame)
    }

    @Test(
        "Another field than the one that the keyboard has left may have a hardware keyboard",
        .requirement("U539"))
    func otherFieldHasNoKeyboard() {
        let (observer, form, frame) = afterLeaving()
        #expect(frame != nil)
        form.form.fields[13].becomeFirstResponder()
        observer.receive(KeyboardTransition(phase: .willShow, endFrame: flat))
        #expect(observer.keyboardFrame == flat)
        observer.receive(KeyboardTransition(phase: .willHide, endFrame: flat))
        observer.receive(KeyboardTransition(phase: .didHide, endFrame: flat))
        form.form.fields[14].becomeFirstResponder()
        observer.receive(KeyboardTransition(phase: .willShow, endFrame: flat))
        #expect(observer.keyboardFrame == flat)
    }

    @Test(
        "A frame without height doesn't count before the return, nor once the keyboard is back",
        .requirement("U539"))
    func frameWithoutHeightChangesNothing() {
        let (observer, form, frame) = afterLeaving()
        #expect(frame != nil)
        #expect(observer.keyboardFrame == nil && form.form.fields[14].isFirstResponder)
        observer.receive(KeyboardTransition(phase: .willChangeFrame, endFrame: flat))
        #expect(observer.keyboardHeight == 0)
        observer.receive(KeyboardTransition(phase: .willShow, endFrame: flat))
        #expect(observer.keyboardFrame == frame)
        observer.receive(KeyboardTransition(phase: .willChangeFrame, endFrame: flat))
        #expect(observer.keyboardFrame == frame)
    }

    @Test(
        "An end without height is of the keyboard that was about to be shown, not of the one before",
        .requirement("U539", "U567"))
    func endWithoutHeightIsOfLastShow() {
        let observer = KeyboardObserver()
        let form = AssistedForm(form: .withBars())
        observer.start(in: form.window)
        form.focus(14)
        form.device.keyboard.isSilent = true
        let lower = CGRect(x: 0, y: 600, width: 390, height: 244)
        let below = CGRect(x: 0, y: 844, width: 390, height: 244)
        // The app has caused the show while the hide was being announced.
        for (phase, end) in [
            (.willHide, below), (.willShow, lower), (.willHide, below),
            (.didChangeFrame, .zero), (.didShow, .zero),
        ] as [(KeyboardTransition.Phase, CGRect)] {
            observer.receive(KeyboardTransition(phase: phase, endFrame: end))
        }
        #expect(observer.keyboardState == .didShow && observer.keyboardFrame == lower)
    }

    @Test(
        "A guide that was right until then shows that the keyboard has not returned",
        .requirement("U539"))
    func guideShowsThatKeyboardIsAway() {
        let observer = KeyboardObserver()
        let form = AssistedForm { $0.keyboardGuide = .exact }
        form.form.view.layoutIfNeeded()
        observer.start(in: form.window)
        form.focus(14)
        let frame = observer.keyboardFrame
        // A hardware keyboard is attached.
        form.device.keyboard.mode = .hardware(bar: false)
        form.device.settle()
        let flat = CGRect(x: 0, y: 844, width: 390, height: 0)
        #expect(form.device.keyboard.frame == nil && observer.keyboardState == .didHide)
        observer.receive(KeyboardTransition(phase: .willShow, endFrame: flat))
        #expect(observer.keyboardFrame == frame)
        observer.receive(KeyboardTransition(phase: .didShow, endFrame: flat))
        #expect(observer.keyboardHeight == 0)
    }
}
