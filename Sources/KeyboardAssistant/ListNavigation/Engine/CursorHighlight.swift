import UIKit

/// Keeps the cell highlighted that is under a cursor, whatever becomes of cells.
///
/// Cells come and go with scrolling and reloads, and take their highlight with them. UIKit tells
/// the list's delegate alone, which is the app's. So two hidden views in the list have their sizes
/// follow the offset and the cell by constraints, and are laid out after the list has been, in the
/// same pass. A cell that is taken away and put to the same place again before the list is laid out
/// is noticed at the next key.
@MainActor
final class CursorHighlight {
    private weak var list: (any NavigableList)?
    /// Where the cursor is, if it is to be shown.
    private let place: () -> RowPosition?
    /// The cell that is highlighted because of the cursor.
    private weak var cell: UIView?
    private var probes: Probes?
    private var loan: Cleanup?

    /// Highlights nothing before it is told to look.
    init(_ list: any NavigableList, place: @escaping () -> RowPosition?) {
        self.list = list
        self.place = place
    }

    /// Highlights the cell that is under the cursor now, and no other.
    func refresh() {
        let place = place()
        let new = place.flatMap { list?.cell(at: $0) }
        if new !== cell { release() }
        guard let list, let view = list.scrollView, place != nil else {
            (probes, loan) = (nil, nil)
            return
        }
        if let new, !list.isHighlighted(new) || cell == nil { highlight(new, in: list) }
        watch(view)
        if let new { probes?.follow(new) }
    }

    private func highlight(_ new: UIView, in list: any NavigableList) {
        release()
        list.setHighlighted(true, new)
        cell = new
        loan = Cleanup { [weak new] in
            if let new { list.setHighlighted(false, new) }
        }
    }

    private func release() {
        (cell, loan) = (nil, nil)
    }

    private func watch(_ view: UIScrollView) {
        guard probes?.isIn(view) != true else { return }
        probes = Probes(in: view) { [weak self] in self?.refresh() }
    }
}

/// The hidden views that notice scrolling and what becomes of one cell.
@MainActor
private final class Probes {
    private let offset: CornerProbe
    private let place: CornerProbe
    private let loan: Cleanup
    private weak var cell: UIView?
    private var pins: [NSLayoutConstraint] = []

    init(in view: UIScrollView, changed: @escaping () -> Void) {
        let offset = CornerProbe(in: view, changed: changed)
        let place = CornerProbe(in: view, changed: changed)
        (self.offset, self.place) = (offset, place)
        loan = Cleanup {
            offset.removeFromSuperview()
            place.removeFromSuperview()
        }
        let frame = view.frameLayoutGuide
        offset.pin(bottom: frame.bottomAnchor, right: frame.rightAnchor)
    }

    func isIn(_ view: UIView) -> Bool { offset.superview === view && place.superview === view }

    /// A cell that leaves the list takes the constraints along, and the size with them.
    func follow(_ cell: UIView) {
        guard cell !== self.cell || pins.contains(where: { !$0.isActive }),
            cell.isDescendant(of: place.superview ?? place)
        else { return }
        self.cell = cell
        NSLayoutConstraint.deactivate(pins)
        pins = place.pin(bottom: cell.bottomAnchor, right: cell.rightAnchor)
    }
}

/// A probe that reaches from the beginning of a list's content to a corner of something, and has no
/// size without that.
private final class CornerProbe: LayoutProbe {
    init(in view: UIScrollView, changed: @escaping () -> Void) {
        super.init(in: view, lastSize: .zero, onChange: changed)
        let sizes = [
            widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0),
        ]
        sizes.forEach { $0.priority = .defaultLow }
        NSLayoutConstraint.activate(
            sizes + [
                topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
                leftAnchor.constraint(equalTo: view.contentLayoutGuide.leftAnchor),
            ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    @discardableResult
    func pin(bottom: NSLayoutYAxisAnchor, right: NSLayoutXAxisAnchor) -> [NSLayoutConstraint] {
        let pins = [
            bottomAnchor.constraint(equalTo: bottom), rightAnchor.constraint(equalTo: right),
        ]
        // Not required: no size is below zero.
        pins.forEach { $0.priority = .defaultHigh }
        NSLayoutConstraint.activate(pins)
        return pins
    }
}
