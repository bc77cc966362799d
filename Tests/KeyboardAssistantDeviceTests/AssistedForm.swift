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

    var scrollView: UIScrollView { form.scrollView }

    /// The window in which the form is.
    var window: UIWindow { form.view.window ?? device.window }

    /// The points of the scroll view that the keyboard covers, its bar included, wherever the window
    /// is on the screen.
    var covered: CGFloat {
        let bottom = window.frame.minY + form.frameInWindow(scrollView).maxY
        return max(0, bottom - (device.keyboard.frame?.minY ?? bottom))
    }

    /// The top of the keyboard in the window.
    var keyboardTop: CGFloat {
        (device.keyboard.frame?.minY ?? device.screenSize.height) - window.frame.minY
    }

    /// Shows `form`, in a window of its own if there is a `frame`, with the app's `own` insets.
    ///
    /// The keyboard of a device that `isSilent` posts nothing by itself.
    convenience init(
        _ model: SimulatedDevice.Model = .iPhone13, in frame: CGRect? = nil,
        form: TestForm = TestForm(fields: 20), own: UIEdgeInsets = .zero, isSilent: Bool = false,
        center: NotificationCenter = .default,
        behavior change: (inout UIKitBehavior) -> Void = { _ in }
    ) {
        var behavior = UIKitBehavior.standard
        change(&behavior)
        let device = SimulatedDevice(model, behavior: behavior)
        device.keyboard.isSilent = isSilent
        self.init(on: device, in: frame, form: form, own: own, center: center)
    }

    /// Shows `form` on a device that may show others, too.
    init(
        on device: SimulatedDevice, in frame: CGRect? = nil,
        form: TestForm = TestForm(fields: 20), own: UIEdgeInsets = .zero,
        center: NotificationCenter = .default
    ) {
        self.device = device
        self.form = form
        if let frame { _ = form.open(at: frame, on: device) } else { device.show(form) }
        form.scrollView.contentInset = own
        observer = KeyboardObserver(notificationCenter: center)
        assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
    }

    func focus(_ index: Int) {
        device.focus(form.fields[index])
    }

    func endEditing() {
        window.endEditing(true)
        device.settle()
    }

    /// Returns a Boolean value that indicates whether the field ends above the keyboard and begins
    /// below the top of the scroll view.
    func isInSight(_ index: Int) -> Bool {
        let frame = form.frameInWindow(form.fields[index])
        return frame.maxY <= keyboardTop && frame.minY >= form.frameInWindow(scrollView).minY
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
