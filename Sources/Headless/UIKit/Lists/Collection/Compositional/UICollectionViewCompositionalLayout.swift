import CoreGraphics
import Foundation

/// A closure that creates a section of a compositional layout in an environment.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0

    public override init() {
        super.init()
    }
}

/// A layout of items in sections and groups.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The frames of all elements; `nil` while they are unknown.
    private(set) var geometry: CompositionalGeometry?
    private var surroundings: CompositionalSurroundings?
    private var measured: [CollectionElement: CGSize] = [:]
    /// The elements that were measured since the layout became invalid.
    private var asked: Set<CollectionElement> = []
    /// The orthogonal offsets of sections, from the left.
    var orthogonalOffsets: [Int: CGFloat] = [:]

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        nil
    }

    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    // Apple, `flipsHorizontallyInOppositeLayoutDirection`; leading is on the right in a
    // right-to-left layout (Apple, `NSDirectionalEdgeInsets`).
    @_documentation(visibility: internal)
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    private var axis: FlowAxis {
        configuration.scrollDirection == .vertical ? .vertical : .horizontal
    }

    // MARK: Layout

    @_documentation(visibility: internal)
    open override func prepare() {
        super.prepare()
        guard geometry == nil, let collectionView else { return }
        let surroundings = CompositionalSurroundings(of: collectionView)
        self.surroundings = surroundings
        let sections = (0..<collectionView.numberOfSections).map { index in
            let section = provider(index, surroundings)
            return (
                section ?? Self.emptySection,
                count: section == nil ? 0 : collectionView.numberOfItems(inSection: index)
            )
        }
        geometry = CompositionalMeasure(
            axis: axis, surroundings: surroundings, measured: measured
        ).geometry(sections, spacing: configuration.interSectionSpacing)
    }

    private static var emptySection: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(size: size)]))
    }

    @_documentation(visibility: internal)
    open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry, rect.isUsable else { return [] }
        return geometry.sections(in: rect).flatMap { index in
            let section = geometry.sections[index]
            let cells = section.cells.indices.compactMap {
                layoutAttributesForItem(at: IndexPath(item: $0, section: index))
            }
            let others = section.supplementaries.compactMap {
                layoutAttributesForSupplementaryView(
                    ofKind: $0.kind, at: IndexPath(item: 0, section: index))
            }
            return (cells + others).filter { $0.frame.overlaps(rect) }
        }
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry, geometry.contains(indexPath) else { return nil }
        let attributes = attributes(for: .cell(indexPath))
        var frame = geometry.sections[indexPath.section].cells[indexPath.item].frame
        let offset = orthogonalOffsets[indexPath.section] ?? 0
        frame = frame.offsetBy(
            dx: axis == .vertical ? -offset : 0, dy: axis == .vertical ? 0 : -offset)
        attributes.frame = frame
        return attributes
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry, geometry.sections.indices.contains(indexPath.section),
            let item = geometry.sections[indexPath.section].supplementaries.first(
                where: { $0.kind == elementKind })
        else { return nil }
        let attributes = attributes(for: .supplementary(elementKind, indexPath))
        attributes.frame = geometry.place(item, of: indexPath.section, visible: visible)
        attributes.zIndex = item.isPinned ? max(1, item.zIndex) : item.zIndex
        return attributes
    }

    private var visible: CGRect {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    }

    // MARK: Invalidation

    @_documentation(visibility: internal)
    open override func invalidateLayout(
        with context: UICollectionViewLayoutInvalidationContext
    ) {
        if !context.keepsPlaces { geometry = nil }
        // Visible views are measured again after a change that may affect them.
        if !context.keepsAnswers { asked = [] }
        // Each place may have another item now.
        if !context.keepsSizes { measured = [:] }
        super.invalidateLayout(with: context)
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size, old == newBounds.size else { return true }
        return geometry?.pinsAnything ?? false
    }

    @_documentation(visibility: internal)
    @discardableResult
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        guard let old = collectionView?.bounds.size, old == newBounds.size else {
            // The measurements were made for another width.
            measured = [:]
            return super.invalidationContext(forBoundsChange: newBounds)
        }
        return .make(for: self, .pinnedPlaces)
    }

    package override func surroundingsMayHaveChanged() {
        guard let collectionView, let surroundings,
            !surroundings.isSame(as: CompositionalSurroundings(of: collectionView))
        else { return }
        invalidateLayout()
    }

    // MARK: Measured sizes

    package override func asksForSize(
        of attributes: UICollectionViewLayoutAttributes, after answer: SizeAnswer?
    ) -> Bool {
        !asked.contains(attributes.element) && estimates(of: attributes.element) != .none
    }

    package override func viewDidAnswer(
        _ preferred: UICollectionViewLayoutAttributes,
        for original: UICollectionViewLayoutAttributes
    ) {
        asked.insert(original.element)
        if preferred.size == original.size { measured[original.element] = preferred.size }
    }

    override func askAgain(for element: CollectionElement) {
        asked.remove(element)
    }

    override func elementsMove(_ place: (CollectionElement) -> CollectionElement?) {
        let moved = measured.compactMap { element, size in place(element).map { ($0, size) } }
        measured = Dictionary(moved) { _, new in new }
    }

    /// Returns the estimated lengths of an element, which its view decides.
    package override func estimatedAxes(
        of attributes: UICollectionViewLayoutAttributes
    ) -> (width: Bool, height: Bool) {
        let estimates = estimates(of: attributes.element)
        return (estimates.width, estimates.height)
    }

    private func estimates(of element: CollectionElement) -> EstimatedAxes {
        guard let geometry, geometry.sections.indices.contains(element.path.section) else {
            return .none
        }
        let section = geometry.sections[element.path.section]
        switch element {
        case .cell(let path):
            return geometry.contains(path) ? section.cells[path.item].estimates : .none
        case .supplementary(let kind, _):
            return section.supplementaries.first { $0.kind == kind }?.estimates ?? .none
        case .decoration: return .none
        }
    }

    // Apple, `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`: true
    // if an estimated size changes.
    @_documentation(visibility: internal)
    @discardableResult
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        preferredAttributes.size != originalAttributes.size
    }

    // Visible content keeps its place while views above it are measured, as in tables
    // (telly/TLYShyNavBar#126). A visible view that is measured again grows at its end
    // (assumed: A43).
    @_documentation(visibility: internal)
    @discardableResult
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes)
        let frame = originalAttributes.frame
        let isKnown = measured[originalAttributes.element] != nil
        if isAboveWhatIsVisible(isKnown ? frame.maxY - 1 : frame.minY) {
            let growth = preferredAttributes.size.height - frame.height
            context.contentSizeAdjustment.height = growth
            context.contentOffsetAdjustment.y = growth
        }
        measured[originalAttributes.element] = preferredAttributes.size
        return context
    }

    private func isAboveWhatIsVisible(_ edge: CGFloat) -> Bool {
        guard let view = collectionView else { return false }
        return edge < view.bounds.minY && view.contentOffset.y > -view.adjustedContentInset.top
            && view.contentSize.height > view.bounds.height
    }
}
