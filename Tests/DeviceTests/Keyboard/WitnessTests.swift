import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What tells where the keyboard is, where the notifications and the layout guide disagree.
@MainActor
@Suite(.doubts(.keyboard)) struct WitnessTests {
    /// A form whose fields have a bar of 50 points each, but for the last, on its own device.
    @MainActor
    private final class Stage {
        let device: SimulatedDevice
        let form = TestForm(fields: 20)
        let assistant: KeyboardAssistant
        let observer: KeyboardObserver
        var inset: CGFloat { form.scrollView.contentInset.bottom }
        /// What the keyboard covers of the scroll view, its bar included.
        var covered: CGFloat {
            let bottom = form.frameInWindow(form.scrollView).maxY
            return max(0, bottom - (device.keyboard.frame?.minY ?? bottom))
        }

        init(
            _ change: (inout UIKitBehavior) -> Void = { _ in },
            barHeight: CGFloat = 50, center: NotificationCenter = .default
        ) {
            var behavior = UIKitBehavior.standard
            change(&behavior)
            device = SimulatedDevice(.iPhone13, behavior: behavior)
            for field in form.fields.dropLast() where barHeight > 0 {
                field.inputAccessoryView = UIView(
                    frame: CGRect(x: 0, y: 0, width: 390, height: barHeight))
            }
            device.show(form)
            observer = KeyboardObserver(notificationCenter: center)
            assistant = KeyboardAssistant(
                scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
        }

        func focus(_ index: Int) {
            form.fields[index].becomeFirstResponder()
            device.settle()
        }

        func isInSight(_ index: Int) -> Bool {
            let top = device.keyboard.frame?.minY ?? 844
            return form.frameInWindow(form.fields[index]).maxY <= top
        }
    }

    @Test(
        "Where frames leave the bar out, room ends above the bar, whatever the guide knows",
        .requirement("U310"),
        arguments: UIKitBehavior.KeyboardGuide.allCases)
    func roomEndsAboveBarDespiteFrames(guide: UIKitBehavior.KeyboardGuide) {
        let stage = Stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, guide) }

        for index in [9, 14, 12] {
            stage.focus(index)
            #expect(stage.inset == stage.covered, "\(index)")
            #expect(stage.isInSight(index), "\(index)")
        }
        stage.form.fields[12].resignFirstResponder()
        stage.device.settle()
        #expect(stage.inset == 0)
    }

    @Test(
        "From an input with a bar to one without the bar's room goes with the bar",
        .requirement("U310"))
    func barsRoomGoesWithBar() {
        let stage = Stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, .exact) }

        stage.focus(9)
        let higher = stage.inset
        stage.focus(19)
        #expect(stage.inset == stage.covered)
        #expect(stage.inset == higher - 50)
        stage.focus(9)
        #expect(stage.inset == higher)
    }

    @Test(
        "The height that an observer tells includes a bar that frames leave out",
        .requirement("U310"))
    func toldHeightIncludesOmittedBar() throws {
        let stage = Stage { ($0.endFrame, $0.keyboardGuide) = (.withoutAccessory, .stale) }
        let observer = KeyboardObserver()
        observer.start(in: stage.device.window)
        stage.focus(3)

        #expect(observer.keyboardHeight == 844 - (try #require(stage.device.keyboard.frame).minY))
        #expect(observer.lastKeyboardHeight == observer.keyboardHeight)
    }

    @Test("A floating keyboard is not docked by the bar that floats with it", .requirement("U310"))
    func barDocksNoFloatingKeyboard() {
        let stage = Stage { $0.endFrame = .withoutAccessory }
        stage.device.keyboard.mode = .floating(CGRect(x: 0, y: 300, width: 390, height: 336))

        stage.focus(9)

        #expect(stage.inset == 0)
        #expect(stage.observer.keyboardHeight == 0)
    }

    @Test("The bar of a hardware keyboard has its room, and takes it along", .requirement("U310"))
    func hardwareKeyboardsBarHasRoom() {
        for endFrame in UIKitBehavior.EndFrame.allCases {
            let stage = Stage { $0.endFrame = endFrame }
            stage.device.keyboard.mode = .hardware(bar: false)
            stage.focus(9)
            #expect(stage.inset == stage.covered)
            #expect(stage.isInSight(9))
            stage.focus(19)
            #expect(stage.inset == 0)
        }
    }

    @Test(
        "Room follows the notifications through every change, whatever the guide misses",
        .requirement("U311"),
        arguments: UIKitBehavior.KeyboardGuide.allCases)
    func roomFollowsNotificationsNotGuide(guide: UIKitBehavior.KeyboardGuide) {
        let stage = Stage({ $0.keyboardGuide = guide }, barHeight: 0)

        stage.focus(9)
        #expect(stage.inset == stage.covered)
        for shows in [false, true, false] {
            stage.device.keyboard.showsPredictions = shows
            stage.device.settle()
            #expect(stage.inset == stage.covered, "\(shows)")
        }
        for _ in 0..<2 {
            stage.form.fields[9].resignFirstResponder()
            stage.device.settle()
            #expect(stage.inset == 0 && stage.observer.keyboardFrame == nil)
            stage.focus(9)
            #expect(stage.inset == stage.covered && stage.isInSight(9))
        }
        stage.device.keyboard.mode = .floating(CGRect(x: 20, y: 300, width: 300, height: 200))
        stage.device.settle()
        #expect(stage.inset == 0)
    }

    @Test(
        "After a hide that the guide missed a focus brings no room", .requirement("U311"),
        arguments: UIKitBehavior.KeyboardGuide.allCases)
    func missedHideBringsFocusNoRoom(guide: UIKitBehavior.KeyboardGuide) {
        let stage = Stage({ $0.keyboardGuide = guide }, barHeight: 0)
        stage.focus(9)
        stage.form.fields[9].resignFirstResponder()
        stage.device.settle()

        stage.device.keyboard.isSilent = true
        stage.focus(3)
        #expect(stage.inset == 0)
        #expect(stage.observer.keyboardFrame == nil && stage.observer.keyboardHeight == 0)
    }

    @Test("Once the keyboard rests nobody lays out to read the guide", .requirement("U311"))
    func restingKeyboardForcesNoLayout() {
        let stage = Stage()
        stage.focus(9)
        let before = LayoutPass.count
        for _ in 0..<3 {
            stage.device.settle()
            _ = stage.observer.keyboardHeight
        }
        #expect(LayoutPass.count == before)
    }
}
