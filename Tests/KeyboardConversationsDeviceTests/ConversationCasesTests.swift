import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import Testing

/// Conversations as another project's public tests expect them, played on the decision and on lists
/// of a device.
///
/// Their bar is always at the keyboard, so no answer is played under which the guide isn't.
///
/// `CONVERSATION_CASES=FILE` plays another file, and prints each difference.
@MainActor
@Suite(.doubts(.lists, [.firstHeight, .successiveResponders, .hideDuration, .endFrame]))
struct ConversationCasesTests {
    private nonisolated static let chosenFile = ProcessInfo.processInfo.environment[
        "CONVERSATION_CASES"]
    private static let file =
        chosenFile.map { URL(fileURLWithPath: $0) }
        ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Cases/conversation.json").standardized

    /// The outcome of all cases.
    private struct Outcome {
        var played = 0
        var notPlayed = 0
        /// The lines that are printed, by the identifier of the case.
        var differences: [(id: String, line: String)] = []

        var summary: String {
            "played \(played), differ \(Set(differences.map(\.id)).count), not played \(notPlayed)"
        }
    }

    private func note(
        _ example: ConversationCase, _ results: [ConversationStepResult],
        on kind: ConversationStage.Kind? = nil, in outcome: inout Outcome
    ) {
        var written: CGFloat?
        for (index, (step, result)) in zip(example.steps ?? [], results).enumerated() {
            let found = step.expect?.differences(from: result, written: written) ?? []
            if result.isWritten { written = result.offset }
            let place = kind.map { ", on a real \($0)" } ?? ""
            outcome.differences += found.map {
                (example.id, "\(example.id) step \(index + 1): \($0)\(place)")
            }
        }
    }

    @Test(
        "Each case of another project's tests ends as it is expected there",
        .requirement("U530", "U531", "U536", "U538"))
    func casesEndAsExpected() throws {
        var outcome = Outcome()
        for example in try ConversationCase.all(in: Self.file) { play(example, &outcome) }
        for difference in outcome.differences { print(difference.line) }
        print(outcome.summary)
        #expect(outcome.differences.map(\.line) == [])
        #expect(outcome.played > 0 && outcome.notPlayed == 0)
    }

    private func play(_ example: ConversationCase, _ outcome: inout Outcome) {
        if example.rule != nil {
            guard let expected = example.expected,
                let answer = ConversationValuePlayer.answer(example)
            else { return outcome.notPlayed += 1 }
            outcome.played += 1
            guard answer != expected else { return }
            outcome.differences.append(
                (example.id, "\(example.id): expected \(expected), got \(answer)"))
            return
        }
        guard let steps = example.steps, steps.allSatisfy(\.isKnown),
            var value = ConversationValuePlayer(example)
        else { return outcome.notPlayed += 1 }
        outcome.played += 1
        note(example, steps.map { value.play($0) }, in: &outcome)
        for kind in ConversationStage.Kind.allCases
        where (kind == .invertedTable) == (example.list?.inverted ?? false) {
            let stage = ConversationStage(example, kind)
            note(example, steps.map { stage.play($0) }, on: kind, in: &outcome)
        }
    }
}
