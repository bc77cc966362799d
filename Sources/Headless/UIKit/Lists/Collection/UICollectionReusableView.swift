import CoreGraphics
import Foundation

/// A view that a collection view shows and reuses.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    var identifier: String?
    /// A Boolean value that indicates whether the view is a placeholder after a fault.
    var isFaulty = false

    open var reuseIdentifier: String? { identifier }

    /// Called before a collection view returns the view for another element.
    open func prepareForReuse() {}

    // Apple, `apply(_:)`: the collection view applies the attributes of all views itself. The
    // method is for attributes of subclasses.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    // Apple, `preferredLayoutAttributesFitting(_:)`: the size that fits the content, on the axes
    // that the layout estimates.
    @discardableResult
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        if estimatedAxes.width {
            copy.size.width =
                sizedContent.systemLayoutSizeFitting(
                    CGSize(width: 0, height: copy.size.height),
                    withHorizontalFittingPriority: .fittingSizeLevel,
                    verticalFittingPriority: estimatedAxes.height ? .fittingSizeLevel : .required
                ).width
        }
        if estimatedAxes.height {
            copy.size.height = sizedContent.heightOfContent(forWidth: copy.size.width)
        }
        return copy
    }

    // Apple, both: called before and after a change of the layout.
    open func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    open func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) {}

    /// The last answer about the view's size, since it was last reused.
    var sizeAnswer: SizeAnswer?

    /// The lengths to be decided by the view.
    var estimatedAxes = (width: false, height: false)

    /// The view whose constraints decide the size.
    var sizedContent: UIView { self }

    func place(by attributes: UICollectionViewLayoutAttributes) {
        setSize(attributes.size, center: attributes.center)
        if transform3D != attributes.transform3D { transform3D = attributes.transform3D }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        isHidden = attributes.isHidden
        apply(attributes)
    }
}
