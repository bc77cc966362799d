import UIKit

/// An object that keeps the cell under a cursor highlighted when cells come and go.
///
/// Scrolling and reloads take cells away, and their highlight with them. UIKit tells the list's
/// delegate alone, which is the app's. So two hidden views in the list have their sizes
/// follow the offset and the cell by constraints, and are laid out after the list has been, in the
/// same pass. A cell that is taken away and put back before the list is laid out
/// is noticed at the next key.
@MainActor
final class CursorHighlight {
    private weak var list: (any NavigableList)?
    /// A closure that returns the position of the cursor, if it is to be shown.
    private let cursor: () -> RowPosition?
    /// The cell that is highlighted because of the cursor.
    private weak var cell: UIView?
    private var probes: Probes?
    private var cleanup: Cleanup?

    /// Creates a highlight that shows nothing before it is refreshed.
    init(_ list: any NavigableList, cursor: @escaping () -> RowPosition?) {
        self.list = list
        self.cursor = cursor
    }

    /// Highlights the cell that is under the cursor now, and no other.
    func refresh() {
        let position = cursor()
        let new = position.flatMap { list?.cell(at: $0) }
        if new !== cell { removeHighlight() }
        guard let list, let view = list.scrollView, position != nil else {
            (probes, cleanup) = (nil, nil)
            return
        }
        if let new, !list.isHighlighted(new) || cell == nil { highlight(new, in: list) }
        watch(view)
        if let new { probes?.follow(new) }
    }

    private func highlight(_ new: UIView, in list: any NavigableList) {
        removeHighlight()
        list.setHighlighted(true, new)
        cell = new
        cleanup = Cleanup { [weak new] in
            if let new { list.setHighlighted(false, new) }
        }
    }

    private func removeHighlight() {
        (cell, cleanup) = (nil, nil)
    }

    private func watch(_ view: UIScrollView) {
        guard probes?.isIn(view) != true else { return }
        probes = Probes(in: view) { [weak self] in self?.refresh() }
    }
}

/// The hidden views that notice scrolling, and changes of the frame of one cell.
@MainActor
private final class Probes {
    private let offsetProbe: CornerProbe
    private let cellProbe: CornerProbe
    private let cleanup: Cleanup
    private weak var cell: UIView?
    private var pins: [NSLayoutConstraint] = []

    init(in view: UIScrollView, changed: @escaping () -> Void) {
        let offsetProbe = CornerProbe(in: view, changed: changed)
        let cellProbe = CornerProbe(in: view, changed: changed)
        (self.offsetProbe, self.cellProbe) = (offsetProbe, cellProbe)
        cleanup = Cleanup {
            offsetProbe.removeFromSuperview()
            cellProbe.removeFromSuperview()
        }
        let frame = view.frameLayoutGuide
        offsetProbe.pin(bottom: frame.bottomAnchor, right: frame.rightAnchor)
    }

    func isIn(_ view: UIView) -> Bool {
        offsetProbe.superview === view && cellProbe.superview === view
    }

    /// A cell that leaves the list takes the constraints along, and the size with them.
    func follow(_ cell: UIView) {
        guard cell !== self.cell || pins.contains(where: { !$0.isActive }),
            cell.isDescendant(of: cellProbe.superview ?? cellProbe)
        else { return }
        self.cell = cell
        NSLayoutConstraint.deactivate(pins)
        pins = cellProbe.pin(bottom: cell.bottomAnchor, right: cell.rightAnchor)
    }
}

/// A probe that reaches from the beginning of a list's content to the corner of another view, and
/// has no size without that.
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
