import UIKit

/// The findings of a diagnosis while it is being played.
@MainActor
final class DiagnosisRun {
    /// The controller over which the screens of the script are presented.
    let presenter: UIViewController
    /// A Boolean value that indicates whether a software keyboard came up.
    ///
    /// Without one, nothing makes room, and that is no answer.
    var hasSeenKeyboard = false
    private var answers: [DiagnosisQuestion: String] = [:]

    init(presenter: UIViewController) {
        self.presenter = presenter
    }

    /// Answers a question; a `nil` answer leaves it open.
    func answer(_ question: DiagnosisQuestion, _ answer: String?) {
        answers[question] = answer
    }

    /// The lines of the report, one for each question.
    var reported: [DiagnosisReport.Answer] {
        DiagnosisQuestion.allCases.map { $0.reported(answers[$0]) }
    }

    /// Returns a step that presents `controller` on the whole screen.
    func presenting(
        _ controller: UIViewController, then observation: @escaping @MainActor () -> Void
    ) -> DiagnosisStep {
        DiagnosisStep {
            controller.modalPresentationStyle = .fullScreen
            controller.view.backgroundColor = .systemBackground
            self.presenter.present(controller, animated: false)
        } observation: {
            observation()
        }
    }

    /// Returns a step that closes the screen that is presented.
    func dismissing() -> DiagnosisStep {
        DiagnosisStep(action: { self.presenter.dismiss(animated: false) })
    }
}
