import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class PresentingViewController: UIViewController {
    func presentForm() -> ContactViewController {
        let form = ContactViewController()
        form.sheetPresentationController?.detents = [.medium(), .large()]
        form.sheetPresentationController?.prefersGrabberVisible = true
        present(form, animated: true)
        return form
    }

    func enlarge(_ form: UIViewController) {
        form.sheetPresentationController?.animateChanges {
            form.sheetPresentationController?.selectedDetentIdentifier = .large
        }
    }
}

@MainActor
@Suite(.doubts(.keyboard)) struct PresentationSampleTests {
    @Test(
        "The article's sheet shows its fields above the keyboard with a large detent, whether UIKit moves it or not",
        .requirement("U242", "U445"), arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func sheetShowsItsFields(model: SimulatedDevice.Model) throws {
        let (device, below) = (SimulatedDevice(model), PresentingViewController())
        device.show(below)
        let form = below.presentForm()
        device.settle()
        below.enlarge(form)
        device.settle()
        for field in form.fields {
            field.becomeFirstResponder()
            device.settle()
            let top = try #require(device.keyboard.frame?.minY)
            #expect(field.convert(field.bounds, to: nil).maxY <= top)
        }
    }
}
