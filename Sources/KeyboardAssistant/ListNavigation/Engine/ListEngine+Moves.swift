import CoreGraphics
import UIKit

extension ListEngine {
    /// Asks the delegate, moves, scrolls, and tells the delegate, in this order.
    func move(_ intent: ListIntent, _ invocation: ListMoveInvocation) {
        let response = delegation.response(intent, invocation)
        // The app may have changed the list when it was asked.
        if let view = list.scrollView { list.answers.validate(for: state(of: view)) }
        switch response {
        case .noNavigation: break
        case .defaultNavigation: makeDefaultMove(for: intent, invocation)
        case .navigate(let move):
            if isPossible(move) { make(move, for: intent, invocation) }
        }
    }

    /// Puts a cursor that is nowhere where people enter the list.
    func enter() {
        if cursor == nil { move(.enter(from: .first), .focus) }
    }

    func make(_ move: ListMove, for intent: ListIntent, _ invocation: ListMoveInvocation) {
        let place = move.destination.flatMap(RowPosition.init)
        guard selectionMayLeave(for: place) else { return }
        extent = nil
        if !intent.isStep { list.forgetSteps() }
        // Selecting can change sizes, and with them what shows the place.
        let revealing = place.flatMap(list.rectToReveal)
        let update = putCursor(at: place)
        if case .scrollRectToVisible(let rect, let animated) = move.scrollBehavior {
            if let place, rect == revealing {
                reveal(place, animated: animated)
            } else {
                list.scrollView?.scrollRectToVisible(rect, animated: animated)
            }
        }
        delegation.moved(update, move, intent, invocation)
    }

    private func isPossible(_ move: ListMove) -> Bool {
        guard let path = move.destination else { return true }
        return RowPosition(path).map(list.contains) ?? false
    }

    private func makeDefaultMove(for intent: ListIntent, _ invocation: ListMoveInvocation) {
        let target = destination(of: intent)
        if case .step(_, let place) = intent, target == nil {
            delegation.reachedEnd(intent, invocation)
            // At the end the selection stays, and is brought into sight again.
            if style == .selection { make(showing(place), for: intent, invocation) }
        } else if let target {
            if case .step(let arrow, let place) = intent { list.didStep(arrow, from: place) }
            make(showing(target), for: intent, invocation)
        } else if intent == .leave {
            make(ListMove(focusingRowAt: nil), for: intent, invocation)
        }
    }

    /// Nil where the list ends, and for no place at all.
    private func destination(of intent: ListIntent) -> RowPosition? {
        switch intent {
        case .enter(let end): entryPoint(from: end)
        case .step(let arrow, let place):
            list.neighbor(of: place, arrow, wraps: options.ends == .wraps)
        case .end(let end): list.end(end)
        case .touch(let place), .match(let place): place
        case .leave: nil
        }
    }

    private func entryPoint(from end: ListEnd) -> RowPosition? {
        switch options.entry {
        case .first: list.end(end)
        case .visible: list.visibleEnd(end, at: offset) ?? list.end(end)
        }
    }

    private func showing(_ place: RowPosition) -> ListMove {
        guard let rect = list.rectToReveal(place) else {
            return ListMove(focusingRowAt: place.indexPath)
        }
        return ListMove(
            focusingRowAt: place.indexPath,
            scrollBehavior: .scrollRectToVisible(rect, animated: options.animatesScrolling))
    }
}
