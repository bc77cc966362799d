import CoreGraphics
import Foundation

/// The frame and the appearance of an element of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
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

    open var indexPath: IndexPath {
        get { element.path }
        set { element = element.moved(to: newValue) }
    }

    open var representedElementCategory: UICollectionView.ElementCategory {
        element.kind == nil ? .cell : .supplementaryView
    }

    open var representedElementKind: String? { element.kind }

    // MARK: Appearance

    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

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
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate }
    }

    private var duplicate: UICollectionViewLayoutAttributes {
        let copy = Self.make(type(of: self))
        copy.element = element
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }
}

// A copy is of the same class, whose initializer is found as `ReusePool` finds that of a cell.
extension UICollectionViewLayoutAttributes {
    fileprivate convenience init(like element: CollectionElement) {
        self.init()
        self.element = element
    }

    // The optimizer would make an object of the final class itself.
    @_optimize(none)
    fileprivate static func make(
        _ type: UICollectionViewLayoutAttributes.Type
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: 0, section: 0)
        return unsafeBitCast(type, to: AnyAttributes.Type.self).init(like: .cell(path))
            as UICollectionViewLayoutAttributes
    }
}

private final class AnyAttributes: UICollectionViewLayoutAttributes {}
