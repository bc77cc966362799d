import UIKit

extension ListNavigator {
    /// The number of scrolls after which a position is not looked up again.
    ///
    /// Each time at least one more row is measured, or nothing has moved; a list whose rows change
    /// their heights whenever they are asked must not hang the app.
    private static var maxScrolls: Int { 200 }

    /// The offset from which pages and what is in sight count, while an animation may be running.
    var offset: CGPoint { list.scrollView.map { pendingScroll.origin(in: $0) } ?? .zero }

    /// Scrolls until `position` is in sight, as little as it takes.
    func reveal(_ position: RowPosition, animated: Bool? = nil) {
        guard let view = list.scrollView else { return }
        pendingScroll = .none
        let isMeasured = list.cell(at: position) != nil
        settle(view, animated ?? options.animatesScrolling, isMeasured: isMeasured) { animated in
            guard let rect = list.rectToReveal(position) else { return }
            view.scrollRectToVisible(rect, animated: animated)
        }
    }

    /// Scrolls to `destination`.
    ///
    /// The cursor is left behind by default, so that the next arrow starts in what is in sight.
    func scroll(to destination: ScrollDestination?, _ invocation: ListMoveInvocation) {
        guard let destination, let view = list.scrollView else { return }
        let isMeasured = destination.isInSight
        settle(view, options.animatesScrolling, isMeasured: isMeasured) { animated in
            guard let target = list.offset(of: destination, from: offset) else { return }
            pendingScroll.scroll(view, to: target, animated: animated)
        }
        removeCursorAfterScrolling(invocation)
    }

    /// Scrolls by `scroll`, again and again until that leads nowhere else.
    ///
    /// Where sizes are estimated, a row moves when its surroundings are measured, which is when
    /// they come into sight. A list that gets more rows meanwhile, as a feed does near its end, is
    /// left where it is.
    ///
    /// Animated, a list goes to an offset that is certain, so what `isMeasured` does not say to be
    /// known is measured first, at once. All that lies between two offsets that are no further
    /// apart than what shows is measured then; and a way that is longer is not animated in a list
    /// whose estimates have been wrong, because it would end elsewhere.
    private func settle(
        _ view: UIScrollView, _ animated: Bool, isMeasured: Bool,
        _ scroll: (_ animated: Bool) -> Void
    ) {
        guard list.estimatesSizes, !(animated && isMeasured) else { return scroll(animated) }
        let (start, size, counts) = (view.contentOffset, view.contentSize, lastCounts)
        for _ in 0..<Self.maxScrolls {
            let last = (view.contentOffset, view.contentSize)
            scroll(false)
            view.layoutIfNeeded()
            guard last != (view.contentOffset, view.contentSize), counts == lastCounts else {
                break
            }
        }
        let isShort =
            abs(view.contentOffset.x - start.x) <= view.bounds.width
            && abs(view.contentOffset.y - start.y) <= view.bounds.height
        if view.contentSize != size { hasWrongEstimates = true }
        guard animated, isShort || !hasWrongEstimates else { return }
        view.setContentOffset(start, animated: false)
        view.layoutIfNeeded()
        scroll(true)
    }

    /// The number of sections, and that of rows or items in the last one.
    private var lastCounts: [Int] {
        let rows = list.allRows
        let last = rows.numberOfSections - 1
        return [rows.numberOfSections, last < 0 ? 0 : rows.rowCount(in: last)]
    }

    private func removeCursorAfterScrolling(_ invocation: ListMoveInvocation) {
        guard !options.keepsCursorWhenScrolled, cursor != nil else { return }
        leave(for: Request(intent: .leave, invocation: invocation))
    }

    // MARK: Gestures

    /// Returns the observers of taps, which move a cursor, and of drags, which end scrolls by keys.
    func gestureObservers() -> [GestureObserver] {
        guard let view = list.scrollView else { return [] }
        let taps = GestureObserver(
            UITapGestureRecognizer(), in: view,
            shouldReceive: { !($0.view is UIControl) },
            onBegan: { [weak self] in self?.tapped(at: $0) })
        let drags = GestureObserver(UIPanGestureRecognizer(), in: view) { [weak self] _ in
            self?.pendingScroll = .none
            self?.removeCursorAfterScrolling(.touch)
        }
        return [taps, drags]
    }

    /// Moves a cursor that is not the selection; UIKit moves the selection itself.
    private func tapped(at point: CGPoint) {
        guard !selectionIsCursor, let position = list.position(at: point) else { return }
        // The list takes its own highlight off the cell that was tapped, before or after this.
        Task { @MainActor [weak self] in self?.highlight.refresh() }
        guard position != cursor else { return }
        let request = Request(intent: .touch(position), invocation: .touch)
        make(ListMove(focusingRowAt: position.indexPath), for: request)
    }
}
