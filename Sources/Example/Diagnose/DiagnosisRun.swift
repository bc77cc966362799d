import UIKit

/// The findings of a diagnosis while it is being played.
@MainActor
final class DiagnosisRun {
    /// The controller over which the screens of the script are presented.
    let presenter: UIViewController
    /// A Boolean value that indicates whether no keyboard came up before the run.
    let isFirst: Bool
    private let recorder: KeyboardRecorder
    private var answers: [DiagnosisQuestion: String] = [:]
    /// What was measured, in the order of the script.
    private(set) var readings: [DiagnosisReport.Reading] = []

    /// Creates findings without an answer.
    ///
    /// - Parameters:
    ///   - presenter: The controller over which the screens of the script are presented.
    ///   - recorder: A recorder that has listened for as long as possible.
    init(presenter: UIViewController, recorder: KeyboardRecorder) {
        self.presenter = presenter
        self.recorder = recorder
        isFirst = recorder.samples.isEmpty
    }

    /// A Boolean value that indicates whether the latest notification was of a hide.
    var isKeyboardHidden: Bool { recorder.samples.endFrame == nil }

    /// Returns the frame of the software keyboard that covers a part of `view`, in screen
    /// coordinates.
    ///
    /// Returns `nil` if there is none: then nothing needs to make room, and that is no answer.
    func keyboard(covering view: UIView) -> CGRect? {
        guard let window = view.window, let frame = recorder.samples.endFrame?.rect,
            frame.hasKeys(onScreenOfHeight: window.screenSize.height),
            frame.intersection(view.frameOnScreen).height > 1
        else { return nil }
        return frame
    }

    /// The number of notifications that the keyboard has posted.
    var notificationCount: Int { recorder.samples.count }

    /// Adds what was measured.
    func add(_ reading: DiagnosisReport.Reading) {
        readings.append(reading)
    }

    /// Returns where the keyboard is in `window`, and where its layout guides are.
    ///
    /// - Parameter bar: The bar above the keyboard; `nil` if there is none.
    func placement(in window: UIWindow, bar: UIView?) -> KeyboardPlacement {
        KeyboardPlacement(in: window, endFrame: recorder.samples.endFrame?.rect, bar: bar)
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
        DiagnosisStep(
            action: {
                controller.modalPresentationStyle = .fullScreen
                controller.view.backgroundColor = .systemBackground
                self.presenter.present(controller, animated: false)
            }, observation: observation)
    }

    /// Returns a step that closes the screen that is presented.
    func dismissing() -> DiagnosisStep {
        DiagnosisStep(action: { self.presenter.dismiss(animated: false) })
    }
}
