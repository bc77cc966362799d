import CoreGraphics
import DeviceFixtures
import UIKit

extension TestForm {
    /// Adds a hidden label to the stack view, which is `height` points high once it is shown.
    func addError(at index: Int, height: CGFloat = 90) -> UILabel {
        let error = UILabel()
        error.isHidden = true
        let constraint = error.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = .required - 1
        constraint.isActive = true
        stack.insertArrangedSubview(error, at: index)
        return error
    }

    /// A form in a stack view, with a hidden label above its fields.
    static func withErrorAbove() -> (form: TestForm, error: UILabel) {
        let form = TestForm(fields: 16, layout: .stack(60))
        return (form, form.addError(at: 0))
    }
}
