import CoreGraphics
import Example
import SimulatedDevice
import UIKit

/// Whether `view` lies whole between what is above the form and the keyboard.
@MainActor
func isInSight(_ view: UIView, of form: FormViewController, on device: SimulatedDevice) -> Bool {
    let frame = view.convert(view.bounds, to: nil)
    let top = form.scrollView.convert(form.scrollView.bounds, to: nil).minY
    let bottom = device.keyboard.frame?.minY ?? device.screenSize.height
    return frame.minY >= top - 0.5 && frame.maxY <= bottom + 0.5
}

extension UIView {
    /// The controls in this view, from the left to the right.
    func controlsFromLeft() -> [UIControl] {
        let all = subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? $0.controlsFromLeft() }
        return all.sorted {
            $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX
        }
    }

    /// The button in this view that says `title`.
    func button(titled title: String) -> UIButton? {
        if let button = self as? UIButton, button.configuration?.title == title { return button }
        return subviews.lazy.compactMap { $0.button(titled: title) }.first
    }

    /// The control in this view that has a label with `text`.
    func control(saying text: String) -> UIControl? {
        if let control = self as? UIControl, control.says(text) { return control }
        return subviews.lazy.compactMap { $0.control(saying: text) }.first
    }

    private func says(_ text: String) -> Bool {
        (self as? UILabel)?.text == text || subviews.contains { $0.says(text) }
    }
}
