import CoreGraphics
import Foundation

/// What delegate and data source answered while one key press is handled, so that neither is asked
/// the same question twice.
///
/// For a key press UIKit asks for the commands, looks for the target of the one that fits, and
/// sends its action, all in one turn of the main run loop. Answers are kept from the first of these
/// to the last, no longer than the turn, and only as long as the list is as it was. Without a key
/// press nothing is kept.
@MainActor
final class ListAnswerCache {
    /// What a list looks like to those who ask; where any of it has changed, so may the answers.
    struct State: Equatable {
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

    /// A place and an arrow that leads away from it.
    struct Step: Hashable {
        var place: RowPosition
        var arrow: ArrowDirection
        var wraps = false
    }

    /// The answers, by what they are about.
    struct Answers {
        var state: State
        var offers: [ListOffer]?
        var shape: ListSituation.Shape?
        var acceptsCursor: [RowPosition: Bool] = [:]
        var canDelete: [RowPosition: Bool] = [:]
        var canMove: [RowPosition: Bool] = [:]
        var targets: [Step: RowPosition?] = [:]
        var neighbors: [Step: RowPosition?] = [:]
    }

    private var kept: Answers?
    private var number = 0

    /// Keeps answers about a list that looks like `state` from now on, and forgets earlier ones.
    func restart(for state: State) {
        kept = Answers(state: state)
        number += 1
        let number = number
        Task { @MainActor [weak self] in
            if self?.number == number { self?.invalidate() }
        }
    }

    /// Keeps answers from now on, unless they are kept already about a list that looks the same.
    func validate(for state: State) {
        if kept?.state != state { restart(for: state) }
    }

    /// Forgets all answers.
    func invalidate() {
        kept = nil
    }

    /// The answer that is kept, or else that of `ask`.
    func answer<Answer>(_ answer: WritableKeyPath<Answers, Answer?>, _ ask: () -> Answer) -> Answer
    {
        if let answer = kept?[keyPath: answer] { return answer }
        let new = ask()
        kept?[keyPath: answer] = new
        return new
    }

    /// The answer that is kept for `key`, or else that of `ask`.
    func answer<Key: Hashable, Answer>(
        _ answers: WritableKeyPath<Answers, [Key: Answer]>, _ key: Key, _ ask: () -> Answer
    ) -> Answer {
        if let answer = kept?[keyPath: answers][key] { return answer }
        let answer = ask()
        kept?[keyPath: answers][key] = answer
        return answer
    }
}
