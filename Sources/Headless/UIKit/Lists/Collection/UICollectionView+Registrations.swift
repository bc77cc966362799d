import Foundation

extension UICollectionView {
    /// A registration of a cell class, with the handler that configures its cells.
    @preconcurrency @MainActor public struct CellRegistration<Cell, Item>
    where Cell: UICollectionViewCell {
        public typealias Handler = (
            _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
        ) -> Void

        let handler: Handler
        let identifier = UUID().uuidString

        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A registration of a class of supplementary views, with the handler that configures them.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary>
    where Supplementary: UICollectionReusableView {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let identifier = UUID().uuidString

        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    @discardableResult
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        if !pool.isRegistered(nil, registration.identifier) {
            pool.register(Cell.self, nil, registration.identifier)
        }
        guard let cell = dequeuedCell(registration.identifier, for: indexPath) as? Cell else {
            return .faulty
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    @discardableResult
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let kind = registration.elementKind
        if !pool.isRegistered(kind, registration.identifier) {
            pool.register(Supplementary.self, kind, registration.identifier)
        }
        guard
            let view = dequeuedView(kind, registration.identifier, for: indexPath)
                as? Supplementary
        else { return .faulty }
        registration.handler(view, kind, indexPath)
        return view
    }
}
