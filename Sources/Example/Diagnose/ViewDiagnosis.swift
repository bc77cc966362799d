import Foundation
import UIKit

/// The part of the diagnosis that asks what plain views, sheets and animations do by themselves.
@MainActor
final class ViewDiagnosis {
    private let run: DiagnosisRun
    private let scrolling = UIViewController()
    private let scrollView = UIScrollView()
    private let lowField = UITextField()
    private let sheet = UIViewController()
    private let sheetField = UITextField()
    private var sheets = SheetFindings()
    private var observation: (any NSObjectProtocol)?
    private var curve = CurveFindings()

    init(_ run: DiagnosisRun) {
        self.run = run
    }

    var script: [DiagnosisStep] { curveScript + revealScript + sheetScript }

    // MARK: The keyboard's curve

    /// The number of the curve in the keyboard's notifications, which has no name.
    private static let keyboardCurve = UIView.AnimationOptions(rawValue: 7 << 16)

    private var curveScript: [DiagnosisStep] {
        [
            DiagnosisStep {
                self.animateProbe(with: Self.keyboardCurve) { self.curve.keyboard = $0 }
                self.animateProbe(with: .curveLinear) { self.curve.linear = $0 }
            } observation: {
                self.run.answer(.keyboardCurve, self.curve.answer)
            }
        ]
    }

    /// Animates a view for the time in `CurveFindings`, and passes the time that it took.
    private func animateProbe(
        with options: UIView.AnimationOptions, then finish: @escaping (TimeInterval) -> Void
    ) {
        guard let view = run.presenter.view, view.window != nil else { return }
        let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        view.addSubview(probe)
        let start = CACurrentMediaTime()
        UIView.animate(withDuration: CurveFindings.duration, delay: 0, options: options) {
            probe.frame.origin.x = 50
        } completion: { isFinished in
            probe.removeFromSuperview()
            if isFinished { finish(CACurrentMediaTime() - start) }
        }
    }

    // MARK: A scroll view without an assistant

    private var revealScript: [DiagnosisStep] {
        [
            run.presenting(scrolling) { self.addLowField() },
            DiagnosisStep {
                self.lowField.becomeFirstResponder()
            } observation: {
                guard self.lowField.isFirstResponder else { return }
                let moved = self.scrollView.contentOffset.y > 0.5
                self.run.answer(.fieldReveal, moved ? "scrolls" : "leaves")
                if let window = self.lowField.window {
                    let placement = self.run.placement(in: window, bar: nil)
                    self.run.add(placement.reading("A field without a bar"))
                }
                self.lowField.resignFirstResponder()
            },
            run.dismissing(),
        ]
    }

    /// Adds a scroll view with a field below what is visible.
    private func addLowField() {
        let bounds = scrolling.view.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = bounds
        scrollView.contentSize = CGSize(width: bounds.width, height: bounds.height * 3)
        scrolling.view.addSubview(scrollView)
        lowField.borderStyle = .roundedRect
        lowField.frame = CGRect(x: 20, y: bounds.height * 1.5, width: 200, height: 44)
        scrollView.addSubview(lowField)
    }

    // MARK: A sheet

    private var sheetScript: [DiagnosisStep] {
        [
            DiagnosisStep {
                self.prepareSheet()
                self.run.presenter.present(self.sheet, animated: false)
            } observation: {
                guard let window = self.sheet.view.window else { return }
                self.sheets.before = self.sheet.view.frameOnScreen
                // A guide has no frame before the first layout after it was asked for.
                for view in [self.sheet.view, self.run.presenter.view] {
                    _ = view?.keyboardLayoutGuide
                }
                window.layoutIfNeeded()
                self.sheets.top =
                    window.frameOnScreen.minY + window.safeAreaInsets.top
            },
            DiagnosisStep {
                self.observeSheet()
                self.sheetField.becomeFirstResponder()
            } observation: {
                self.observation.map(NotificationCenter.default.removeObserver)
                self.sheets.keyboard = self.run.keyboard(covering: self.run.presenter.view)
                self.sheets.after = self.sheet.view.frameOnScreen
                self.run.answer(.sheetAvoidance, self.sheets.answer)
                self.run.answer(.sheetGuide, self.sheetGuides.answer)
                self.sheetField.resignFirstResponder()
            },
            run.dismissing(),
        ]
    }

    private var sheetGuides: SheetGuideFindings {
        var guides = SheetGuideFindings()
        if run.keyboard(covering: sheet.view) != nil {
            guides.isInSheet = sheet.view.showsKeyboardByGuide
            guides.isBehind = run.presenter.view.showsKeyboardByGuide
        }
        return guides
    }

    /// Records the frame that the sheet has when the app hears of the keyboard.
    private func observeSheet() {
        observation = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.sheets.atNotification == nil else { return }
                self.sheets.atNotification = self.sheet.view.frameOnScreen
            }
        }
    }

    /// Prepares a sheet that the keyboard would cover: half as high as the screen on a phone, in the
    /// middle of the screen on a tablet.
    private func prepareSheet() {
        sheet.modalPresentationStyle = .formSheet
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.view.backgroundColor = .systemBackground
        sheetField.borderStyle = .roundedRect
        sheetField.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
        sheet.view.addSubview(sheetField)
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view's keyboard layout guide is where a keyboard
    /// is, and not at the end of the safe area.
    fileprivate var showsKeyboardByGuide: Bool {
        let guide = keyboardLayoutGuide.layoutFrame
        return guide.height > 0 && guide.minY < bounds.maxY - safeAreaInsets.bottom - 1
    }
}
