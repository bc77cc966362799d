import Foundation

extension UICollectionView {
    // Apple, `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`: the
    // layout is asked if the view prefers other attributes.
    /// Lets a view decide the size that its layout has estimated.
    func askForSize(
        of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) {
        let layout = collectionViewLayout
        guard layout.asksForSize(of: attributes, after: view.sizeAnswer) else { return }
        view.estimatedAxes = layout.estimatedAxes(of: attributes)
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        view.sizeAnswer = SizeAnswer(asked: attributes.size, preferred: preferred.size)
        layout.viewDidAnswer(preferred, for: attributes)
        guard !preferred.isEqual(attributes),
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }
}
