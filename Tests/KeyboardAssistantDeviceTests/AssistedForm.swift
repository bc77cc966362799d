import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form on a device of its own, with an assistant that avoids the keyboard by insets.
@MainActor
final class AssistedForm {
    let device: SimulatedDevice
    let form: TestForm
    let observer: KeyboardObserver
    let assistant: KeyboardAssistant

    /// The inset that the assistant and the app have added.
    var inset: CGFloat { form.scrollView.contentInset.bottom }

    /// The points of the scroll view that the keyboard covers, its bar included.
    var covered: CGFloat {
        let bottom = form.frameInWindow(form.scrollView).maxY
        return max(0, bottom - (device.keyboard.frame?.minY ?? bottom))
    }

    /// Shows `form`, in a window of its own if there is a `frame`, with the app's `own` insets.
    ///
    /// The keyboard of a device that `isSilent` posts nothing by itself.
    init(
        _ model: SimulatedDevice.Model = .iPhone13, in frame: CGRect? = nil,
        form: TestForm = TestForm(fields: 20), own: UIEdgeInsets = .zero, isSilent: Bool = false,
        center: NotificationCenter = .default,
        behavior change: (inout UIKitBehavior) -> Void = { _ in }
    ) {
        var behavior = UIKitBehavior.standard
        change(&behavior)
        device = SimulatedDevice(model, behavior: behavior)
        device.keyboard.isSilent = isSilent
        self.form = form
        if let frame { _ = form.open(at: frame, on: device) } else { device.show(form) }
        form.scrollView.contentInset = own
        observer = KeyboardObserver(notificationCenter: center)
        assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
    }

    func focus(_ index: Int) {
        form.fields[index].becomeFirstResponder()
        device.settle()
    }

    /// Returns whether the field ends above the keyboard.
    func isInSight(_ index: Int) -> Bool {
        let top = device.keyboard.frame?.minY ?? 844
        return form.frameInWindow(form.fields[index]).maxY <= top
    }
}

/// Remembers what a manual assistant asked for.
@MainActor
final class ManualPositioner: KeyboardAssistantDelegate {
    private(set) var calls: [(item: UIView, height: CGFloat)] = []
    var answer: ((KeyboardAssistant, UIView) -> Void)?

    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        calls.append((toInputItem, keyboardHeight))
        answer?(keyboardAssistant, toInputItem)
    }
}
