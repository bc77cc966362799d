import CoreGraphics
import Foundation

extension UICollectionView {
    /// Lets a view decide the size that its layout has estimated.
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
        // Visible content keeps its place while views above it are measured, as in tables
        // (telly/TLYShyNavBar#126). A visible view that is measured again grows at its end
        // (assumed: A43).
        let growth = preferred.size.height - attributes.size.height
        let edge = isKnown ? attributes.frame.maxY - 1 : attributes.frame.minY
        guard edge < bounds.minY, contentOffset.y > -adjustedContentInset.top,
            contentSize.height > bounds.height
        else { return }
        prepareLayoutIfNeeded()
        correctOffset(to: CGPoint(x: contentOffset.x, y: contentOffset.y + growth))
    }
}
