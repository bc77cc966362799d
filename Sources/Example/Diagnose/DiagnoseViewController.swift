import Foundation
import KeyboardAssistant
import UIKit

/// A screen that checks the keyboard on the device on which it runs.
///
/// It plays a script of focus changes, shows what happened beside what the headless UIKit gave for
/// the same script, and shares everything as a recording of the keyboard.
public final class DiagnoseViewController: FormViewController {
    /// A button that plays the script.
    public let runButton = UIButton(type: .system)
    /// The report of the latest complete run.
    public private(set) var report: DiagnosisReport?
    /// The file that people share; `nil` before the first run.
    public private(set) var file: URL?
    /// A closure that is called after each complete run, with the file of its report.
    public var onFinish: ((URL) -> Void)?
    /// A Boolean value that indicates whether the script is played when the screen first appears.
    public var runsOnAppearance = false
    /// The name of the device in the report.
    public var deviceName = UIDevice.current.machine

    /// A recorder that knows whether a keyboard came up before the script is played.
    var recorder = KeyboardRecorder()

    private let player = DiagnosisPlayer()
    private let status = UILabel()
    private let results = UIStackView()
    /// A field whose keyboard people drag away, which a script can't do.
    let dragField = UITextField()
    private let dragNavigator = InputNavigator.createWithDefaultController()
    private lazy var shareButton = UIBarButtonItem(
        systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Diagnose"
        shareButton.isEnabled = false
        navigationItem.rightBarButtonItem = shareButton
        showIntroduction()
        prepareDragField()
        results.axis = .vertical
        results.spacing = 18
        column.addArrangedSubview(results)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard runsOnAppearance else { return }
        // The screen appears again when the script's screens are dismissed.
        runsOnAppearance = false
        run()
    }

    private func showIntroduction() {
        status.text =
            "Plays a form, a sheet and two lists by itself for about 35 seconds. Disconnect "
            + "hardware keyboards, and don't touch the screen meanwhile."
        status.font = .preferredFont(forTextStyle: .subheadline)
        status.adjustsFontForContentSizeCategory = true
        status.textColor = .secondaryLabel
        status.numberOfLines = 0
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Run"
        configuration.buttonSize = .large
        runButton.configuration = configuration
        runButton.addAction(UIAction { [weak self] _ in self?.run() }, for: .touchUpInside)
        for view in [status, runButton] { column.addArrangedSubview(view) }
    }

    private func prepareDragField() {
        dragField.borderStyle = .roundedRect
        dragField.placeholder = "By hand: tap here, then drag the keyboard down"
        dragField.addAction(UIAction { [weak self] _ in self?.dragDidEnd() }, for: .editingDidEnd)
        dragNavigator.addInputItem(inputItem: dragField)
        #if !os(visionOS)
        scrollView.keyboardDismissMode = .interactive
        #endif
    }

    // MARK: Running

    /// Plays the script.
    ///
    /// Does nothing if the screen isn't visible or if the script is being played.
    public func run() {
        guard let window = view.window, runButton.isEnabled else { return }
        runButton.isEnabled = false
        let run = DiagnosisRun(presenter: self, recorder: recorder)
        let form = FormDiagnosis(run)
        var script = form.script + NextDiagnosis(run).script + DepartureDiagnosis(run).script
        script += ViewDiagnosis(run).script + ListDiagnosis(run).script
        script += ContentDiagnosis(run).script
        #if canImport(SwiftUI)
        script += SwiftUIDiagnosis(run).script
        #endif
        player.play(script, in: window) { [weak self] isComplete in
            self?.runDidEnd(isComplete ? self?.makeReport(of: form, run) : nil)
        }
    }

    public override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { player.stop() }
    }

    private func makeReport(of form: FormDiagnosis, _ run: DiagnosisRun) -> DiagnosisReport? {
        guard let size = view.window?.screenSize else { return nil }
        return DiagnosisReport(
            device: deviceName,
            os: "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
            orientation: size.width > size.height ? "landscape" : "portrait",
            scenario: "the long form, walked by the example's screen Diagnose",
            screen: [Double(size.width), Double(size.height)], events: form.events,
            diagnosis: DiagnosisReport.Findings(
                steps: form.steps, readings: run.readings, answers: run.reported))
    }

    private func runDidEnd(_ report: DiagnosisReport?) {
        runButton.isEnabled = true
        dragField.isEnabled = true
        if presentedViewController != nil { dismiss(animated: false) }
        guard let report else {
            status.text = "The run was interrupted. Please run it again."
            return
        }
        keep(report)
        if let file { onFinish?(file) }
    }

    private func keep(_ report: DiagnosisReport) {
        self.report = report
        show(report)
        do {
            file = try write(report)
            shareButton.isEnabled = true
        } catch {
            status.text = "The report can't be written: \(error.localizedDescription)"
        }
    }

    // MARK: What only a finger can do

    /// Notes where the guides are, some time after the field's keyboard has gone.
    private func dragDidEnd() {
        guard let window = view.window, runButton.isEnabled else { return }
        runButton.isEnabled = false
        dragField.isEnabled = false
        let run = DiagnosisRun(presenter: self, recorder: recorder)
        let pause = DiagnosisStep(action: {})
        let reading = DiagnosisStep(action: {}) {
            let placement = run.placement(in: window, bar: self.dragNavigator.defaultController)
            run.add(placement.restReading(KeyboardPlacement.restByHand))
        }
        player.play([pause, reading], in: window) { [weak self] _ in
            self?.runButton.isEnabled = true
            self?.dragField.isEnabled = true
            guard let self, var report else { return }
            report.diagnosis.readings.removeAll { $0.title == KeyboardPlacement.restByHand }
            report.diagnosis.readings += run.readings
            keep(report)
        }
    }

    // MARK: Results

    private func show(_ report: DiagnosisReport) {
        let standIn = StandIn.report(nearestTo: report.screen)
        let comparison = DiagnosisComparison(report, standIn)
        status.text = comparison.summary
        for view in results.arrangedSubviews { view.removeFromSuperview() }
        results.addArrangedSubview(dragField)
        for row in comparison.steps { results.addArrangedSubview(stepView(row)) }
        for row in comparison.readings { results.addArrangedSubview(stepView(row)) }
        for row in comparison.answers { results.addArrangedSubview(answerView(row)) }
    }

    // MARK: Sharing

    private func write(_ report: DiagnosisReport) throws -> URL {
        let name = "\(report.device) \(report.os) \(report.orientation)".lowercased()
            .map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).json")
        try report.json.write(to: file)
        return file
    }

    private func share() {
        guard let file else { return }
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView =
            navigationController?.navigationBar ?? view
        present(sheet, animated: true)
    }
}

extension UIDevice {
    /// The identifier of the model, such as "iPhone15,2", or "iPhone15,2 (simulator)".
    fileprivate var machine: String {
        if let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
            return "\(model) (simulator)"
        }
        var info = utsname()
        guard uname(&info) == 0 else { return model }
        return withUnsafeBytes(of: &info.machine) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
