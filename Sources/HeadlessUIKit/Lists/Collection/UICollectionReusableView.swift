import CoreGraphics
import Foundation

/// A view that a collection view uses again: a cell, a header or a footer.
@MainActor open class UICollectionReusableView: UIView {
    var identifier: String?

    open var reuseIdentifier: String? { identifier }

    /// Called before a collection view hands out the view for another element.
    open func prepareForReuse() {}

    /// Called with the attributes that the layout gave to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    func take(_ attributes: UICollectionViewLayoutAttributes) {
        bounds.size = attributes.size
        center = attributes.center
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        apply(attributes)
    }
}
