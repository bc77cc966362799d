import CoreGraphics
import UIKit

extension ListEngine {
    /// Asks the delegate, moves, scrolls, and tells the delegate, in this order.
    func move(_ intent: ListIntent, _ invocation: ListMoveInvocation) {
        switch delegation.response(intent, invocation) {
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
        guard selectionMayLeave(for: move.destination.flatMap(RowPosition.init)) else { return }
        extent = nil
        let update = putCursor(at: move.destination.flatMap(RowPosition.init))
        if case .scrollRectToVisible(let rect, let animated) = move.scrollBehavior {
            scroll(to: rect, of: move.destination.flatMap(RowPosition.init), animated)
        }
        delegation.moved(update, move, intent, invocation)
    }

    func reveal(_ place: RowPosition) {
        guard let rect = list.rectToReveal(place) else { return }
        scroll(to: rect, of: place, options.animatesScrolling)
    }

    /// Where heights are estimates a place moves when its surroundings are measured, which is when
    /// they come into sight; so it is looked at again until it stays.
    private func scroll(to rect: CGRect, of place: RowPosition?, _ animated: Bool) {
        guard let view = list.scrollView else { return }
        let isOurs = place.flatMap(list.rectToReveal) == rect
        view.scrollRectToVisible(rect, animated: animated)
        guard isOurs, !animated, let place else { return }
        var last = rect
        for _ in 0..<4 {
            view.layoutIfNeeded()
            guard let now = list.rectToReveal(place), now != last else { return }
            view.scrollRectToVisible(now, animated: false)
            last = now
        }
    }

    private func isPossible(_ move: ListMove) -> Bool {
        guard let path = move.destination else { return true }
        return RowPosition(path).map(list.contains) ?? false
    }

    private func makeDefaultMove(for intent: ListIntent, _ invocation: ListMoveInvocation) {
        let move = defaultMove(for: intent)
        if leadsNowhere(intent) { delegation.reachedEnd(intent, invocation) }
        if let move { make(move, for: intent, invocation) }
    }

    private func leadsNowhere(_ intent: ListIntent) -> Bool {
        guard case .step(let arrow, let place) = intent else { return false }
        return list.neighbor(of: place, arrow, wraps: options.ends == .wraps) == nil
    }

    /// Nil where the list ends.
    private func defaultMove(for intent: ListIntent) -> ListMove? {
        guard intent != .leave else { return ListMove(focusingRowAt: nil) }
        return destination(of: intent).map(showing)
    }

    private func destination(of intent: ListIntent) -> RowPosition? {
        switch intent {
        case .enter(let end): entryPoint(from: end)
        // At the end the selection stays, and is brought into sight again.
        case .step(let arrow, let place):
            list.neighbor(of: place, arrow, wraps: options.ends == .wraps)
                ?? (style == .selection ? place : nil)
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
