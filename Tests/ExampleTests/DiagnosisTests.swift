import CoreGraphics
import Foundation
import Requirements
import Testing

@testable import Example

@Suite(.requirement("U441")) struct DiagnosisTests {
    @Test(
        "A field is in sight between the form's top and the highest of what covers it",
        arguments: [
            (CGRect(x: 0, y: 100, width: 300, height: 44), DiagnosisVerdict.inSight),
            (CGRect(x: 0, y: 356, width: 300, height: 44), .inSight),
            (CGRect(x: 0, y: 357, width: 300, height: 44), .covered),
            (CGRect(x: 0, y: 47, width: 300, height: 44), .inSight),
            (CGRect(x: 0, y: 46, width: 300, height: 44), .covered),
            // Beside a keyboard that isn't as wide as the screen.
            (CGRect(x: 700, y: 600, width: 100, height: 44), .inSight),
        ])
    func fieldIsInSightBetweenTopAndObstacles(field: CGRect, verdict: DiagnosisVerdict) {
        let bar = CGRect(x: 0, y: 400, width: 400, height: 50)
        let keyboard = CGRect(x: 0, y: 450, width: 400, height: 300)
        #expect(DiagnosisVerdict(field: field, top: 47, obstacles: [keyboard, bar]) == verdict)
        #expect(DiagnosisVerdict(field: field, top: 47, obstacles: [bar, keyboard]) == verdict)
    }

    @Test("A frame is four numbers in JSON, and null stands for what is no number")
    func frameIsFourNumbers() throws {
        let frame = ScreenFrame(CGRect(x: 0, y: 458.3333333, width: 390, height: 386))
        let json = String(decoding: try JSONEncoder().encode([frame]), as: UTF8.self)
        #expect(json == "[[0,458.333,390,386]]")
        #expect(frame.text == "0 458 390 386")
        let null = ScreenFrame(.null)
        let text = String(decoding: try JSONEncoder().encode([null]), as: UTF8.self)
        #expect(text == "[[null,null,0,0]]")
        #expect(null.rect == nil)
        #expect(null.text == "– – 0 0")
        #expect(try JSONDecoder().decode([ScreenFrame].self, from: Data(text.utf8)) == [null])
    }

    // MARK: Answers from what was noted

    private func sample(
        _ name: String, height: CGFloat = 336, duration: Double = 0.25, time: Double = 0,
        step: Int = 1, isEditing: Bool = false, namesScreen: Bool = false
    ) -> KeyboardSample {
        let end = CGRect(x: 0, y: 844 - height, width: 390, height: height)
        let event = DiagnosisReport.Event(
            name: name, frameBegin: nil, frameEnd: ScreenFrame(end), duration: duration, curve: 7,
            isLocal: true, time: time)
        return KeyboardSample(
            event: event, namesScreen: namesScreen, isEditing: isEditing, step: step)
    }

    private func step(
        _ title: String = "", guide: CGFloat, keyboard: CGFloat?, bar: CGFloat? = nil
    ) -> DiagnosisReport.Step {
        func frame(_ top: CGFloat, _ height: CGFloat) -> ScreenFrame {
            ScreenFrame(CGRect(x: 0, y: top, width: 390, height: height))
        }
        return DiagnosisReport.Step(
            title: title, keyboard: keyboard.map { frame($0, 844 - $0) },
            guide: frame(guide, 844 - guide), bar: bar.map { frame($0, 50) }, field: nil,
            verdict: .restored)
    }

    private func answer(_ question: DiagnosisQuestion, _ findings: FormFindings) -> String? {
        findings.answers.first { $0.0 == question }?.1
    }

    @Test("Without notifications and steps, nothing is answered")
    func nothingIsAnsweredWithoutEvidence() {
        for (question, answer) in FormFindings().answers { #expect(answer == nil, "\(question)") }
    }

    @Test("Nothing is said of a guide and a bar that were seen without a keyboard")
    func guideWithoutKeyboardSaysNothing() {
        var findings = FormFindings()
        findings.steps = [step(guide: 810, keyboard: nil), step(guide: 760, keyboard: nil)]
        #expect(answer(.keyboardGuide, findings) == nil)
        #expect(answer(.endFrame, findings) == nil)
    }

    @Test("The guide is held against the higher of the keyboard and its bar")
    func guideIsComparedWithKeyboardAndBar() {
        var findings = FormFindings(screenHeight: 844)
        let resting = step(guide: 810, keyboard: nil)
        findings.steps = [resting, step(guide: 458, keyboard: 458, bar: 458)]
        #expect(answer(.keyboardGuide, findings) == "exact")
        #expect(answer(.endFrame, findings) == "withAccessory")
        findings.guideDelays = [0.016, 0.017]
        #expect(answer(.keyboardGuide, findings) == "oneFrameLate")
        // A device that was busy once, and moves that have nothing to do with the keyboard.
        findings.guideDelays = [0.001, 0.017]
        #expect(answer(.keyboardGuide, findings) == "exact")
        findings.guideDelays = [0.8, 0.9]
        #expect(answer(.keyboardGuide, findings) == "exact")
        findings.steps = [resting, step(guide: 458, keyboard: 508, bar: 458)]
        findings.guideDelays = []
        #expect(answer(.keyboardGuide, findings) == "exact")
        #expect(answer(.endFrame, findings) == "withoutAccessory")
        // A bar that is in a window, but below the screen.
        findings.steps.append(step(guide: 458, keyboard: 458, bar: 844))
        findings.steps.remove(at: 1)
        #expect(answer(.endFrame, findings) == nil)
        findings.steps = [resting, step(guide: 458, keyboard: 508, bar: 458)]
        findings.steps.append(step(guide: 458, keyboard: 553, bar: 503))
        #expect(answer(.keyboardGuide, findings) == "missesTransitions")
        findings.steps[2] = step(guide: 500, keyboard: 553, bar: 503)
        #expect(answer(.keyboardGuide, findings) == nil)
        findings.steps = [resting, step(guide: 810, keyboard: 508, bar: 458)]
        #expect(answer(.keyboardGuide, findings) == "stale")
    }

    @Test("Nothing is said of the guide of a window that ends above the keyboard")
    func guideOfWindowAboveKeyboardSaysNothing() {
        var findings = FormFindings(screenHeight: 844)
        findings.steps = [step(guide: 400, keyboard: nil), step(guide: 400, keyboard: 458)]
        #expect(answer(.keyboardGuide, findings) == nil)
    }

    @Test("Bars alone, a zero frame and a frame off the screen are no software keyboard")
    func framesWithoutKeysSayNothing() {
        for keyboard in [
            CGRect(x: 0, y: 745, width: 390, height: 386), .zero,
            CGRect(x: 0, y: 844, width: 390, height: 386),
            CGRect(x: 30, y: 300, width: 320, height: 260),
        ] {
            #expect(!keyboard.hasKeys(onScreenOfHeight: 844), "\(keyboard)")
            var findings = FormFindings(screenHeight: 844, isFirstKeyboard: true)
            var shown = step(guide: 760, keyboard: 0, bar: 745)
            shown.keyboard = ScreenFrame(keyboard)
            findings.steps = [step(guide: 810, keyboard: nil), shown]
            findings.samples = [sample("keyboardWillShow", height: 99)]
            for question in [DiagnosisQuestion.keyboardGuide, .endFrame, .firstHeight] {
                #expect(answer(question, findings) == nil, "\(question) \(keyboard)")
            }
        }
        let keys = CGRect(x: 0, y: 458, width: 390, height: 386)
        #expect(keys.hasKeys(onScreenOfHeight: 844))
        #expect(CGRect(x: 0, y: 157, width: 568, height: 163).hasKeys(onScreenOfHeight: 320))
    }

    @Test("A keyboard is hidden after a hide, and while no show was posted")
    func floatingKeyboardIsHidden() {
        var samples = [sample("keyboardWillChangeFrame")]
        #expect(samples.endFrame == nil)
        samples.append(sample("keyboardWillShow"))
        samples.append(sample("keyboardWillChangeFrame", height: 300))
        #expect(samples.endFrame?.rect?.height == 300)
        samples.append(sample("keyboardWillHide"))
        samples.append(sample("keyboardWillChangeFrame", height: 260))
        #expect(samples.endFrame == nil)
    }

    @Test("The first height counts as corrected only if another comes at once")
    func firstHeightIsCorrectedAtOnce() {
        var findings = FormFindings(screenHeight: 844, isFirstKeyboard: true)
        findings.steps = [step(guide: 810, keyboard: nil), step(guide: 458, keyboard: 458)]
        findings.samples = [sample("keyboardWillShow", height: 44), sample("keyboardDidShow")]
        #expect(answer(.firstHeight, findings) == "final")
        // A bar with predictions that appears later.
        findings.samples.append(sample("keyboardWillShow", time: 0.3))
        #expect(answer(.firstHeight, findings) == "final")
        findings.samples.append(sample("keyboardWillShow", time: 0.01))
        #expect(answer(.firstHeight, findings) == "correctedAtOnce")
        // The first show of the form isn't the first since the app's launch.
        findings.isFirstKeyboard = false
        #expect(answer(.firstHeight, findings) == nil)
    }

    @Test("A hide tells its duration, who was first responder, and the order of the text view")
    func hideAnswersThreeQuestions() {
        var findings = FormFindings(screenHeight: 844)
        findings.steps = [
            step(guide: 458, keyboard: 458),
            step(FormFindings.textViewResigns, guide: 810, keyboard: nil),
        ]
        findings.samples = [sample("keyboardWillShow", step: 0), sample("keyboardWillHide")]
        #expect(answer(.hideDuration, findings) == "usual")
        #expect(answer(.responderAtHide, findings) == "resigned")
        #expect(answer(.textViewEnd, findings) == nil)
        findings.samplesAtTextViewEnd = 1
        #expect(answer(.textViewEnd, findings) == "beforeHide")
        findings.samplesAtTextViewEnd = 2
        #expect(answer(.textViewEnd, findings) == "afterHide")
        findings.samples[1].event.duration = 0
        findings.samples[1].isEditing = true
        #expect(answer(.hideDuration, findings) == "zero")
        #expect(answer(.responderAtHide, findings) == "stillFirst")
    }

    @Test("Only with Prefer Cross-Fade Transitions, the frame of a hide tells whether it is empty")
    func crossFadeFrameNeedsSetting() {
        var findings = FormFindings(screenHeight: 844)
        findings.steps = [
            step(guide: 458, keyboard: 458),
            step(FormFindings.textViewResigns, guide: 810, keyboard: nil),
        ]
        findings.samples = [sample("keyboardWillShow", step: 0), sample("keyboardWillHide")]
        #expect(answer(.crossFadeFrame, findings) == nil)
        findings.prefersCrossFade = true
        #expect(answer(.crossFadeFrame, findings) == "usual")
        findings.samples[1].event.frameEnd = ScreenFrame(.zero)
        #expect(answer(.crossFadeFrame, findings) == "zero")
    }

    @Test("Hides that no input caused by resigning answer nothing")
    func otherHidesAnswerNothing() {
        var findings = FormFindings(samplesAtTextViewEnd: 3, screenHeight: 844)
        findings.steps = [
            step(guide: 458, keyboard: 458), step("Another keyboard", guide: 458, keyboard: 458),
            step(FormFindings.textViewResigns, guide: 810, keyboard: nil),
        ]
        findings.samples = [
            sample("keyboardWillHide", duration: 0, isEditing: true), sample("keyboardWillShow"),
        ]
        for question in [DiagnosisQuestion.hideDuration, .responderAtHide, .textViewEnd] {
            #expect(answer(question, findings) == nil, "\(question)")
        }
        findings.samples.append(sample("keyboardWillHide", step: 2))
        #expect(answer(.hideDuration, findings) == "usual")
        #expect(answer(.responderAtHide, findings) == "resigned")
        #expect(answer(.textViewEnd, findings) == "afterHide")
        findings.samplesAtTextViewEnd = 2
        #expect(answer(.textViewEnd, findings) == "beforeHide")
        // With a hardware keyboard there is nothing to hide.
        findings.steps[1].keyboard = nil
        #expect(answer(.hideDuration, findings) == nil)
    }

    @Test("Only inputs that were focused tell what is posted between them")
    func successiveStepNeedsFocus() {
        var findings = FormFindings(screenHeight: 844)
        findings.steps = [
            step(guide: 458, keyboard: 458),
            step(FormFindings.successiveStep, guide: 458, keyboard: 458),
        ]
        #expect(answer(.successiveResponders, findings) == "keepKeyboard")
        findings.samples = [sample("keyboardWillHide")]
        #expect(answer(.successiveResponders, findings) == "hideAndShow")
        for index in findings.steps.indices {
            var refused = findings
            refused.steps[index].verdict = .notFocused
            #expect(answer(.successiveResponders, refused) == nil)
            refused = findings
            refused.steps[index].keyboard = nil
            #expect(answer(.successiveResponders, refused) == nil)
        }
    }

    // MARK: Readings

    @Test(
        "The space of the end frame is the one in which a guide or the bar agrees with it",
        arguments: [
            (500, 400, "the end frame is in screen coordinates"),
            (400, 300, "the end frame is in window coordinates"),
            (400, 400, "the end frame is right in either space"),
            (500, 399.5, "the end frame is in screen coordinates"),
            (500, 390, "the end frame is right in neither space"),
            // Below the bar, which the frame doesn't include.
            (500, 450, "the end frame is in screen coordinates"), (nil, nil, nil),
        ] as [(CGFloat?, CGFloat?, String?)])
    func spaceIsTheOneThatAgrees(posted: CGFloat?, converted: CGFloat?, space: String?) {
        func frame(_ top: CGFloat) -> CGRect { CGRect(x: 0, y: top, width: 300, height: 300) }
        let placement = KeyboardPlacement(
            windowGuide: frame(400), rootGuide: nil, posted: posted.map(frame),
            converted: converted.map(frame),
            bar: CGRect(x: 0, y: 400, width: 300, height: 50), safeAreaBottom: 700)
        #expect(placement.space == space)
        #expect(placement.guideAtRest == "the guide is too high")
        let reading = placement.reading("a")
        #expect(reading.verdict == space)
        #expect(reading.numbers["window guide"] == [0, 400, 300, 300])
        #expect(reading.numbers["root guide"] == nil)
    }

    @Test("A comparison shows what was measured here and by the stand-in, side by side")
    func comparisonShowsReadings() throws {
        let standIn = try #require(StandIn.report(nearestTo: [390, 844]))
        var report = standIn
        report.diagnosis.readings = [
            DiagnosisReport.Reading("First name", ["window guide": [0, 1, 2.5, .infinity]]),
            DiagnosisReport.Reading("A text field of SwiftUI", ["safe areas, before": [34, 0]]),
        ]
        let rows = DiagnosisComparison(report, standIn).readings
        #expect(rows.map(\.title) == ["First name", "A text field of SwiftUI"])
        #expect(rows[0].frames == [["window guide", "0 1 2.5 –", "0 810 390 34"]])
        #expect(rows[0].verdict == "–, stand-in: the end frame is right in either space")
        #expect(rows[1].frames == [["safe areas, before", "34 0", "–"]])
        #expect(rows.allSatisfy { !$0.isUnexpected })
    }

    // MARK: Beside the stand-in

    @Test(
        "A device is compared with the model whose screen is most like its own",
        arguments: [
            ([375, 667], "iPhone SE", "portrait"), ([393, 852], "iPhone 13", "portrait"),
            ([852, 393], "iPhone 13", "landscape"), ([440, 956], "iPhone 15 Pro Max", "portrait"),
            ([744, 1133], "iPad 9.7", "portrait"), ([1376, 1032], "iPad 12.9", "landscape"),
        ])
    func nearestScreenIsChosen(screen: [Double], device: String, orientation: String) throws {
        let report = try #require(StandIn.report(nearestTo: screen))
        #expect(report.device == device)
        #expect(report.orientation == orientation)
    }

    @Test("A comparison marks a verdict and an answer that differ, and no answer that is not known")
    func comparisonMarksDifferences() throws {
        let standIn = try #require(StandIn.report(nearestTo: [390, 844]))
        var report = standIn
        let same = DiagnosisComparison(report, standIn)
        #expect(!same.steps.contains { $0.isUnexpected })
        #expect(!same.answers.contains { $0.standIn != nil })
        report.diagnosis.steps[1].verdict = .covered
        report.diagnosis.answers[1] = DiagnosisQuestion.endFrame.reported("withoutAccessory")
        report.diagnosis.answers[2] = DiagnosisQuestion.notificationObject.reported(nil)
        let other = DiagnosisComparison(report, standIn)
        #expect(other.steps.filter(\.isUnexpected).map(\.title) == ["First name"])
        #expect(other.answers[1].standIn == "yes")
        #expect(other.answers[2].standIn == nil)
        #expect(!other.answers[2].isKnown)
        // The stand-in has no answer to compare with.
        report.diagnosis.answers[0] = DiagnosisQuestion.screenConversion.reported("screen")
        #expect(DiagnosisComparison(report, standIn).answers[0].standIn == nil)
        #expect(DiagnosisComparison(report, nil).summary.contains("beside nothing"))
    }
}
