import CoreGraphics
import Foundation
import QuartzCore

/// The frame and the appearance of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    var element = CollectionElement.cell(IndexPath(item: 0, section: 0))

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        element = .cell(indexPath)
    }

    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init()
        element = .supplementary(elementKind, indexPath)
    }

    public convenience init(
        forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
        self.init()
        element = .decoration(decorationViewKind, indexPath)
    }

    open var indexPath: IndexPath {
        get { element.path }
        set { element = element.moved(to: newValue) }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { element.category }

    open var representedElementKind: String? { element.kind }

    // MARK: Appearance

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // Apple, `frame`: setting it sets size and center; with a transform, it is the bounding
    // rectangle.
    open var frame: CGRect {
        get {
            let half = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            guard newValue.isUsable else { return }
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    // MARK: Copying

    @_documentation(visibility: internal)
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.make(type(of: self), for: element)
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    // MARK: Comparing

    // Apple's reference, "Subclassing Notes": attributes are compared by their values, and
    // subclasses compare those that they add.
    @_documentation(visibility: internal)
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { hasValues(of: other) }
    }

    @_documentation(visibility: internal)
    nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

    private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
        element == other.element && center == other.center && size == other.size
            && transform3D == other.transform3D && alpha == other.alpha
            && zIndex == other.zIndex && isHidden == other.isHidden
    }
}

// Attributes of a class that is known only at run time (see `MadeByClass`).
extension UICollectionViewLayoutAttributes {
    fileprivate convenience init(made element: CollectionElement) {
        self.init()
        self.element = element
    }

    @_optimize(none)
    static func make(
        _ type: UICollectionViewLayoutAttributes.Type, for element: CollectionElement
    ) -> UICollectionViewLayoutAttributes {
        unsafeBitCast(type, to: FinalAttributes.Type.self).init(made: element)
            as UICollectionViewLayoutAttributes
    }
}

private final class FinalAttributes: UICollectionViewLayoutAttributes {}
