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
    /// The height of the screen.
    var screenHeight: CGFloat = 0
    /// A Boolean value that indicates whether no keyboard came up before the form.
    var isFirstKeyboard = false

    /// A Boolean value that indicates whether Prefer Cross-Fade Transitions is on.
    var prefersCrossFade = false

    /// The answers to the questions that the form can answer.
    var answers: [(DiagnosisQuestion, String?)] {
        [
            (.endFrame, endFrame), (.notificationObject, notificationObject),
            (.usualDuration, usualDuration), (.hideDuration, hideDuration),
            (.firstHeight, firstHeight),
            (.crossFadeFrame, crossFadeFrame), (.responderAtHide, responderAtHide),
            (.textViewEnd, textViewEnd), (.successiveResponders, successiveResponders),
            (.keyboardGuide, keyboardGuide), (.didFrames, didFrames),
            (.inputViewSwap, inputViewSwap),
        ]
    }

    // MARK: The script

    /// The title of the step in which a text view resigns.
    static let textViewResigns = "A text view resigns"
    /// The title of the step in which a view takes the place of the keyboard.
    static let panelStep = "A view in place of the keyboard"
    /// The title of the step that resigns and focuses in one turn.
    static let successiveStep = "Resign and focus in one turn"
    /// The title of the step in which a text field resigns.
    static let textFieldResigns = "A text field resigns"

    /// Returns the frame of the software keyboard after the step at `index`, if there is one.
    private func keyboard(afterStep index: Int) -> CGRect? {
        guard steps.indices.contains(index), let frame = steps[index].keyboard?.rect,
            frame.hasKeys(onScreenOfHeight: screenHeight)
        else { return nil }
        return frame
    }

    /// Returns the positions of the samples of a hide that the step with `title` caused.
    ///
    /// Other hides have causes of their own: another kind of keyboard, or a person.
    private func hides(in title: String) -> [Int] {
        samples.indices.filter { index in
            let (sample, step) = (samples[index], samples[index].step)
            return sample.event.name == "keyboardWillHide" && steps.indices.contains(step)
                && steps[step].title == title && keyboard(afterStep: step - 1) != nil
        }
    }

    /// The samples of the hides that an input caused when it resigned.
    private var hides: [KeyboardSample] {
        [Self.textViewResigns, Self.textFieldResigns].flatMap(hides).map { samples[$0] }
    }

    // MARK: Notifications

    private var notificationObject: String? {
        guard !samples.isEmpty else { return nil }
        return samples.contains(where: \.namesScreen) ? "screen" : "none"
    }

    // Without an animation, a notification says 0.
    private var usualDuration: String? {
        let durations = samples.filter { $0.event.name == "keyboardWillShow" }
            .compactMap(\.event.duration).filter { $0 > 0 }
        return durations.max().map { $0 > 0.3 ? "long" : "short" }
    }

    private var didFrames: String? {
        let pairs = samples.indices.compactMap { index -> (told: CGRect, announced: CGRect)? in
            guard samples[index].event.name == "keyboardDidShow",
                let told = samples[index].event.frameEnd?.rect,
                let announcement = samples[..<index].last(where: \.event.announcesFrame),
                announcement.event.name != "keyboardWillHide",
                let frame = announcement.event.frameEnd?.rect
            else { return nil }
            return (told, frame)
        }
        guard !pairs.isEmpty else { return nil }
        if pairs.allSatisfy({ abs($0.told.minY - $0.announced.minY) < 1 }) { return "real" }
        if pairs.contains(where: { $0.told == .zero }) { return "zero" }
        return pairs.contains { $0.told.minY >= screenHeight - 1 } ? "belowScreen" : nil
    }

    private var hideDuration: String? {
        guard let durations = hides.compactMap(\.event.duration).nonEmpty else { return nil }
        return durations.contains(0) ? "zero" : "usual"
    }

    private var crossFadeFrame: String? {
        guard prefersCrossFade, let frames = hides.map(\.event.frameEnd?.rect).nonEmpty else {
            return nil
        }
        return frames.contains { $0?.isEmpty ?? true } ? "zero" : "usual"
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
        guard isFirstKeyboard, let first = shows.first,
            let height = first.event.frameEnd?.rect?.height, keyboard(afterStep: first.step) != nil
        else { return nil }
        // A bar that comes later corrects nothing.
        let isOfBar = samples.firstIndex { $0.event.name == "keyboardWillShow" }.map(isBeforeBar)
        guard isOfBar != true else { return "final" }
        let isCorrected = shows.contains {
            $0.event.time - first.event.time < Self.correctionTime && $0.step == first.step
                && abs(($0.event.frameEnd?.rect?.height ?? height) - height) > 0.5
        }
        return isCorrected ? "correctedAtOnce" : "final"
    }

    private var textViewEnd: String? {
        guard let count = samplesAtTextViewEnd, let hide = hides(in: Self.textViewResigns).first
        else { return nil }
        return count > hide ? "afterHide" : "beforeHide"
    }

    private var successiveResponders: String? {
        guard let index = steps.firstIndex(where: { $0.title == Self.successiveStep }),
            [index - 1, index].allSatisfy({
                keyboard(afterStep: $0) != nil && steps[$0].verdict != .notFocused
            })
        else { return nil }
        return hides(in: Self.successiveStep).isEmpty ? "keepKeyboard" : "hideAndShow"
    }

    /// The answer of the steps in which another input came with another keyboard.
    private var inputViewSwap: String? {
        let swaps = steps.indices.filter { index in
            guard steps[index].title != Self.successiveStep, steps[index].verdict != .notFocused,
                let before = keyboard(afterStep: index - 1), let after = keyboard(afterStep: index)
            else { return false }
            return abs(before.minY - after.minY) > 1
        }
        guard !swaps.isEmpty else { return nil }
        if swaps.contains(where: { !hides(in: steps[$0].title).isEmpty }) { return "hideFirst" }
        return samples.contains(where: isShownInPlace) ? "showInPlace" : "showAlone"
    }

    /// Returns a Boolean value that indicates whether a show was announced that ends where it
    /// begins, of a view that took the place of the keyboard.
    private func isShownInPlace(_ sample: KeyboardSample) -> Bool {
        guard steps.indices.contains(sample.step), steps[sample.step].title == Self.panelStep,
            let begin = sample.event.frameBegin?.rect
        else { return false }
        return sample.event.name == "keyboardWillShow" && begin == sample.event.frameEnd?.rect
    }

    // MARK: Frames

    private var endFrame: String? {
        let frames = steps.indices.compactMap { index -> (keyboard: CGRect, bar: CGRect)? in
            guard let keyboard = keyboard(afterStep: index), let bar = steps[index].bar?.rect,
                bar.height > 0, bar.minY < screenHeight
            else { return nil }
            return (keyboard, bar)
        }
        guard !frames.isEmpty else { return nil }
        let includesBar = frames.allSatisfy { $0.keyboard.minY < $0.bar.midY }
        guard includesBar else { return "withoutAccessory" }
        return samples.indices.contains(where: isBeforeBar) ? "accessoryLater" : "withAccessory"
    }

    /// Returns a Boolean value that indicates whether a frame was announced that another one
    /// followed at once, which is higher by the bar.
    private func isBeforeBar(_ index: Int) -> Bool {
        let (first, step) = (samples[index], samples[index].step)
        guard first.event.name == "keyboardWillShow", steps.indices.contains(step),
            let bar = steps[step].bar?.rect?.height, bar > 0,
            let top = first.event.frameEnd?.rect?.minY
        else { return false }
        return samples[index...].contains {
            guard $0.event.name == "keyboardWillShow", $0.step == step,
                let other = $0.event.frameEnd?.rect?.minY
            else { return false }
            return $0.event.time - first.event.time < Self.correctionTime
                && abs(top - other - bar) < 1
        }
    }

    // A screen shows a picture every 8 to 17 milliseconds. What is later than half of that was not
    // in the turn of the notification, unless the device was busy.
    private static let turn: TimeInterval = 0.006

    /// The guide's top after a step, and the top of what it should follow.
    private struct GuideSample {
        var guide: CGFloat
        var before: CGFloat
        var keyboard: CGFloat
        /// The lower end of the bar.
        var barEnd: CGFloat?

        var isRight: Bool { abs(guide - keyboard) < 1 }
        var isBelowBar: Bool { barEnd.map { abs(guide - $0) < 1 } ?? false }
        var stayed: Bool { abs(guide - before) < 1 }
    }

    /// The steps in which the keyboard or its bar was higher than the guide without a keyboard.
    private func guideSamples(restingAt resting: CGFloat) -> [GuideSample] {
        steps.indices.compactMap { index in
            guard index > 0, let guide = steps[index].guide.rect?.minY,
                let before = steps[index - 1].guide.rect?.minY,
                let keyboard = keyboard(afterStep: index)?.minY
            else { return nil }
            let top = min(keyboard, steps[index].bar?.rect?.minY ?? keyboard)
            guard top < resting - 1 else { return nil }
            return GuideSample(
                guide: guide, before: before, keyboard: top, barEnd: steps[index].bar?.rect?.maxY)
        }
    }

    private var keyboardGuide: String? {
        guard let resting = steps.first?.guide.rect?.minY else { return nil }
        let shown = guideSamples(restingAt: resting)
        guard !shown.isEmpty else { return nil }
        if shown.allSatisfy({ abs($0.guide - resting) < 1 }) { return "stale" }
        let wrong = shown.filter { !$0.isRight }
        guard wrong.isEmpty else {
            if wrong.allSatisfy(\.isBelowBar) { return "offByBar" }
            // A guide that moves to another place is neither. The frames tell.
            return wrong.allSatisfy(\.stayed) ? "missesTransitions" : nil
        }
        // Later moves have causes of their own. One that is in time shows that the others, which
        // can be late because the device is busy, are not late by rule.
        let delays = guideDelays.filter { $0 < Self.correctionTime }
        guard let shortest = delays.min() else { return "exact" }
        return shortest > Self.turn ? "oneFrameLate" : "exact"
    }
}

extension Array {
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
