import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// A conversation to which random things happen.
struct ConversationHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case arrive, stream, prepend, delete, open, close, drag, flick, jump, toEnd, bar, rotate
        case freeze, room, cover, wait
        case menu, panel, closePanel, escape, tap, dismiss
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard + .lists + .guides

    var random: SeededNumbers
    private let history: History
    private let navigation = UINavigationController()
    private var freeze: ConversationFreeze?
    private let lift: ConversationLift
    private let composer: HistoryComposer
    private let own: UIEdgeInsets

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let kind = ConversationStage.Kind.allCases.randomElement(using: &random)!
        let ends = [0, 12.1, 1 / 3].map { UIEdgeInsets(top: $0 * 2, left: 0, bottom: $0, right: 0) }
        own = ends.randomElement(using: &random)!
        history = History(
            kind, rows: [0, 3, 60].randomElement(using: &random)!,
            estimate: [20, 80, 300].randomElement(using: &random)!, inset: own)
        history.screen.list.keyboardDismissMode = .interactive
        lift = [.always, .whenAtEnd].randomElement(using: &random)!
        history.assistant.lift = lift
        composer = HistoryComposer(
            history, panelFreezes: .random(using: &random), menuFreezes: .random(using: &random))
        history.device.show(navigation)
        navigation.pushViewController(history.screen, animated: false)
        device.settle()
    }

    private var device: SimulatedDevice { history.device }
    private var screen: HistoryScreen { history.screen }
    private var assistant: ConversationAssistant { history.assistant }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        // Half of what happens does so in the middle of something else.
        let isSettled = Bool.random(using: &random)
        if isSettled { device.settle() }
        // What happens in a freeze is told after it.
        let wasFrozen = isFrozen
        let wasAtEnd = assistant.isAtEnd
        let row = history.rowInMiddle
        let top = row.flatMap(history.drawnTop)
        let keepsPlace = act.keepsPlace || act.isSwap && keepsHeight(act)
        var problems = perform(act)
        let isQuiet = isSettled && !isFrozen && keepsPlace
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            device.advance(by: 1.0 / 60)
            guard isQuiet, !wasAtEnd, let row, let top, let now = history.drawnTop(of: row) else {
                continue
            }
            if abs(now - top) > 0.5, !isAtBeginning {
                problems.append("the row moves from \(top) to \(now)")
            }
        }
        if act.isFinger || isSettled {
            device.settle()
            if isSettled, wasAtEnd, !wasFrozen, !isFrozen, act.keepsEnd, !assistant.isAtEnd {
                problems.append("leaves the end by \(distance)")
            }
            problems += wrongsAtRest
        }
        return problems.prefix(1).map { "\(act): \($0)" }
    }

    private mutating func perform(_ act: Act) -> [String] {
        let isAnimated = Bool.random(using: &random)
        switch act {
        case .arrive:
            screen.append(Int.random(in: 1...3, using: &random), animated: isAnimated)
        case .stream: if let last = screen.rows.last { screen.grow(last, by: 24) }
        case .prepend:
            // As the article says, not while the list moves.
            guard assistant.canPrependNow else { return [] }
            screen.prepend(Int.random(in: 1...40, using: &random), animated: isAnimated)
        case .delete:
            if let row = screen.rows.randomElement(using: &random) {
                screen.delete(row, animated: isAnimated)
            }
        case .open: screen.input.becomeFirstResponder()
        case .close: screen.input.resignFirstResponder()
        case .drag, .flick, .dismiss: return drag(act)
        case .jump:
            // Nobody reads beyond the ends.
            let (list, inset) = (screen.list, screen.list.adjustedContentInset)
            let last = list.contentSize.height + inset.bottom - list.bounds.height
            list.contentOffset.y = .random(in: -inset.top...max(-inset.top, last), using: &random)
        case .toEnd: assistant.scrollToEnd(animated: isAnimated)
        case .bar: changeBar(isAnimated: isAnimated)
        case .rotate:
            device.rotate(to: device.orientation == .portrait ? .landscapeLeft : .portrait)
        case .freeze: freeze = freeze == nil ? assistant.freeze() : nil
        case .room:
            assistant.minimumRoomBelow = [0, 300, 500].randomElement(using: &random)!
        case .cover: cover(isAnimated: isAnimated)
        case .wait: device.advance(by: 0.3)
        case .menu: composer.toggleMenu()
        case .panel: composer.showPanel()
        case .closePanel: composer.panel.close()
        case .escape: device.press(UIKeyCommand.inputEscape)
        // It may be behind a keyboard, or out of sight.
        case .tap: try? device.tap(screen.input)
        }
        return []
    }

    private mutating func drag(_ act: Act) -> [String] {
        let height = screen.view.bounds.height
        let start = CGPoint(x: 195, y: CGFloat.random(in: 110...height / 2, using: &random))
        let finger = device.touch(at: start, in: device.window)
        // One that dismisses the keyboard goes beyond the bottom.
        let step = act == .dismiss ? height / 15 : CGFloat.random(in: -30...30, using: &random)
        // The content is the finger's from here on.
        for _ in 0..<2 { finger.move(by: CGVector(dx: 0, dy: step < 0 ? -12 : 12)) }
        let writes = screen.list.offsetWrites
        for _ in 0..<(act == .dismiss ? 15 : Int.random(in: 3...15, using: &random)) {
            finger.move(by: CGVector(dx: 0, dy: step))
        }
        if act == .drag { finger.hold(for: 0.3) }
        // It may have come down on the bar.
        let isWritten = screen.list.isDragging && screen.list.offsetWrites > writes
        finger.lift()
        return isWritten ? ["written under a finger"] : []
    }

    private mutating func changeBar(isAnimated: Bool) {
        screen.barHeight.constant = [50, 110, 250].randomElement(using: &random)!
        guard isAnimated else { return }
        UIView.animate(withDuration: 0.25) { [screen] in screen.view.layoutIfNeeded() }
    }

    private mutating func cover(isAnimated: Bool) {
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        device.settle()
        screen.append(1, animated: false)
        navigation.popViewController(animated: isAnimated)
        device.settle()
    }

    // MARK: What has to be so

    private var isFrozen: Bool { freeze != nil || composer.isFrozen }

    /// Returns a Boolean value that indicates whether what `act` puts in the keyboard's place is as high.
    private func keepsHeight(_ act: Act) -> Bool {
        composer.keepsHeight && (act != .escape || composer.panel.isShown)
    }

    /// Whether the list can't be scrolled farther from its end, as far as its content would have to be.
    private var isAtBeginning: Bool {
        let (list, inset) = (screen.list, screen.list.adjustedContentInset)
        let last = list.contentSize.height + inset.bottom - list.bounds.height
        return screen.isInverted && list.contentOffset.y > max(-inset.top, last) - 0.5
    }

    private var distance: CGFloat {
        let responder = assistant.responder
        return responder.screen.content?.distanceToEnd(with: responder.state.room.total) ?? 0
    }

    private var wrongsAtRest: [String] {
        guard !isFrozen, screen.list.window != nil else { return [] }
        var problems: [String] = []
        let inset = screen.list.contentInset
        let kept = screen.isInverted ? inset.top - own.top : inset.bottom - own.bottom
        let needed = max(covered, assistant.minimumRoomBelow)
        // A bar that a guide has left behind the keyboard needs no room, but can have it.
        let bar = isBarHidden ? screen.bar.bounds.height : 0
        if kept < needed - 0.5 || kept > needed + bar + 0.5 {
            problems.append("keeps \(kept) instead of \(needed)")
        }
        let other = screen.isInverted ? inset.bottom - own.bottom : inset.top - own.top
        if other != 0 { problems.append("has \(other) at the other end") }
        if assistant.isAtEnd != (distance <= assistant.endTolerance) {
            problems.append("says \(assistant.isAtEnd) at \(distance)")
        }
        return problems
    }

    private var isBarHidden: Bool {
        let bar = screen.bar.convert(screen.bar.bounds, to: nil).minY
        return device.keyboard.frame.map { $0.minY < bar } ?? false
    }

    /// The height of the list that the bar and the keyboard cover.
    private var covered: CGFloat {
        let frame = screen.list.superview!.convert(screen.list.frame, to: nil)
        let bar = screen.bar.convert(screen.bar.bounds, to: nil).minY
        let keyboard = device.keyboard.frame?.minY ?? .infinity
        return min(frame.maxY - min(bar, keyboard), frame.height)
    }

    mutating func end() -> [String] {
        freeze = nil
        let left = composer.end()
        assistant.stop()
        let list = screen.list
        // To the last bit.
        let isOwn = list.contentInset == own && list.verticalScrollIndicatorInsets == .zero
        return isOwn ? left : left + ["leaves \(list.contentInset) instead of \(own)"]
    }
}

extension ConversationHistory.Act {
    /// A Boolean value that indicates whether a finger moves the content.
    fileprivate var isFinger: Bool { [.drag, .flick, .dismiss].contains(self) }

    /// A Boolean value that indicates whether something can come in place of the keyboard.
    fileprivate var isSwap: Bool { [.panel, .closePanel, .escape, .tap].contains(self) }

    /// A Boolean value that indicates whether a list that was at its end is there afterward.
    fileprivate var keepsEnd: Bool {
        switch self {
        case .drag, .flick, .dismiss, .jump, .freeze, .delete: false
        default: true
        }
    }

    /// A Boolean value that indicates whether the rows that people read stay where they are.
    fileprivate var keepsPlace: Bool {
        switch self {
        case .arrive, .stream, .prepend, .wait: true
        default: false
        }
    }
}
