import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form on a device, whose fields have bars of their own, and an assistant that avoids the
/// keyboard by insets.
@MainActor
final class BarForm {
    let stage: AssistedForm
    var device: SimulatedDevice { stage.device }
    var scrollView: UIScrollView { stage.form.scrollView }
    var inset: CGFloat { stage.inset }
    /// The window in which the form is.
    var window: UIWindow { stage.form.view.window ?? device.window }

    /// Shows a form of 20 fields, of which all but the last have a bar of 50 points, and that of
    /// field 3 is 80 points high.
    init(
        _ model: SimulatedDevice.Model = .iPhone13, in frame: CGRect? = nil,
        center: NotificationCenter = .default,
        behavior change: (inout UIKitBehavior) -> Void = { _ in }
    ) {
        let form = TestForm(fields: 20)
        for (index, field) in form.fields.dropLast().enumerated() {
            field.inputAccessoryView = UIView(
                frame: CGRect(x: 0, y: 0, width: 390, height: index == 3 ? 80 : 50))
        }
        stage = AssistedForm(
            model, in: frame, form: form, center: center, behavior: change)
    }

    func focus(_ index: Int) {
        stage.focus(index)
    }

    func resign() {
        for field in stage.form.fields { field.resignFirstResponder() }
        device.settle()
    }

    /// The points of the scroll view that the keyboard covers, its bar included, wherever the window
    /// is on the screen.
    var covered: CGFloat {
        let bottom = window.frame.minY + stage.form.frameInWindow(scrollView).maxY
        return max(0, bottom - (device.keyboard.frame?.minY ?? bottom))
    }

    /// Returns a Boolean value that indicates whether the field ends above the keyboard and begins
    /// below the top of the scroll view.
    func isInSight(_ index: Int) -> Bool {
        let frame = stage.form.frameInWindow(stage.form.fields[index])
        let top = device.keyboard.frame?.minY ?? .infinity
        return window.frame.minY + frame.maxY <= top
            && frame.minY >= stage.form.frameInWindow(scrollView).minY
    }
}
