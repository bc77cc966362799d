import CoreGraphics
import Foundation

/// A scroll view with the groups of a section that scrolls orthogonally.
final class OrthogonalScrollView: UIScrollView {
    private weak var collection: UICollectionView?
    private let section: Int
    private var geometry: CompositionalGeometry.Orthogonal?
    private var isVertical = false
    private var isMirrored = false

    init(section: Int, of collection: UICollectionView) {
        self.section = section
        self.collection = collection
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        backgroundColor = nil
    }

    required init?(coder: NSCoder) {
        nil
    }

    func adopt(_ new: CompositionalGeometry.Orthogonal, frame: CGRect, axis: FlowAxis) {
        let isNew = geometry == nil
        let mirrors = collection?.mirror != nil
        let offset = isNew ? initialOffset(new, frame) : offsetFromLeft
        geometry = new
        isVertical = axis == .horizontal
        isMirrored = mirrors
        isPagingEnabled = new.behavior == .paging
        if self.frame != frame { self.frame = frame }
        contentSize =
            isVertical
            ? CGSize(width: frame.width, height: new.length)
            : CGSize(width: new.length, height: frame.height)
        if isNew || offset != offsetFromLeft { setOffset(fromLeft: offset, animated: false) }
    }

    private func initialOffset(
        _ new: CompositionalGeometry.Orthogonal, _ frame: CGRect
    ) -> CGFloat {
        guard new.behavior == .groupPagingCentered, let first = new.boundaries.first else {
            return 0
        }
        return centered(first, new, frame.width)
    }

    private func centered(
        _ boundary: CGFloat, _ geometry: CompositionalGeometry.Orthogonal, _ width: CGFloat
    ) -> CGFloat { boundary + geometry.inset - (width - geometry.groupLength) / 2 }

    // MARK: Offsets

    /// The distance of the content from its beginning, which is on the right in a right-to-left
    /// layout.
    var offsetFromLeft: CGFloat {
        if isVertical { return contentOffset.y }
        return isMirrored ? contentSize.width - bounds.width - contentOffset.x : contentOffset.x
    }

    func setOffset(fromLeft offset: CGFloat, animated: Bool) {
        let place = isMirrored && !isVertical ? contentSize.width - bounds.width - offset : offset
        setContentOffset(
            isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0), animated: animated)
    }

    /// Converts a frame on the collection view to the content's coordinates.
    func frame(ofVisible frame: CGRect) -> CGRect {
        frame.offsetBy(
            dx: -self.frame.minX + contentOffset.x, dy: -self.frame.minY + contentOffset.y)
    }

    package override func boundsOriginDidChange(from old: CGPoint) {
        super.boundsOriginDidChange(from: old)
        collection?.orthogonalOffsetDidChange(section, to: offsetFromLeft)
    }

    func scroll(
        to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let collection, let visible = collection.attributes(of: .cell(path))?.frame else {
            return
        }
        let place = frame(ofVisible: visible)
        let target = CGPoint(
            x: ItemScrolling(axis: horizontal).offset(
                showing: place.minX, length: place.width, at: position.horizontal,
                from: contentOffset.x),
            y: ItemScrolling(axis: vertical).offset(
                showing: place.minY, length: place.height, at: position.vertical,
                from: contentOffset.y))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // Apple, `UICollectionLayoutSectionOrthogonalScrollingBehavior`: the places at which the
    // content stops.
    package override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let geometry, !isVertical else { return proposed }
        let last = max(0, contentSize.width - bounds.width)
        let wanted = isMirrored ? last - proposed.x : proposed.x
        let found: CGFloat
        switch geometry.behavior {
        case .continuousGroupLeadingBoundary: found = nearest(to: wanted, geometry.boundaries)
        case .groupPaging: found = neighbor(toward: wanted, geometry.boundaries)
        case .groupPagingCentered:
            found = neighbor(
                toward: wanted, geometry.boundaries.map { centered($0, geometry, bounds.width) })
        default: return proposed
        }
        let offset = min(max(found, min(0, found)), max(last, 0))
        return CGPoint(x: isMirrored ? last - offset : offset, y: proposed.y)
    }

    private func nearest(to offset: CGFloat, _ places: [CGFloat]) -> CGFloat {
        places.min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }

    /// Returns the offset nearest to a proposed one, at most one group away from the current one.
    private func neighbor(toward offset: CGFloat, _ places: [CGFloat]) -> CGFloat {
        let present = nearest(to: offsetFromLeft, places)
        guard let index = places.firstIndex(of: present) else { return offset }
        let target = places.firstIndex(of: nearest(to: offset, places)) ?? index
        return places[min(max(target, index - 1), index + 1)]
    }
}

extension UICollectionView {
    func orthogonalView(of section: Int) -> OrthogonalScrollView? {
        prepareLayoutIfNeeded()
        placeOrthogonalViews()
        return orthogonalViews[section]
    }

    /// Adds a scroll view for each section that scrolls orthogonally.
    func placeOrthogonalViews() {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
            let geometry = layout.geometry
        else { return removeOrthogonalViews(but: []) }
        var present: Set<Int> = []
        for (index, section) in geometry.sections.enumerated() {
            guard let orthogonal = section.orthogonal else { continue }
            present.insert(index)
            let view = orthogonalViews[index] ?? OrthogonalScrollView(section: index, of: self)
            if orthogonalViews[index] == nil {
                orthogonalViews[index] = view
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            }
            view.adopt(
                orthogonal, frame: mirror?.mirrored(orthogonal.frame) ?? orthogonal.frame,
                axis: geometry.axis)
        }
        removeOrthogonalViews(but: present)
    }

    private func removeOrthogonalViews(but present: Set<Int>) {
        for (section, view) in orthogonalViews where !present.contains(section) {
            orthogonalViews[section] = nil
            view.removeFromSuperview()
            (collectionViewLayout as? UICollectionViewCompositionalLayout)?
                .orthogonalOffsets[section] = nil
        }
    }

    func orthogonalOffsetDidChange(_ section: Int, to offset: CGFloat) {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?
            .orthogonalOffsets[section] = offset
        setNeedsLayout()
    }

    /// Returns the superview of an element's view.
    func container(of element: CollectionElement) -> UIView {
        guard case .cell(let path) = element else { return self }
        return orthogonalViews[path.section] ?? self
    }

    func place(
        _ view: UICollectionReusableView, _ element: CollectionElement,
        _ attributes: UICollectionViewLayoutAttributes
    ) {
        guard let across = container(of: element) as? OrthogonalScrollView,
            let inside = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return view.place(by: attributes) }
        inside.frame = across.frame(ofVisible: attributes.frame)
        if view.superview != nil, view.superview !== across { across.addSubview(view) }
        view.place(by: inside)
    }
}
