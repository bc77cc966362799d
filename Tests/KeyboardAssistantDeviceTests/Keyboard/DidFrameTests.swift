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

/// Frames that are told after a show, and are wrong.
@MainActor
@Suite(.doubts([.didFrames, .keyboardGuide, .guidedViews, .endFrame, .notificationObject]))
struct DidFrameTests {
    @Test(
        "Room and offset don't move when a show is over, whatever frame is told then",
        .requirement("U567"), arguments: UIKitBehavior.DidFrames.allCases)
    func nothingMovesAtDid(answer: UIKitBehavior.DidFrames) {
        let form = AssistedForm(form: .withBars()) { $0.didFrames = answer }
        for index in [9, 19, 3] {
            form.form.fields[index].becomeFirstResponder()
            form.device.advance(by: 0.2)
            let before = (form.inset, form.scrollView.contentOffset)
            form.device.settle()
            #expect(form.inset == before.0 && form.scrollView.contentOffset == before.1)
            #expect(form.inset == form.covered && form.isInSight(index))
            #expect(form.observer.keyboardState == .didShow)
            #expect(form.observer.keyboardHeight == form.covered + 34)
        }
        form.endEditing()
        #expect(form.inset == 0 && form.observer.keyboardHeight == 0)
    }

    @Test(
        "In a window that turns, a guide that misses the show doesn't confirm a frame below the screen",
        .requirement("U567"))
    func turnedGuideConfirmsNothing() {
        let form = AssistedForm(form: .withBars()) {
            ($0.didFrames, $0.keyboardGuide) = (.belowScreen, .missesTransitions)
        }
        form.focus(9)
        // Every second transition is missed: the change of height, and the show after the rotation.
        form.form.fields[9].keyboardType = .numberPad
        form.form.fields[9].reloadInputViews()
        form.device.settle()
        form.device.rotate(to: .landscapeLeft)
        form.device.settle()
        #expect(form.observer.keyboardHeight == form.device.keyboard.frame?.height)
        #expect(form.inset == form.covered)
    }

    @Test(
        "A guide that leaves after the hide, and misses the show, confirms no frame below the screen",
        .requirement("U567"))
    func guideThatLeftAfterHideConfirmsNothing() {
        let form = AssistedForm(form: .withBars()) {
            ($0.didFrames, $0.keyboardGuide) = (.belowScreen, .missesTransitions)
            $0.awayInBackground = .hideAndShow
        }
        form.focus(19)
        // Every second transition is missed: the change of height, and the show after the hide.
        form.device.keyboard.showsPredictions.toggle()
        form.device.settle()
        form.device.background()
        form.device.foreground()
        form.device.settle()
        #expect(form.observer.keyboardHeight == form.device.keyboard.frame?.height)
        #expect(form.inset == form.covered && form.isInSight(19))
    }

    @Test(
        "In a window that turns, a guide that misses the show doesn't confirm that a bar alone is gone",
        .requirement("U567"), arguments: [UIKitBehavior.DidFrames.zero, .belowScreen],
        [true, false])
    func turnedGuideKeepsBar(frames: UIKitBehavior.DidFrames, hasOtherHeight: Bool) {
        let form = AssistedForm(form: .withBars()) {
            ($0.didFrames, $0.keyboardGuide) = (frames, .missesTransitions)
            $0.endFrame = .withoutAccessory
        }
        for index in [3, 4] {
            form.form.fields[index].inputAccessoryView = UIView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        }
        form.focus(3)
        if hasOtherHeight {
            form.form.fields[3].keyboardType = .numberPad
            form.form.fields[3].reloadInputViews()
            form.device.settle()
        }
        form.endEditing()
        form.device.keyboard.mode = .hardware(bar: false)
        form.focus(4)
        form.device.rotate(to: .landscapeLeft)
        form.device.settle()
        #expect(form.device.keyboard.frame?.height == 50)
        #expect(form.observer.keyboardHeight == 50)
        #expect(form.inset == form.covered)
    }

    @Test(
        "A guide that leaves out the bar doesn't confirm that a bar alone is gone",
        .requirement("U567"), arguments: [UIKitBehavior.DidFrames.zero, .belowScreen],
        [true, false])
    func guideWithoutBarKeepsBar(
        frames: UIKitBehavior.DidFrames, isTurned: Bool
    ) {
        let form = AssistedForm(form: .withBars()) {
            ($0.didFrames, $0.keyboardGuide) = (frames, .offByBar)
        }
        if isTurned { form.device.rotate(to: .landscapeLeft) }
        form.form.fields[9].inputAccessoryView = UIView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        form.focus(9)
        form.device.keyboard.mode = .hardware(bar: false)
        form.device.settle()
        #expect(form.device.keyboard.frame?.height == 50)
        #expect(form.observer.keyboardHeight == 50)
        #expect(form.inset == form.covered)
        form.endEditing()
        #expect(form.observer.keyboardHeight == 0 && form.inset == 0)
    }

    @Test(
        "A frame that is told after a show and raises the keyboard is believed",
        .requirement("U567"))
    func higherFrameIsBelieved() {
        let stage = AssistedForm(isSilent: true)
        stage.focus(9)
        func post(_ name: Notification.Name, top: CGFloat) {
            let frame = CGRect(x: 0, y: top, width: 390, height: 844 - top)
            NotificationCenter.default.post(
                name: name, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
        }
        post(UIResponder.keyboardWillShowNotification, top: 508)
        post(UIResponder.keyboardDidShowNotification, top: 508)
        #expect(stage.inset == 302)
        post(UIResponder.keyboardDidChangeFrameNotification, top: 458)
        #expect(stage.inset == 352)
        post(UIResponder.keyboardDidChangeFrameNotification, top: 560)
        #expect(stage.inset == 352)
    }
}
