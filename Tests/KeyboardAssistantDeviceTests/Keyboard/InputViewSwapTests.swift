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

/// Fields that follow each other with other keyboards, before which a hide may be posted.
@MainActor
@Suite(.doubts([.inputViewSwap, .endFrame, .keyboardGuide, .guidedViews, .keyboardCurve]))
struct InputViewSwapTests {
    private func form(_ answer: UIKitBehavior.InputViewSwap) -> AssistedForm {
        // A swap that posts nothing beside a guide that is dead can't be known.
        let form = AssistedForm(form: .withBars()) {
            ($0.inputViewSwap, $0.reloadedHeight) = (answer, .posted)
        }
        form.form.fields[5].keyboardType = .numberPad
        return form
    }

    @Test(
        "Fields stay in sight while their keyboards replace each other", .requirement("U571"),
        arguments: UIKitBehavior.InputViewSwap.allCases)
    func fieldsStayInSight(answer: UIKitBehavior.InputViewSwap) {
        let form = form(answer)
        let before = (form.scrollView.contentInset, form.scrollView.verticalScrollIndicatorInsets)
        for index in [9, 5, 3, 19, 14] {
            form.focus(index)
            #expect(form.inset == form.covered, "\(index)")
            #expect(form.isInSight(index), "\(index)")
        }
        let field = form.form.fields[14]
        for height in [200, 300] as [CGFloat] {
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
            field.reloadInputViews()
            form.device.settle()
            #expect(form.inset == form.covered && form.isInSight(14))
        }
        form.endEditing()
        #expect(form.scrollView.contentInset == before.0)
        #expect(form.scrollView.verticalScrollIndicatorInsets == before.1)
        #expect(form.observer.keyboardState == .didHide)
    }

    @Test(
        "While keyboards replace each other, what was in sight stays in sight in each picture",
        .requirement("U571"), arguments: UIKitBehavior.InputViewSwap.allCases)
    func pictures(answer: UIKitBehavior.InputViewSwap) throws {
        let form = form(answer)
        form.focus(6)
        let field = form.form.fields[5]
        let film = form.device.film(field)
        form.device.focus(field)
        film.stop()
        let tops = film.pictures.compactMap { $0.views[0]?.minY }
        let keyboard = try #require(form.device.keyboard.frame?.minY)
        #expect(tops.allSatisfy { $0 + 40 <= keyboard + 0.5 && $0 >= 47 }, "\(tops)")
    }

    @Test(
        "A bar that the app gives to a field while a hide is announced counts, although the hide is told after the show",
        .requirement("U571", "U567"), arguments: UIKitBehavior.DidFrames.allCases)
    func barDuringHide(frames: UIKitBehavior.DidFrames) {
        let form = AssistedForm {
            ($0.inputViewSwap, $0.didFrames) = (.hideFirst, frames)
            $0.keyboardGuide = .stale
        }
        form.focus(3)
        let field = form.form.fields[9]
        field.keyboardType = .numberPad
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak field] _ in
            MainActor.assumeIsolated {
                guard let field, field.inputAccessoryView == nil else { return }
                field.inputAccessoryView = UIView(
                    frame: CGRect(x: 0, y: 0, width: 390, height: 30))
                field.reloadInputViews()
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        form.focus(9)
        #expect(form.observer.keyboardState == .didShow)
        #expect(form.inset == form.covered && form.isInSight(9))
    }

    @Test(
        "A keyboard that rested elsewhere after a show whose end was never told returns to where it rested",
        .requirement("U539"),
        arguments: [[.willHide], [.willChangeFrame, .willHide]] as [[KeyboardNotice]])
    func returnsToWhereItRested(opening: [KeyboardNotice]) {
        let (device, form, center) = (SimulatedDevice(), TestForm(fields: 14), NotificationCenter())
        device.keyboard.isSilent = true
        device.show(form)
        let observer = KeyboardObserver(notificationCenter: center)
        observer.start(in: device.window)
        device.focus(form.fields[3])
        func post(_ notice: KeyboardNotice, _ height: CGFloat, isVisible: Bool = true) {
            let frame = CGRect(x: 0, y: isVisible ? 844 - height : 844, width: 390, height: height)
            center.post(
                name: notice.notificationName, object: nil,
                userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
        }
        for notice in [.willShow, .didShow] as [KeyboardNotice] { post(notice, 300) }
        for notice in [.willShow, .didChangeFrame] as [KeyboardNotice] { post(notice, 350) }
        for notice in [.willChangeFrame, .didChangeFrame] as [KeyboardNotice] { post(notice, 280) }
        #expect(observer.keyboardHeight == 280)
        for notice in opening + [.didHide] {
            post(notice, 280, isVisible: false)
        }
        for notice in [.willShow, .didShow] as [KeyboardNotice] {
            post(notice, 0, isVisible: false)
        }
        #expect(observer.keyboardHeight == 280)
    }
}
