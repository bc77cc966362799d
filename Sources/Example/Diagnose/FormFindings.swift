import CoreGraphics
import Foundation

/// What was noted while the form was played, and the answers that follow from it.
struct FormFindings: Equatable, Sendable {
    var steps: [DiagnosisReport.Step] = []
    var samples: [KeyboardSample] = []
    /// The number of samples when the last text view reported the end of editing.
    var samplesAtTextViewEnd: Int?
    /// The times from a notification to the guide's next move, in seconds.
    var guideDelays: [TimeInterval] = []

    /// The answers to the questions that the form can answer.
    var answers: [(DiagnosisQuestion, String?)] {
        [
            (.endFrame, endFrame), (.notificationObject, notificationObject),
            (.hideDuration, hideDuration), (.firstHeight, firstHeight),
            (.responderAtHide, responderAtHide), (.textViewEnd, textViewEnd),
            (.successiveResponders, successiveResponders), (.keyboardGuide, keyboardGuide),
        ]
    }

    // MARK: Notifications

    private var hides: [KeyboardSample] { samples.filter { $0.event.name == "keyboardWillHide" } }

    private var notificationObject: String? {
        guard !samples.isEmpty else { return nil }
        return samples.contains(where: \.namesScreen) ? "screen" : "none"
    }

    private var hideDuration: String? {
        guard let durations = hides.compactMap(\.event.duration).nonEmpty else { return nil }
        return durations.contains(0) ? "zero" : "usual"
    }

    private var responderAtHide: String? {
        guard !hides.isEmpty else { return nil }
        return hides.contains(where: \.isEditing) ? "stillFirst" : "resigned"
    }

    // Logs have the wrong height a few milliseconds before the right one. A bar with predictions
    // appears later than that.
    private static let correctionTime: TimeInterval = 0.1

    private var firstHeight: String? {
        let shows = samples.filter { $0.event.announcesFrame && $0.event.frameEnd?.rect != nil }
        guard let first = shows.first, let height = first.event.frameEnd?.rect?.height else {
            return nil
        }
        let isCorrected = shows.contains {
            $0.event.time - first.event.time < Self.correctionTime && $0.step == first.step
                && abs(($0.event.frameEnd?.rect?.height ?? height) - height) > 0.5
        }
        return isCorrected ? "correctedAtOnce" : "final"
    }

    private var textViewEnd: String? {
        guard let count = samplesAtTextViewEnd,
            let hide = samples.indices.first(where: {
                samples[$0].event.name == "keyboardWillHide"
            })
        else { return nil }
        return count > hide ? "afterHide" : "beforeHide"
    }

    private var successiveResponders: String? {
        guard let index = steps.firstIndex(where: { $0.title == Self.successiveStep }),
            steps[index].keyboard != nil
        else { return nil }
        // Steps are counted from 0, the form's appearance, when the recorder begins.
        return hides.contains { $0.step == index } ? "hideAndShow" : "keepKeyboard"
    }

    /// The title of the step that resigns and focuses in one turn.
    static let successiveStep = "Resign and focus in one turn"

    // MARK: Frames

    private var endFrame: String? {
        let frames = steps.compactMap { step -> (keyboard: CGRect, bar: CGRect)? in
            guard let keyboard = step.keyboard?.rect, let bar = step.bar?.rect, bar.height > 0
            else { return nil }
            return (keyboard, bar)
        }
        guard !frames.isEmpty else { return nil }
        let includesBar = frames.allSatisfy { $0.keyboard.minY < $0.bar.midY }
        return includesBar ? "withAccessory" : "withoutAccessory"
    }

    // A screen shows a picture every 8 to 17 milliseconds. What is later than half of that was not
    // in the turn of the notification.
    private static let turn: TimeInterval = 0.006

    private var keyboardGuide: String? {
        guard let resting = steps.first?.guide.rect?.minY else { return nil }
        let shown = steps.compactMap { step -> (guide: CGFloat, keyboard: CGFloat)? in
            guard let guide = step.guide.rect?.minY, let keyboard = step.keyboard?.rect?.minY
            else { return nil }
            return (guide, min(keyboard, step.bar?.rect?.minY ?? keyboard))
        }
        guard !shown.isEmpty else { return nil }
        if shown.allSatisfy({ abs($0.guide - resting) < 1 }) { return "stale" }
        guard shown.allSatisfy({ abs($0.guide - $0.keyboard) < 1 }) else {
            return "missesTransitions"
        }
        let latest = guideDelays.max() ?? 0
        return latest > Self.turn ? "oneFrameLate" : "exact"
    }
}

extension Array {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
