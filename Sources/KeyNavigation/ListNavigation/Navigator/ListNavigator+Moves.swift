import CoreGraphics
import UIKit

extension ListNavigator {
    /// Moves the cursor, and the selection if it follows the cursor.
    func moveWithSelection(_ request: Request, in walk: RowWalk) {
        guard selection.followsCursor(options) else { return move(request, in: walk) }
        let old = cursor.position
        move(request, in: walk)
        guard let new = cursor.position, new != old else { return }
        selection.cursorMoved(to: new, in: afterDelegate(walk))
    }

    /// Asks the delegate, moves the cursor, scrolls, and notifies the delegate, in this order.
    func move(_ request: Request, in walk: RowWalk) {
        switch response(to: request) {
        case .noNavigation: break
        case .defaultNavigation: makeDefaultMove(for: request, in: afterDelegate(walk))
        case .navigate(let move):
            if list.canMake(move) { make(move, revealing: list.revealed(by: move), for: request) }
        }
    }

    /// Returns the walk to use after a call to the delegate.
    ///
    /// The app may have changed the list in the call.
    private func afterDelegate(_ walk: RowWalk) -> RowWalk { hasDelegate ? cursor.walk() : walk }

    private func makeDefaultMove(for request: Request, in walk: RowWalk) {
        let target = cursor.destination(
            of: request.intent, options, at: scroller.offset, in: walk)
        switch (request.intent, target) {
        case (.page(let direction, _), let target?):
            goByPage(direction, to: target, for: request)
        case (.step(_, let origin), nil):
            didReachEnd(for: request)
            remain(at: origin, for: request)
        case (.page(_, let origin), nil): remain(at: origin, for: request)
        case (_, let target?): go(to: target, for: request)
        case (.leave, nil): leave(for: request)
        case (_, nil): break
        }
    }

    /// At the end of the list, the selection stays and is scrolled into view again.
    private func remain(at position: RowPosition, for request: Request) {
        if cursor.kind == .selection { go(to: position, for: request) }
    }

    /// Scrolls by a page and moves the cursor, and scrolls to a cursor that isn't on that page.
    ///
    /// The cell with the system's focus may have left before the cursor moves.
    private func goByPage(
        _ direction: RowWalk.Direction, to target: RowPosition, for request: Request
    ) {
        guard selection.allowsCursor(at: target) else { return }
        let isBesideSystemFocus = cursor.isBesideSystemFocus
        scroller.scroll(to: list.pageDestination(direction, from: scroller.offset))
        let isShown = list.shows(target, at: scroller.offset)
        go(
            to: target, by: isShown ? ListMove(focusingRowAt: target.indexPath) : nil,
            afterFocusLoss: isBesideSystemFocus, for: request)
    }

    /// Moves the cursor to `position`, by a move that makes it visible if `move` is `nil`.
    private func go(
        to position: RowPosition, by move: ListMove? = nil, afterFocusLoss isLost: Bool = false,
        for request: Request
    ) {
        let move = move ?? scrollingMove(to: position)
        make(
            move, revealing: move.scrollBehavior == .none ? nil : position,
            afterFocusLoss: isLost, for: request)
    }

    private func scrollingMove(to position: RowPosition) -> ListMove {
        list.move(revealing: position, animated: options.animatesScrolling)
    }

    /// Moves the cursor along with a command with other effects, scrolls, and notifies the delegate
    /// if the cursor moved.
    ///
    /// The command may have changed the list, so the command provides the old position, and whether
    /// the cell with the system's focus may have left.
    func takeCursor(
        from old: RowPosition, to new: RowPosition, afterFocusLoss isLost: Bool = false,
        for request: Request
    ) {
        cursor.move(to: new, afterFocusLoss: isLost)
        scroller.reveal(new)
        cursor.measureSteps()
        guard new != old else { return }
        didMove(
            ListFocusUpdate(from: old.indexPath, to: new.indexPath), by: scrollingMove(to: new),
            for: request)
    }

    /// Removes the cursor.
    func leave(for request: Request) { make(ListMove(focusingRowAt: nil), for: request) }

    /// Moves the cursor if the selection may move there, scrolls, and notifies the delegate.
    ///
    /// The frame of a position to reveal is determined after the cursor has moved, because
    /// selecting can change sizes. Without such a position, the rectangle of the move is used.
    func make(
        _ move: ListMove, revealing position: RowPosition? = nil,
        afterFocusLoss isLost: Bool = false, for request: Request
    ) {
        let destination = move.destination.flatMap(RowPosition.init)
        guard selection.allowsCursor(at: destination) else { return }
        selection.endExtension()
        if !request.intent.isStep { cursor.forgetSteps() }
        let update = cursor.move(to: destination, afterFocusLoss: isLost)
        if case .scrollRectToVisible(let rect, let animated) = move.scrollBehavior {
            if let position {
                scroller.reveal(position, animated: animated)
                cursor.measureSteps()
            } else {
                list.scrollView?.scrollRectToVisible(rect, animated: animated)
            }
        }
        didMove(update, by: move, for: request)
    }
}

// MARK: - Scrolling

extension NavigableList {
    /// Returns the move to `position`, with a scroll that makes the position visible.
    fileprivate func move(revealing position: RowPosition, animated: Bool) -> ListMove {
        var move = ListMove(focusingRowAt: position.indexPath)
        if let rect = rectToReveal(position) {
            move.scrollBehavior = .scrollRectToVisible(rect, animated: animated)
        }
        return move
    }

    /// Returns a Boolean value that indicates whether the destination of an app's move exists.
    fileprivate func canMake(_ move: ListMove) -> Bool {
        guard let path = move.destination else { return true }
        return RowPosition(path).map(contains) ?? false
    }

    /// Returns the position that an app's move reveals in the same way as the navigator would.
    fileprivate func revealed(by move: ListMove) -> RowPosition? {
        guard let position = move.destination.flatMap(RowPosition.init),
            case .scrollRectToVisible(let rect, _) = move.scrollBehavior,
            rect == rectToReveal(position)
        else { return nil }
        return position
    }
}
