import Foundation
internal import HeadlessBehavior

/// The cells, headers and footers that aren't visible and can be reused.
@MainActor
final class ReusePool {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]
    /// The cell that the next request receives unchanged, to be configured again.
    private var offer: UITableViewCell?

    /// Returns a reusable cell, or a new one of the registered class.
    func cell(_ identifier: String) -> UITableViewCell? {
        if let offer { return offered(offer, identifier) }
        guard let cell = cells[identifier]?.popLast() else {
            return cellClasses[identifier].map { .make($0, identifier) }
        }
        cell.prepareForReuse()
        return cell
    }

    // UIKit raises an exception if another kind of cell is requested for a reconfigured row
    // (forums.developer.apple.com/forums/thread/756295).
    private func offered(_ offer: UITableViewCell, _ identifier: String) -> UITableViewCell {
        guard offer.reuseIdentifier != identifier else { return offer }
        Faults.raise(.internalInconsistency, Reconfiguration.otherCell)
        return .faulty
    }

    func view(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = views[identifier]?.popLast() else {
            return viewClasses[identifier].map { .make($0, identifier) }
        }
        view.prepareForReuse()
        return view
    }

    func offer(_ cell: UITableViewCell) { offer = cell }

    func withdrawOffer() { offer = nil }

    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView,
            let identifier = view.reuseIdentifier
        else { return }
        views[identifier, default: []].append(view)
    }
}

/// UIKit's messages about wrong reconfigurations of rows or items.
enum Reconfiguration {
    static let otherCell =
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You must dequeue a cell "
        + "using the same registration or reuse identifier that was used to dequeue the cell "
        + "originally to obtain the existing cell."
}
