import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The bar with candidates for text that is marked.
@MainActor @Suite struct CandidateBarTests {
    private static let show: [KeyboardNotice] = [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
    ]
    private static let hide: [KeyboardNotice] = [
        .willChangeFrame, .willHide, .didChangeFrame, .didHide,
    ]

    private func make(
        _ model: SimulatedDevice.Model
    ) -> (SimulatedDevice, UITextField, KeyboardDiary) {
        let device = SimulatedDevice(model, behavior: UIKitBehavior())
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        return (device, field, KeyboardDiary(device))
    }

    @Test(
        "Marked text makes a keyboard without predictions higher, until it is accepted",
        .requirement("U358"))
    func markedTextMakesKeyboardHigher() throws {
        let (device, field, diary) = make(.iPhoneSE)
        device.keyboard.showsPredictions = false
        device.keyboard.offersCandidates = true
        device.focus(field)
        let frame = try #require(device.keyboard.frame)
        diary.clear()
        device.mark("に")
        device.settle()
        #expect(device.keyboard.frame?.height == frame.height + 44)
        #expect(diary.notices == Self.show && diary.entries.allSatisfy { $0.begin == frame })
        diary.clear()
        device.mark("にほ")
        device.settle()
        #expect(diary.notices.isEmpty)
        device.acceptMarkedText(as: "日本")
        device.settle()
        #expect(device.keyboard.frame == frame && diary.notices == Self.show)
    }

    @Test(
        "Above a hardware keyboard, candidates post what a keyboard posts (qmui-ipad-hardware-candidate-bar-closed)",
        .requirement("U358"))
    func candidatesAboveHardwareKeyboard() {
        let (device, field, diary) = make(.iPad9_7)
        device.keyboard.mode = .hardware(bar: false)
        device.keyboard.offersCandidates = true
        device.focus(field)
        #expect(!device.keyboard.isVisible && diary.notices.isEmpty)
        device.mark("に")
        device.settle()
        #expect(device.keyboard.frame?.minY == 969)
        #expect(diary.notices == Self.show)
        diary.clear()
        device.press("\r")
        device.settle()
        #expect(!device.keyboard.isVisible && diary.notices == Self.hide)
    }

    @Test("A keyboard that offers none stays as it is, and text is marked and accepted anyway")
    func keyboardWithoutCandidatesStays() {
        let (device, field, _) = make(.iPhoneSE)
        #expect(!device.mark("に"))
        device.focus(field)
        device.keyboard.showsPredictions = false
        device.settle()
        let frame = device.keyboard.frame
        #expect(device.mark("に") && field.markedTextRange != nil)
        device.settle()
        #expect(device.keyboard.frame == frame)
        device.acceptMarkedText()
        #expect(field.text == "に" && field.markedTextRange == nil)
        device.mark("ほん")
        device.acceptMarkedText(as: "本")
        #expect(field.text == "に本" && field.markedTextRange == nil)
    }
}
