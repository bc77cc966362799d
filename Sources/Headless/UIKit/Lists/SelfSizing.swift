import CoreGraphics

/// The measuring of cells that are already shown.
package enum SelfSizing {
    /// The reasons for which a cell may need another size.
    package enum Cause: Sendable {
        /// `invalidateIntrinsicContentSize()` was called on the cell or its content view.
        case invalidated
        /// Constraints in the content view have been solved again.
        case solved
    }
}

extension UIView {
    /// Notifies the cell that this view is, or whose content view it is, if any.
    func sizeBecameInvalid(_ cause: SelfSizing.Cause) {
        sizeBecameInvalid(of: self, cause)
        superview?.sizeBecameInvalid(of: self, cause)
    }
}

extension UITableView.SelfSizingInvalidation {
    // Apple, the cases: calling `invalidateIntrinsicContentSize()` on a self-sizing cell or its
    // content view resizes the cell. If constraints are included, any Auto Layout change in the
    // content view does the same.
    func counts(_ cause: SelfSizing.Cause) -> Bool {
        switch self {
        case .enabled: cause == .invalidated
        case .enabledIncludingConstraints: true
        default: false
        }
    }
}

extension UICollectionView.SelfSizingInvalidation {
    func counts(_ cause: SelfSizing.Cause) -> Bool {
        switch self {
        case .enabled: cause == .invalidated
        case .enabledIncludingConstraints: true
        default: false
        }
    }
}

extension UITableView {
    // Apple, WWDC 2022, session 10068: the requests of cells are handled in one update.
    func sizeBecameInvalid(of cell: UITableViewCell, _ cause: SelfSizing.Cause) {
        guard selfSizingInvalidation.counts(cause), shown.path(of: cell) != nil else { return }
        measureAtNextLayout(cell)
    }

    func measureAtNextLayout(_ cell: UITableViewCell) {
        content.cellsToMeasure.insert(ObjectIdentifier(cell))
        setNeedsLayout()
    }

    /// Measures the cells that requested it.
    func measureInvalidCells() {
        guard !content.cellsToMeasure.isEmpty else { return }
        let cells = content.cellsToMeasure
        content.cellsToMeasure = []
        measureRows(of: shown.allCells) { cells.contains(ObjectIdentifier($0)) }
    }
}

extension UICollectionView {
    func sizeBecameInvalid(of cell: UICollectionViewCell, _ cause: SelfSizing.Cause) {
        guard selfSizingInvalidation.counts(cause), let element = shown.element(of: cell) else {
            return
        }
        cell.sizeAnswer = nil
        collectionViewLayout.askAgain(for: element)
        setNeedsLayout()
    }
}
