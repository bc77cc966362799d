import UIKit

extension ListEngine {
    /// How often a place is looked at again after a scroll.
    ///
    /// Each time at least one more row is measured, or nothing has moved; a list whose rows change
    /// their heights whenever they are asked must not hang the app.
    private static var patience: Int { 200 }

    /// Scrolls until `place` is in sight, as little as it takes.
    func reveal(_ place: RowPosition, animated: Bool? = nil) {
        guard let view = list.scrollView else { return }
        motion.end()
        let isMeasured = list.cell(at: place) != nil
        settle(view, animated ?? options.animatesScrolling, isMeasured: isMeasured) { animated in
            guard let rect = list.rectToReveal(place) else { return }
            view.scrollRectToVisible(rect, animated: animated)
        }
    }

    /// Scrolls to `stop`.
    ///
    /// A page turned leaves the cursor behind, so that the next arrow starts in what is in sight.
    func scroll(to stop: ListStop?, _ invocation: ListMoveInvocation) {
        guard let stop, let view = list.scrollView else { return }
        settle(view, options.animatesScrolling, isMeasured: stop.isInSight) { animated in
            guard let target = list.offset(of: stop, from: offset) else { return }
            motion.scroll(view, to: target, animated: animated)
        }
        leaveBehind(invocation)
    }

    /// Scrolls by `scroll`, again and again until that leads nowhere else.
    ///
    /// Where sizes are estimated, a place moves when its surroundings are measured, which is when
    /// they come into sight. A list that gets more rows meanwhile, as a feed does near its end, is
    /// left where it is.
    ///
    /// Animated, a list goes to a place that it knows, so what `isMeasured` does not say to be
    /// known is measured first, at once. All that lies between two places that are no further apart
    /// than what shows is measured then; and a way that is longer is not animated in a list whose
    /// estimates have been wrong, because it would end elsewhere.
    private func settle(
        _ view: UIScrollView, _ animated: Bool, isMeasured: Bool,
        _ scroll: (_ animated: Bool) -> Void
    ) {
        guard list.estimatesSizes, !(animated && isMeasured) else { return scroll(animated) }
        let (start, size, count) = (view.contentOffset, view.contentSize, count)
        for _ in 0..<Self.patience {
            let last = (view.contentOffset, view.contentSize)
            scroll(false)
            view.layoutIfNeeded()
            guard last != (view.contentOffset, view.contentSize), count == self.count else { break }
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

    /// How many sections there are, and rows or items in the last one.
    private var count: [Int] {
        let walk = list.walk(wraps: false)
        let last = walk.numberOfSections - 1
        return [walk.numberOfSections, last < 0 ? 0 : walk.rows(in: last)]
    }

    func leaveBehind(_ invocation: ListMoveInvocation) {
        guard !options.keepsCursorWhenScrolled, cursor != nil else { return }
        make(ListMove(focusingRowAt: nil), for: .leave, invocation)
    }
}
