import UIKit

/// An object that scrolls a list with measured or estimated sizes.
@MainActor
final class ListScroller {
    /// The maximum number of scrolls to a recalculated position.
    ///
    /// Normally, each scroll measures at least one more row, or nothing has moved. A list that
    /// changes its row heights at every query must not hang the app.
    static let maxScrolls = 200

    private let list: any NavigableList
    private var animates: Bool
    private var pending = PendingScroll.none
    /// A Boolean value that indicates whether an estimated size has been wrong.
    private var hasWrongEstimates = false
    /// The extent of the list when the latest scroll began or was carried out; `nil` if scrolls aren't
    /// animated.
    private var lastExtent: ListExtent?

    init(_ list: any NavigableList, _ options: ListOptions) {
        (self.list, animates) = (list, options.animatesScrolling)
    }

    /// Applies new options.
    func apply(_ options: ListOptions) { animates = options.animatesScrolling }

    /// The offset that determines pages and the visible area, also during an animation.
    var offset: CGPoint { list.scrollView.map { pending.origin(in: $0) } ?? .zero }

    /// Ends scrolling by keys, because people drag the list.
    func dragBegan() { pending = .none }

    /// Scrolls the minimum distance until `position` is visible.
    func reveal(_ position: RowPosition, animated: Bool? = nil) {
        guard let view = list.scrollView else { return }
        pending = .none
        // A deletion or a move of one row a moment ago has moved other rows.
        view.layoutIfNeeded()
        // A cell prepared beyond the edge is in no window, and may not have been measured.
        let isMeasured = list.cell(at: position)?.window != nil
        let isCertain = isMeasured && !(list.rectToReveal(position).map(view.startsBefore) ?? false)
        let animated = animated ?? animates
        // Only an animation needs the position at its beginning.
        settle(
            view, animated, isCertain: isCertain,
            from: animated ? list.anchor(in: view.bounds) : nil
        ) { _, animated in
            guard let rect = list.rectToReveal(position) else { return }
            view.scrollRectToVisible(rect, animated: animated)
        }
    }

    /// Scrolls the minimum distance until a view in the cell at `position` is visible.
    func reveal(_ view: UIView, inCellAt position: RowPosition) {
        guard let scrollView = list.scrollView else { return }
        let frame = view.convert(view.bounds, to: scrollView)
        scrollView.scrollRectToVisible(
            list.rectToReveal(frame, at: position), animated: animates)
    }

    /// Scrolls to `destination` and leaves the cursor where it is.
    func scroll(to destination: ScrollDestination?) {
        guard let destination, let view = list.scrollView else { return }
        let isCertain = list.isCertain(destination, from: offset)
        settle(view, animates, isCertain: isCertain, from: list.anchor(in: view.bounds)) {
            shift, animated in
            guard let target = list.offset(of: destination.moved(by: shift), from: offset) else {
                return
            }
            pending.scroll(view, to: target, animated: animated)
        }
    }

    /// Performs `scroll` repeatedly until the offset no longer changes.
    ///
    /// In a list with estimated sizes, rows move when the rows around them become visible and are
    /// measured. `scroll` receives the distance by which `start`, a visible anchor, has moved so
    /// far. Scrolling stops if the list gets more rows meanwhile, for example in a feed that loads
    /// more at its end.
    ///
    /// An animation needs a certain final offset. Otherwise, the content on the way is first
    /// measured without animation, and the animation then begins with the previously visible rows.
    /// All content between two offsets is measured if the offsets aren't farther apart than the
    /// visible length. A longer distance isn't animated in a list that has had wrong estimates,
    /// because the animation would end at the wrong position. Estimates have also been wrong if an
    /// animation or people have scrolled since, and the same rows have another extent.
    private func settle(
        _ view: UIScrollView, _ animated: Bool, isCertain: Bool,
        from start: @autoclosure () -> ListAnchor?,
        _ scroll: (_ shift: CGVector, _ animated: Bool) -> Void
    ) {
        guard list.estimatesSizes else { return scroll(.zero, animated) }
        let before = extent(of: view)
        if let before, let lastExtent, before.contradicts(lastExtent) { hasWrongEstimates = true }
        lastExtent = before
        guard !(animated && isCertain) else { return scroll(.zero, animated) }
        let (anchor, offset) = (start(), view.contentOffset)
        let (size, counts) = (view.contentSize, lastCounts)
        for _ in 0..<Self.maxScrolls {
            let last = (view.contentOffset, view.contentSize)
            scroll(list.shift(of: anchor), false)
            view.layoutIfNeeded()
            guard last != (view.contentOffset, view.contentSize), counts == lastCounts else {
                break
            }
        }
        // After a change of the counts, the anchor's position may be that of another row.
        let shift = counts == lastCounts ? list.shift(of: anchor) : .zero
        let origin = offset.moved(by: shift)
        let isShort =
            abs(view.contentOffset.x - origin.x) <= view.bounds.width
            && abs(view.contentOffset.y - origin.y) <= view.bounds.height
        if view.contentSize != size { hasWrongEstimates = true }
        lastExtent = extent(of: view)
        guard animated, isShort || !hasWrongEstimates else { return }
        view.setContentOffset(origin, animated: false)
        view.layoutIfNeeded()
        scroll(shift, true)
    }

    /// Returns the extent of the list, for which all sections are counted, if scrolls are animated.
    private func extent(of view: UIScrollView) -> ListExtent? {
        animates ? ListExtent(of: view, list.allRows.rowCounts) : nil
    }

    /// The number of sections, and of rows or items in the last section.
    private var lastCounts: [Int] {
        let rows = list.allRows
        let last = rows.numberOfSections - 1
        return [rows.numberOfSections, last < 0 ? 0 : rows.rowCount(in: last)]
    }
}

/// The extent of a list and what determines it.
private struct ListExtent {
    private let content: CGSize
    private let visible: CGSize
    private let rowCounts: [Int]

    @MainActor
    init(of view: UIScrollView, _ rowCounts: [Int]) {
        (content, visible) = (view.contentSize, view.bounds.size)
        self.rowCounts = rowCounts
    }

    /// Returns a Boolean value that indicates whether the same rows or items had another extent.
    func contradicts(_ other: ListExtent) -> Bool {
        rowCounts == other.rowCounts && visible == other.visible && content != other.content
    }
}

extension UIScrollView {
    /// Returns a Boolean value that indicates whether a rectangle of the content starts before the
    /// visible part, so that content before the rectangle comes into sight, too.
    fileprivate func startsBefore(_ rect: CGRect) -> Bool {
        let visible = bounds.inset(by: adjustedContentInset)
        return rect.minX < visible.minX || rect.minY < visible.minY
    }
}
