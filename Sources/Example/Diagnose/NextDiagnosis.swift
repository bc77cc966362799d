import KeyboardAssistant
import UIKit

/// The part of the diagnosis that goes through a form by Next, and counts what the keyboard posts.
///
/// All fields have the same keyboard and the same bar, so there is nothing to announce.
@MainActor
final class NextDiagnosis {
    private let run: DiagnosisRun
    private let screen = UIViewController()
    private let fields = (0..<6).map { _ in UITextField() }
    private let navigator = InputNavigator.createWithDefaultController()
    /// The number of notifications before the first Next; `nil` without a software keyboard.
    private var countBefore: Int?
    /// The numbers of the fields that were first responders, from 1.
    private var responders: [CGFloat] = []

    init(_ run: DiagnosisRun) {
        self.run = run
    }

    var script: [DiagnosisStep] {
        [
            run.presenting(screen) { self.addFields() },
            DiagnosisStep {
                self.fields[0].becomeFirstResponder()
            } observation: {
                guard self.run.keyboard(covering: self.screen.view) != nil else { return }
                self.countBefore = self.run.notificationCount
            },
        ]
            + fields.dropFirst().map { _ in
                DiagnosisStep {
                    self.navigator.gotoNextItem(shouldLoop: false)
                } observation: {
                    let index = self.fields.firstIndex(where: \.isFirstResponder)
                    self.responders.append(CGFloat((index ?? -1) + 1))
                }
            }
            + [
                DiagnosisStep {
                    self.note()
                    self.screen.view.endEditing(true)
                },
                run.dismissing(),
            ]
    }

    private func addFields() {
        for (index, field) in fields.enumerated() {
            field.borderStyle = .roundedRect
            field.frame = CGRect(x: 20, y: 60 + 30 * CGFloat(index), width: 200, height: 26)
            screen.view.addSubview(field)
        }
        navigator.addInputItems(inputItems: fields)
    }

    private func note() {
        guard let countBefore else { return }
        let count = run.notificationCount - countBefore
        run.add(
            DiagnosisReport.Reading(
                "Five Nexts in a row",
                ["fields": responders, "notifications": [CGFloat(count)]],
                verdict: count == 0 ? "the keyboard posts nothing" : "the keyboard posts something")
        )
    }
}
