import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Forms and windows that are unlike the usual ones.
@MainActor @Suite struct OddFormTests {
    private func form(_ device: SimulatedDevice) -> TestForm {
        let form = TestForm(avoids: false)
        device.show(form)
        return form
    }

    @Test("A device's script ends editing in each window", .requirement("U560"))
    func hideEndsEditingEverywhere() async {
        let device = SimulatedDevice(.iPad9_7)
        device.show(TestForm(avoids: false))
        let window = device.openWindow(size: CGSize(width: 500, height: 500))
        let other = TestForm(avoids: false)
        window.rootViewController = other
        other.fields[0].becomeFirstResponder()
        device.settle()
        #expect(device.keyboardFrame != nil)
        await device.perform(.hide)
        #expect(!other.fields[0].isFirstResponder && device.keyboardFrame == nil)
    }

    @Test(
        "A device's keyboard has the height of the script, with and without a bar of predictions",
        .requirement("U560"), arguments: [UIKeyboardType.default, .numberPad],
        [260, 30, 300] as [CGFloat])
    func deviceHasHeight(type: UIKeyboardType, height: CGFloat) async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let form = form(device)
        form.fields[0].keyboardType = type
        try device.beginEditing(form.fields[0])
        await device.perform(.show(height: height))
        #expect(device.keyboardFrame?.height == height)
        await device.perform(.show(height: 260))
        #expect(device.keyboardFrame?.height == 260)
    }
}
