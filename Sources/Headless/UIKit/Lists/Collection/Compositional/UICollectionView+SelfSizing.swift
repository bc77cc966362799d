import CoreGraphics
import Foundation

extension UICollectionView {
    /// Lets a view decide the size that its layout has only estimated.
    func askForSize(
        of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) {
        let layout = collectionViewLayout
        guard layout.asksForSize(of: attributes) else { return }
        view.estimatedAxes = layout.estimatedAxes(of: attributes)
        let isKnown = layout.knowsSize(of: attributes)
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext(.sizes))
        // General knowledge: what can be seen stays where it is while things above it are measured.
        // A view in sight that is measured again grows at its end (assumed: A43).
        let growth = preferred.size.height - attributes.size.height
        let edge = isKnown ? attributes.frame.maxY - 1 : attributes.frame.minY
        guard edge < bounds.minY, contentOffset.y > -adjustedContentInset.top,
            contentSize.height > bounds.height
        else { return }
        prepareLayoutIfNeeded()
        contentOffset.y += growth
    }
}
