import CoreGraphics
import Foundation

/// The answers of a delegate and data source during one key press, so that neither is asked the
/// same question twice.
///
/// For a key press UIKit asks for the commands, looks for the target of the one that fits, and
/// sends its action, all in one turn of the main run loop. Answers are kept from the first of these
/// to the last, no longer than the turn, and only as long as the list is as it was. Without a key
/// press nothing is kept.
@MainActor
final class ListAnswerCache {
    /// The facts on which answers depend; where any of them has changed, so may the answers.
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

    /// A position and an arrow that leads away from it.
    struct Step: Hashable {
        var position: RowPosition
        var arrow: ArrowDirection
        var wraps = false
    }

    /// The answers, by the questions.
    struct Answers {
        var fingerprint: Fingerprint
        var availableCommands: [AvailableListCommand]?
        var shape: ListState.Shape?
        var canHighlight: [RowPosition: Bool] = [:]
        var canDelete: [RowPosition: Bool] = [:]
        var canMove: [RowPosition: Bool] = [:]
        var reorderTargets: [Step: RowPosition?] = [:]
        var neighbors: [Step: RowPosition?] = [:]
    }

    private var kept: Answers?
    private var generation = 0

    /// Forgets all answers, and keeps those from now on, for a list with this fingerprint.
    func restart(for fingerprint: Fingerprint) {
        kept = Answers(fingerprint: fingerprint)
        generation += 1
        let generation = generation
        Task { @MainActor [weak self] in
            if self?.generation == generation { self?.invalidate() }
        }
    }

    /// Restarts unless answers are kept already for a list with this fingerprint.
    func validate(for fingerprint: Fingerprint) {
        if kept?.fingerprint != fingerprint { restart(for: fingerprint) }
    }

    /// Forgets all answers.
    func invalidate() {
        kept = nil
    }

    /// Returns the answer that is kept, or else that of `ask`.
    func answer<Answer>(_ answer: WritableKeyPath<Answers, Answer?>, _ ask: () -> Answer) -> Answer
    {
        if let answer = kept?[keyPath: answer] { return answer }
        let new = ask()
        kept?[keyPath: answer] = new
        return new
    }

    /// Returns the answer that is kept for `key`, or else that of `ask`.
    func answer<Key: Hashable, Answer>(
        _ answers: WritableKeyPath<Answers, [Key: Answer]>, _ key: Key, _ ask: () -> Answer
    ) -> Answer {
        if let answer = kept?[keyPath: answers][key] { return answer }
        let answer = ask()
        kept?[keyPath: answers][key] = answer
        return answer
    }
}
