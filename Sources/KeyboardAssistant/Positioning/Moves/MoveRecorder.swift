import CoreGraphics
import UIKit

/// An object that records the responses of an assistant, and the reasons for its moves.
@MainActor
final class MoveRecorder {
    private let inset: KeyboardInset
    private weak var scrollView: UIScrollView?
    /// The recorded moves; `nil` while recording is off.
    private var log: MoveLog?
    /// A Boolean value that indicates whether a response is being recorded.
    private var isOpen = false
    /// The keyboard that the response found last; `nil` if there was none.
    private var context: KeyboardContext?

    /// Creates a recorder of the changes of `inset`, and of the offset of `scrollView`.
    init(inset: KeyboardInset, scrollView: UIScrollView?) {
        (self.inset, self.scrollView) = (inset, scrollView)
    }

    /// The recorded moves; `nil` while recording is off.
    var currentLog: MoveLog? { log }

    /// Records into `log` from now on; `nil` turns recording off.
    func use(_ log: MoveLog?) {
        self.log = log
    }

    /// Records that the current response found the keyboard of `context`.
    func note(_ context: KeyboardContext) {
        if isOpen { self.context = context }
    }

    /// Runs `respond`, and records its changes as a response to `cause`.
    ///
    /// A response inside of another response is a part of the outer one. While recording is off,
    /// `cause` isn't evaluated, and nothing is measured.
    ///
    /// - Parameters:
    ///   - cause: The event; `nil` for an event that isn't recorded.
    ///   - other: A scroll view that `respond` may scroll although it isn't around the input.
    ///   - input: Returns the edited input.
    ///   - facts: Returns the facts about the keyboard, the input and other avoiders after the
    ///     response.
    func record(
        _ cause: @autoclosure () -> KeyboardAssistant.Move.Cause?, in other: UIScrollView?,
        input: () -> UIView?, facts: (KeyboardContext?) -> MoveFacts, respond: () -> Void
    ) {
        guard let log, !isOpen, let cause = cause() else { return respond() }
        let (amount, offsets) = (inset.amount, offsets(around: input(), and: other))
        isOpen = true
        respond()
        let changes = changes(from: amount, offsets)
        var facts = facts(context)
        facts.hasChanged = !changes.isEmpty
        log.add(
            KeyboardAssistant.Move(
                cause: cause, inputClassName: input().map { "\(type(of: $0))" },
                keyboard: context?.position, changes: changes, inactionReason: facts.inactionReason)
        )
        (isOpen, context) = (false, nil)
    }

    /// The vertical content offset of a scroll view before a response, in points.
    private struct Offset {
        let scrollView: UIScrollView
        let y: CGFloat
    }

    /// Returns the offsets of the assistant's scroll view, of the scroll views around `input`, and of
    /// `other`.
    private func offsets(around input: UIView?, and other: UIScrollView?) -> [Offset] {
        let around = sequence(first: input?.superview, next: { $0?.superview })
        var found: [UIScrollView] = []
        for case let view as UIScrollView in [scrollView, other] + around
        where !found.contains(view) {
            found.append(view)
        }
        return found.map { Offset(scrollView: $0, y: $0.contentOffset.y) }
    }

    private func changes(
        from amount: CGFloat, _ offsets: [Offset]
    ) -> [KeyboardAssistant.Move.Change] {
        let insets = inset.quantity.map {
            KeyboardAssistant.Move.Change(quantity: $0, from: amount, to: inset.amount)
        }
        let scrolls = offsets.map { offset in
            let (view, isOwn) = (offset.scrollView, offset.scrollView === scrollView)
            return KeyboardAssistant.Move.Change(
                quantity: .contentOffset, scrollViewClassName: isOwn ? nil : "\(type(of: view))",
                from: offset.y, to: view.contentOffset.y)
        }
        return ([insets].compactMap(\.self) + scrolls).filter { abs($0.to - $0.from) > 0.001 }
    }
}

/// The moves of an assistant, or of all assistants that a scene's assistant creates.
@MainActor
final class MoveLog {
    private var history = MoveHistory()
    /// The event to which a scene's assistant responds by calling an assistant, as an app would.
    private var sceneCause: KeyboardAssistant.Move.Cause?

    /// The last moves, the oldest one first.
    var moves: [KeyboardAssistant.Move] { history.moves }

    /// Records the calls of assistants in `respond` as responses to the scene's `cause`.
    func responding(to cause: KeyboardAssistant.Move.Cause, _ respond: () -> Void) {
        sceneCause = cause
        respond()
        sceneCause = nil
    }

    func add(_ move: KeyboardAssistant.Move) {
        var move = move
        let isExpected = move.cause.isAnnouncement
        if move.cause == .app, let sceneCause { move.cause = sceneCause }
        history.add(move, isExpected: isExpected)
    }

    /// Adds the response of a scene's assistant to the current event, for an input without an
    /// assistant.
    func addSceneMove(
        inputClassName: String, reason: InactionReason
    ) {
        let move = KeyboardAssistant.Move(
            cause: sceneCause ?? .app, inputClassName: inputClassName, inactionReason: reason)
        history.add(move, isExpected: move.cause.isAnnouncement)
    }
}
