import CoreGraphics
import Foundation

/// A view that a collection view shows and uses again for other places.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    var identifier: String?

    open var reuseIdentifier: String? { identifier }

    /// Called before a collection view hands out the view for another place.
    open func prepareForReuse() {}

    // Apple, `apply(_:)`: the collection view itself applies what every view has; this is for the
    // attributes of subclasses.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    func place(by attributes: UICollectionViewLayoutAttributes) {
        bounds.size = attributes.size
        center = attributes.center
        if transform != attributes.transform { transform = attributes.transform }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        isHidden = attributes.isHidden
        apply(attributes)
    }
}
