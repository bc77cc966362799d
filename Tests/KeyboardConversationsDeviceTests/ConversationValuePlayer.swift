import CoreGraphics

@testable import KeyboardAssistant
@testable import KeyboardConversations

/// Plays a case on the decision alone, without a view.
struct ConversationValuePlayer {
    private var list: ConversationList
    private var state: ConversationState
    private var room: ConversationRoom
    private let below: CGFloat

    init?(_ example: ConversationCase) {
        guard let list = example.list, let lift = example.knownLift else { return nil }
        let axis = ScrollAxis(
            offset: example.offset ?? 0, length: list.viewport, contentLength: list.content)
        self.list = ConversationList(axis: axis, isInverted: list.inverted ?? false)
        below = example.below ?? 0
        room = ConversationRoom(
            keyboard: max(0, (example.keyboardAtStart ?? 0) - below), bar: example.bar ?? 0,
            minimum: example.blank ?? 0)
        state = ConversationState(
            rules: ConversationRules(lift: lift), room: room, isFrozen: example.frozen == true)
    }

    mutating func play(_ step: ConversationCase.Step) -> ConversationStepResult {
        if let offset = step.scrolledTo { list.axis.offset = offset }
        let change = change(for: step)
        let written = change?.offset
        if let written { list.axis.offset = written }
        return ConversationStepResult(
            room: state.room.keyboard, offset: list.axis.offset, isWritten: written != nil)
    }

    private mutating func change(for step: ConversationCase.Step) -> ConversationState.Change? {
        if let height = step.keyboard {
            room.keyboard = max(0, height - below)
            return state.change(to: room, of: list)
        }
        if let height = step.drag {
            room.keyboard = max(0, height - below)
            return state.drag(to: room, of: list, in: .drag)
        }
        if let bar = step.bar {
            room.bar = bar
            return state.change(to: room, of: list)
        }
        if step.appears != nil { return state.appear(with: room) }
        if step.keyboardSettles != nil { state.settle() }
        return step.frozen.map {
            state.freeze($0)
            return state.change(to: room, of: list)
        }
    }

    /// Returns the answer to a question without a list; `nil` if nobody knows the question.
    static func answer(_ example: ConversationCase) -> ConversationCase.Answer? {
        let list = ConversationList(
            axis: ScrollAxis(
                offset: example.offset ?? 0, length: example.viewport ?? 0,
                contentLength: example.content ?? 0),
            isInverted: example.inverted ?? false)
        switch example.rule {
        case "atEnd": return .yes(ConversationState().isAtEnd(list))
        case "lifts":
            return example.knownLift.map {
                .yes($0.lifts(isAtEnd: example.atEnd ?? false, isGrowing: true))
            }
        case "liftedOffset":
            let lift = example.keyboard ?? 0
            return .number(list.offset(liftedBy: lift, with: example.totalInset ?? lift))
        case "roomAtHeight":
            return .number(
                room(
                    at: example.height ?? 0, of: example.fullHeight ?? 0,
                    below: example.below ?? 0))
        case "liftAfterAbsorption":
            let absorbed = example.absorbed ?? 0
            let room = ConversationRoom(keyboard: example.room ?? 0, minimum: absorbed)
            return .number(room.total - absorbed)
        default: return nil
        }
    }

    /// Returns the height that a keyboard covers while it is at `height` on its way to or from
    /// `fullHeight`, if `below` points of the latter lie below the list.
    private static func room(at height: CGFloat, of fullHeight: CGFloat, below: CGFloat) -> CGFloat
    {
        guard fullHeight > 0 else { return 0 }
        return max(0, fullHeight - below) * (height / fullHeight).clamped(to: 0...1)
    }
}
