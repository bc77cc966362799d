import CoreGraphics
import Foundation

/// A layout between two others, for a change that a gesture controls.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
    {
        old = currentLayout
        new = newLayout
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        nil
    }

    open var currentLayout: UICollectionViewLayout { old }
    open var nextLayout: UICollectionViewLayout { new }

    // Apple's reference: from 0 to 1; the layout becomes invalid.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { invalidateLayout() } }
    }

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    @discardableResult
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    @_documentation(visibility: internal)
    open override func prepare() {
        super.prepare()
        old.prepare()
        new.prepare()
    }

    @_documentation(visibility: internal)
    open override func invalidateLayout(
        with context: UICollectionViewLayoutInvalidationContext
    ) {
        if context.invalidateDataSourceCounts {
            for layout in [old, new] {
                layout.invalidateLayout(
                    with: .make(for: layout, context.invalidateEverything ? .everything : .update))
            }
        }
        super.invalidateLayout(with: context)
    }

    @_documentation(visibility: internal)
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (old.collectionViewContentSize, new.collectionViewContentSize)
        return CGSize(
            width: between(from.width, to.width), height: between(from.height, to.height))
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let all = [old, new].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
        return Set(all.map(\.element)).compactMap(attributes).filter { $0.frame.overlaps(rect) }
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .cell(indexPath)) }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(of: .supplementary(elementKind, indexPath))
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(elementKind, indexPath)) }

    override func decorationClass(of kind: String) -> UICollectionReusableView.Type? {
        super.decorationClass(of: kind) ?? old.decorationClass(of: kind)
            ?? new.decorationClass(of: kind)
    }

    /// Returns attributes between those of the two layouts, or those of the only one that has any.
    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (from, to) = (old.ownAttributes(of: element), new.ownAttributes(of: element))
        guard let from, let to, let middle = to.copy() as? UICollectionViewLayoutAttributes else {
            return from ?? to
        }
        middle.size = CGSize(
            width: between(from.size.width, to.size.width),
            height: between(from.size.height, to.size.height))
        middle.center = CGPoint(
            x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        middle.alpha = between(from.alpha, to.alpha)
        return middle
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * transitionProgress
    }
}

extension UICollectionViewLayout {
    func ownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path)
        case .supplementary(let kind, let path):
            layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            layoutAttributesForDecorationView(ofKind: kind, at: path)
        }
    }
}
