import Foundation
import KeyNavigation
import KeyboardAssistant
import UIKit

/// The part of the diagnosis that plays the long form with an assistant.
///
/// Each step focuses an input, or none, and notes where everything is afterwards.
@MainActor
final class FormDiagnosis: NSObject, UITextViewDelegate {
    private let form = LongFormViewController()
    private let run: DiagnosisRun
    private var recorder: KeyboardRecorder?
    private var findings = FormFindings()
    private var guides = GuideFindings()
    private let guideFollower = GuideFollower()
    private var geometry = Geometry()
    /// The time of the latest announcement after which the guide has moved.
    private var followed: TimeInterval?

    init(_ run: DiagnosisRun) {
        self.run = run
        super.init()
        form.zip.keyboardType = .numberPad
        form.animal.keyboardType = .emailAddress
        form.food.isSecureTextEntry = true
        form.notes.delegate = self
    }

    /// The results of the steps.
    var steps: [DiagnosisReport.Step] { findings.steps }

    /// The notifications that were posted while the form was played.
    var events: [DiagnosisReport.Event] { findings.samples.map(\.event) }

    // MARK: The script

    /// The steps of the script, from the presentation of the form to its dismissal.
    var script: [DiagnosisStep] {
        [
            step("The form appears") { $0.present() },
            focus("First name", \.firstName),
            focus("Zip, a number pad", \.zip),
            focus("Animal, for an email address", \.animal),
            focus("Food, a secret", \.food),
            focus("About you, a text view", \.info),
            focus("Hobby, near the end", \.hobby),
            step(FormFindings.panelStep, focuses: true) { $0.showPanel() },
            step("Notes, the last text view", focuses: true) {
                $0.form.hobby.inputView = nil
                $0.form.notes.becomeFirstResponder()
            },
            step(FormFindings.textViewResigns) { $0.form.notes.resignFirstResponder() },
            focus("Hobby, after a hide", \.hobby),
            step(FormFindings.successiveStep, focuses: true) {
                $0.form.hobby.resignFirstResponder()
                $0.form.firstName.becomeFirstResponder()
            },
            step(FormFindings.textFieldResigns) { $0.form.firstName.resignFirstResponder() },
            DiagnosisStep(action: {}, observation: { self.noteRest() }),
            DiagnosisStep(action: { self.finish() }),
        ]
    }

    private func focus(
        _ title: String, _ input: KeyPath<LongFormViewController, some UIView>
    ) -> DiagnosisStep {
        step(title, focuses: true) { $0.form[keyPath: input].becomeFirstResponder() }
    }

    private func step(
        _ title: String, focuses: Bool = false,
        _ action: @escaping @MainActor (FormDiagnosis) -> Void
    ) -> DiagnosisStep {
        DiagnosisStep {
            self.recorder?.step += 1
            action(self)
        } observation: {
            self.note(title, expectsFocus: focuses)
        }
    }

    private func present() {
        let navigation = UINavigationController(rootViewController: form)
        navigation.modalPresentationStyle = .fullScreen
        run.presenter.present(navigation, animated: false)
        guideFollower.follow(form.view) { [weak self] in self?.guideDidMove() }
        geometry = Geometry(of: form)
        recorder = KeyboardRecorder { [weak self] in self?.focusedInput != nil }
    }

    /// Shows a view of the keyboard's height in place of the keyboard.
    private func showPanel() {
        guard let window = form.view.window,
            let keyboard = run.placement(in: window, bar: bar).shown
        else { return }
        let height = keyboard.height - (bar?.bounds.height ?? 0)
        form.hobby.inputView = UIView(
            frame: CGRect(x: 0, y: 0, width: keyboard.width, height: height))
        form.hobby.reloadInputViews()
    }

    private func finish() {
        findings.samples = recorder?.samples ?? []
        recorder = nil
        findings.isFirstKeyboard = run.isFirst
        findings.prefersCrossFade = UIAccessibility.prefersCrossFadeTransitions
        if let window = form.view.window {
            findings.screenHeight = window.screenSize.height
            run.answer(.screenConversion, window.nilWindowMeaning)
        }
        for (question, answer) in findings.answers + guides.answers {
            run.answer(question, answer)
        }
        run.presenter.dismiss(animated: false)
    }

