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
    private var sheetTop: CGFloat = 0

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
                guard let view = self.run.presenter.view else { return }
                let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
                view.addSubview(probe)
                let start = CACurrentMediaTime()
                // Much shorter than the half second that the curve takes by itself.
                UIView.animate(withDuration: 0.1, delay: 0, options: Self.keyboardCurve) {
                    probe.frame.origin.x = 50
                } completion: { [run = self.run] _ in
                    probe.removeFromSuperview()
                    let isLong = CACurrentMediaTime() - start > 0.3
                    run.answer(.keyboardCurve, isLong ? "takesItsOwnTime" : "takesTheTimeGiven")
                }
            }
        ]
    }

    // MARK: A scroll view without an assistant

    private var revealScript: [DiagnosisStep] {
        [
            run.presenting(scrolling) { self.addLowField() },
            DiagnosisStep {
                self.lowField.becomeFirstResponder()
            } observation: {
                let moved = self.scrollView.contentOffset.y > 0.5
                self.run.answer(.fieldReveal, moved ? "scrolls" : "leaves")
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
                self.sheetTop = self.sheet.view.frameOnScreen.minY
            },
            DiagnosisStep {
                self.sheetField.becomeFirstResponder()
            } observation: {
                self.run.answer(.sheetAvoidance, self.sheetAnswer)
                self.sheetField.resignFirstResponder()
            },
            run.dismissing(),
        ]
    }

    private var sheetAnswer: String? {
        // In a window of little height, a sheet fills all of it.
        guard run.hasSeenKeyboard, sheetTop > 0.5 else { return nil }
        return sheetTop - sheet.view.frameOnScreen.minY > 0.5 ? "moves" : "stays"
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
