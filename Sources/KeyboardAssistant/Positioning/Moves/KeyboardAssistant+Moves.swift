import CoreGraphics
import UIKit

// Records the responses, to tell why something moved.
extension KeyboardAssistant {
    /// A Boolean value that indicates whether the assistant records its responses in `moves`.
    ///
    /// The default is `false`. Setting it to `false` forgets the recorded moves.
    public var recordsMoves: Bool {
        get { moveLog != nil }
        set { moveLog = newValue ? moveLog ?? MoveLog() : nil }
    }

    /// The last 64 responses, the oldest one first.
    ///
    /// Typing, layouts, and repeated events are left out if nothing moved and nothing was in the
    /// way. Without `recordsMoves`, there are none.
    public var moves: [Move] { moveLog?.history.moves ?? [] }

    /// Runs `respond`, and records what it changed as a response to `cause`.
    ///
    /// A response inside of another one is a part of that. If moves aren't recorded, `cause` isn't
    /// evaluated, and nothing is measured.
    ///
    /// - Parameters:
    ///   - cause: The event; `nil` if it isn't recorded.
    ///   - scrollView: A scroll view that `respond` may scroll although it isn't around the input.
    func recording(
        _ cause: @autoclosure () -> Move.Cause?, in scrollView: UIScrollView? = nil,
        _ respond: () -> Void
    ) {
        guard let log = moveLog, openMove == nil, let cause = cause() else { return respond() }
        openMove = OpenMove(inset: avoidance.inset, offsets: offsets(and: scrollView))
        respond()
        if let before = openMove { log.add(move(since: before, cause)) }
        openMove = nil
    }

    private func move(since before: OpenMove, _ cause: Move.Cause) -> Move {
        let changes = changes(since: before)
        return Move(
            cause: cause, inputClassName: inputToPosition.map { "\(Swift.type(of: $0))" },
            keyboard: before.keyboard, changes: changes,
            restraint: facts(hasChanged: !changes.isEmpty, before.keyboard).restraint)
    }

    // MARK: What changed

    /// A response that hasn't ended.
    struct OpenMove {
        /// The position of the keyboard that the response used last; `nil` if it used none.
        var keyboard: KeyboardResolution?
        /// The inset before the response, in points.
        fileprivate let inset: CGFloat
        fileprivate let offsets: [Offset]

        fileprivate init(inset: CGFloat, offsets: [Offset]) {
            (self.inset, self.offsets) = (inset, offsets)
        }
    }

    /// The vertical content offset of a scroll view before the response, in points.
    fileprivate struct Offset {
        let scrollView: UIScrollView
        let y: CGFloat
    }

    /// Returns the offsets of the assistant's scroll view, of those around the edited input, and of
    /// `other`.
    private func offsets(and other: UIScrollView?) -> [Offset] {
        let around = sequence(first: inputToPosition?.superview, next: { $0?.superview })
        var found: [UIScrollView] = []
        for case let view as UIScrollView in [scrollView, other] + around
        where !found.contains(view) {
            found.append(view)
        }
        return found.map { Offset(scrollView: $0, y: $0.contentOffset.y) }
    }

    private func changes(since before: OpenMove) -> [Move.Change] {
        let room = avoidance.quantity.map {
            Move.Change(quantity: $0, from: before.inset, to: avoidance.inset)
        }
        let scrolls = before.offsets.map { offset in
            let (view, isOwn) = (offset.scrollView, offset.scrollView === scrollView)
            return Move.Change(
                quantity: .contentOffset,
                scrollViewClassName: isOwn ? nil : "\(Swift.type(of: view))", from: offset.y,
                to: view.contentOffset.y)
        }
        return ([room].compactMap(\.self) + scrolls).filter { abs($0.to - $0.from) > 0.001 }
    }

    // MARK: Why not

    private func facts(hasChanged: Bool, _ keyboard: KeyboardResolution?) -> MoveFacts {
        let input = inputToPosition
        return MoveFacts(
            keyboard: kind(of: keyboard),
            hasChanged: hasChanged, others: avoidance.inset == 0 ? avoidance.others : nil,
            hasInput: input != nil, scrolls: type == .autoScrollView,
            isInside: scrollView.map { input?.isDescendant(of: $0) == true } ?? false,
            isScrolledByPeople: scrollView.map(isScrolledByUser) ?? false,
            isVisible: editedRegions.allSatisfy(\.isVisible))
    }

    private func kind(of keyboard: KeyboardResolution?) -> MoveFacts.Keyboard {
        guard observer.keyboardFrame != nil else { return .away }
        guard observer.keyboardIsLocal else { return .foreign }
        guard let keyboard else { return .unused }
        if keyboard.geometry?.isDocked == true { return .docked }
        return keyboard.reason == .isDetached ? .detached : .away
    }
}

/// The moves of an assistant, or of all assistants that a scene's assistant creates.
@MainActor
final class MoveLog {
    private(set) var history = MoveHistory()
    /// The event to which a scene's assistant responds by calling an assistant, as an app would.
    var sceneCause: KeyboardAssistant.Move.Cause?

    func add(_ move: KeyboardAssistant.Move) {
        var move = move
        let isExpected = move.cause.isAnnouncement
        if move.cause == .app, let sceneCause { move.cause = sceneCause }
        history.add(move, isExpected: isExpected)
    }
}