    // MARK: Observations

    private var focusedInput: UIView? { form.inputs.first { $0.isFirstResponder } }

    private var bar: UIView? {
        guard let bar = form.keyboardAssistant.navigator.defaultController else { return nil }
        return bar.window == nil ? nil : bar
    }

    private func note(_ title: String, expectsFocus: Bool) {
        let guide = form.view.convertToScreen(form.view.keyboardLayoutGuide.layoutFrame)
        let placement = form.view.window.map { run.placement(in: $0, bar: self.bar) }
        let shown = placement?.shown.map(ScreenFrame.init) ?? recorder?.samples.endFrame
        let bar = self.bar?.frameOnScreen
        let field = focusedInput.map { $0.convertToScreen($0.visibleRect) }
        findings.steps.append(
            DiagnosisReport.Step(
                title: title, keyboard: shown, guide: ScreenFrame(guide),
                bar: bar.map(ScreenFrame.init), field: field.map(ScreenFrame.init),
                verdict: verdict(
                    field: field, obstacles: [shown?.rect, bar].compactMap(\.self),
                    expectsFocus: expectsFocus)))
        if let placement, let window = form.view.window {
            run.add(placement.reading(title))
            if shown?.rect?.hasKeys(onScreenOfHeight: window.screenSize.height) == true {
                guides.placements.append(placement)
            }
        }
        if let focusedInput, let bar = self.bar {
            run.answer(.inputViewChain, bar.reaches(focusedInput) ? "owner" : "window")
        }
    }

    /// Notes where the guides are when the keyboard, which had a bar, has gone for some time.
    private func noteRest() {
        guard let window = form.view.window, let recorder else { return }
        let time = recorder.latestAnnouncement.map { [CGFloat(recorder.time - $0)] }
        run.add(
            run.placement(in: window, bar: bar).restReading(KeyboardPlacement.rest, after: time))
    }

    private func verdict(
        field: CGRect?, obstacles: [CGRect], expectsFocus: Bool
    ) -> DiagnosisVerdict {
        guard let field else {
            if expectsFocus { return .notFocused }
            return Geometry(of: form) == geometry ? .restored : .leftover
        }
        return DiagnosisVerdict(
            field: field, top: form.scrollView.frameOnScreen.minY, obstacles: obstacles)
    }

    private func guideDidMove() {
        guard let recorder, let posted = recorder.latestAnnouncement, posted != followed else {
            return
        }
        followed = posted
        findings.guideDelays.append(recorder.time - posted)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        findings.samplesAtTextViewEnd = recorder?.samples.count
    }
}

extension FormDiagnosis {
    /// What an assistant changes on the form.
    fileprivate struct Geometry: Equatable {
        var constant: CGFloat = 0
        var inset: CGFloat = 0
        var safeArea: CGFloat = 0
    }
}

extension FormDiagnosis.Geometry {
    @MainActor
    fileprivate init(of form: FormViewController) {
        constant = form.scrollViewBottomConstraint.constant
        inset = form.scrollView.contentInset.bottom
        safeArea = form.additionalSafeAreaInsets.bottom
    }
}

extension UIView {
    /// The part of an input that people want to see while they type, in its own coordinates.
    fileprivate var visibleRect: CGRect {
        guard let textView = self as? UITextView, let selection = textView.selectedTextRange else {
            return bounds
        }
        let caret = textView.caretRect(for: selection.end)
        return caret.isNull || caret.isInfinite ? bounds : caret
    }

    /// Returns a Boolean value that indicates whether the responder chain leads from this view to
    /// `owner`.
    fileprivate func reaches(_ owner: UIResponder) -> Bool {
        sequence(first: self as UIResponder, next: \.next).contains { $0 === owner }
    }
}

/// A hidden view that is as high as the keyboard layout guide, and reports each change.
private final class GuideFollower: UIView {
    private var onMove: () -> Void = {}

    /// Follows the guide of `view`.
    func follow(_ view: UIView, onMove: @escaping () -> Void) {
        isHidden = true
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let guide = view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: guide.topAnchor),
            bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        self.onMove = onMove
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        onMove()
    }
}
