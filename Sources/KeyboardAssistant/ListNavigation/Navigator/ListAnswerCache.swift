import CoreGraphics
import Foundation

/// A cache for the answers of a delegate and data source during one key press, so that neither is
/// asked twice.
///
/// Answers are kept from the first to the last step of a key press, no longer than one turn of the
/// main run loop, and only while the list doesn't change. Nothing is cached outside of a key press.
@MainActor
final class ListAnswerCache {
    /// The values on which the answers depend.
    ///
    /// If one of them changes, the answers are discarded.
    struct Fingerprint: Equatable {
        var cursor: RowPosition?
        var selectionMode: ListSelectionMode
        var numberOfSections: Int
        var numberOfRowsAtCursor: Int
        var isEditing: Bool
        var offset: CGPoint
        var contentSize: CGSize
        var delegate: ObjectIdentifier?
        var dataSource: ObjectIdentifier?
    }

    /// A position and the direction of an arrow key.
    struct Step: Hashable {
        var position: RowPosition
        var arrow: ArrowDirection
        var rule = ListStepRule()
    }

    /// The cached answers, by question.
    struct Answers {
        var fingerprint: Fingerprint
        var availableCommands: [AvailableListCommand]?
        var shape: ListState.Shape?
        var canHighlight: [RowPosition: Bool] = [:]
        var selections: [RowPosition: RowPosition?] = [:]
        var canDelete: [RowPosition: Bool] = [:]
        var canMove: [RowPosition: Bool] = [:]
        var reorderTargets: [Step: RowPosition?] = [:]
        var neighbors: [Step: RowPosition?] = [:]
    }

    private let kept = TurnStorage<Answers>()

    /// Discards all answers and starts caching for a list with this fingerprint.
    func restart(for fingerprint: Fingerprint) {
        kept.keep(Answers(fingerprint: fingerprint))
    }

    /// Restarts unless answers are already cached for a list with this fingerprint.
    func validate(for fingerprint: Fingerprint) {
        if kept.value?.fingerprint != fingerprint { restart(for: fingerprint) }
    }

    /// Discards all answers.
    func invalidate() {
        kept.discard()
    }

    /// Returns the cached answer, or the result of `ask`.
    func answer<Answer>(_ answer: WritableKeyPath<Answers, Answer?>, _ ask: () -> Answer) -> Answer
    {
        if let answer = kept.value?[keyPath: answer] { return answer }
        let new = ask()
        kept.value?[keyPath: answer] = new
        return new
    }

    /// Returns the cached answer for `key`, or the result of `ask`.
    func answer<Key: Hashable, Answer>(
        _ answers: WritableKeyPath<Answers, [Key: Answer]>, _ key: Key, _ ask: () -> Answer
    ) -> Answer {
        if let answer = kept.value?[keyPath: answers][key] { return answer }
        let answer = ask()
        kept.value?[keyPath: answers][key] = answer
        return answer
    }
}
