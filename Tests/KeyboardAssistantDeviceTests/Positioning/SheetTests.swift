import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard, .guides)) struct SheetTests {
    @Test("In a sheet that UIKit moves out of the way only what is still covered counts")
    func movedSheetCountsOnlyWhatIsCovered() throws {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let below = UIViewController()
        device.show(below)
        let form = TestForm()
        form.modalPresentationStyle = .formSheet
        below.present(form, animated: false)
        device.settle()
        let assistant = form.assisted()

        for field in form.fields {
            device.focus(field)
            let top = try #require(device.keyboard.frame?.minY)
            let covered = max(0, form.frameInWindow(form.scrollView).maxY - top)
            #expect(abs(form.scrollView.adjustedContentInset.bottom - covered) < 0.01)
            #expect(form.frameInWindow(field).maxY <= top)
        }
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("Typing into a field that is in sight moves nothing")
    func typingMovesNothing() {
        let device = SimulatedDevice(.iPhone13)
        let form = TestForm()
        device.show(form)
        let assistant = form.assisted()
        device.focus(form.fields[4])
        let scrolls = ScrollCounter(form.scrollView)

        device.type("Hello")
        device.settle()

        #expect(scrolls.offsets.isEmpty)
        withExtendedLifetime(assistant) {}
    }
}
