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
        settle(view, animated: animated ?? options.animatesScrolling) { animated in
            guard let rect = list.rectToReveal(place) else { return }
            view.scrollRectToVisible(rect, animated: animated)
        }
    }

    /// Scrolls to `stop`.
    ///
    /// A page turned leaves the cursor behind, so that the next arrow starts in what is in sight.
    func scroll(to stop: ListStop?, _ invocation: ListMoveInvocation) {
        guard let stop, let view = list.scrollView else { return }
        settle(view, animated: options.animatesScrolling) { animated in
            guard let target = list.offset(of: stop, from: offset) else { return }
            motion.scroll(view, to: target, animated: animated)
        }
        leaveBehind(invocation)
    }

    /// Scrolls by `scroll`, again and again until that leads nowhere else.
    ///
    /// Where heights are estimated, a place moves when its surroundings are measured, which is when
    /// they come into sight.
    ///
    /// Animated, a list goes to a place that it knows. So it is measured first, at once. All that
    /// lies between two places that are no further apart than what shows is measured then; and a way
    /// that is longer is not animated where estimates were wrong, because it would end elsewhere.
    private func settle(_ view: UIScrollView, animated: Bool, _ scroll: (_ animated: Bool) -> Void)
    {
        guard list.estimatesSizes else { return scroll(animated) }
        let (start, size) = (view.contentOffset, view.contentSize)
        for _ in 0..<Self.patience {
            let last = (view.contentOffset, view.contentSize)
            scroll(false)
            view.layoutIfNeeded()
            if last == (view.contentOffset, view.contentSize) { break }
        }
        let way = view.contentOffset.y - start.y
        guard animated, view.contentSize == size || abs(way) <= view.bounds.height else { return }
        view.setContentOffset(start, animated: false)
        view.layoutIfNeeded()
        scroll(true)
    }

    func leaveBehind(_ invocation: ListMoveInvocation) {
        guard !options.keepsCursorWhenScrolled, cursor != nil else { return }
        make(ListMove(focusingRowAt: nil), for: .leave, invocation)
    }
}
