import UIKit

/// The part of the diagnosis that removes a field from its window while another one ends editing in
/// its favor.
@MainActor
final class DepartureDiagnosis: NSObject, UITextFieldDelegate {
    private let run: DiagnosisRun
    private let screen = UIViewController()
    private let (first, second) = (UITextField(), UITextField())
    /// A Boolean value that indicates whether the second field was removed in time.
    private var isRemoved = false

    init(_ run: DiagnosisRun) {
        self.run = run
    }

    var script: [DiagnosisStep] {
        [
            run.presenting(screen) { self.addFields() },
            DiagnosisStep { self.first.becomeFirstResponder() },
            DiagnosisStep { self.moveOn() },
            run.dismissing(),
        ]
    }

    private func addFields() {
        first.delegate = self
        for (index, field) in [first, second].enumerated() {
            field.borderStyle = .roundedRect
            field.frame = CGRect(x: 20, y: 60 + 30 * CGFloat(index), width: 200, height: 26)
            screen.view.addSubview(field)
        }
    }

    private func moveOn() {
        guard first.isFirstResponder else { return }
        let hasBegun = second.becomeFirstResponder()
        screen.view.addSubview(second)
        if isRemoved {
            run.answer(
                .departedResponder, hasBegun || second.isFirstResponder ? "begins" : "declines")
        }
        screen.view.endEditing(true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard textField === first, second.window != nil else { return }
        isRemoved = true
        second.removeFromSuperview()
    }
}
