import CoreGraphics
import Foundation

/// Where one element of a collection view is, and how it looks there.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
    private let category: UICollectionView.ElementCategory
    private let kind: String?

    private init(
        _ category: UICollectionView.ElementCategory, kind: String?, indexPath: IndexPath
    ) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(.cell, kind: nil, indexPath: indexPath)
    }

    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init(.supplementaryView, kind: elementKind, indexPath: indexPath)
    }

    open var indexPath: IndexPath
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    open var representedElementKind: String? { kind }

    open var size = CGSize.zero
    open var center = CGPoint.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false

    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The same in an interface that runs the other way, in content of this width.
    func mirrored(in width: CGFloat) -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(category, kind: kind, indexPath: indexPath)
        copy.size = size
        copy.center = CGPoint(x: width - center.x, y: center.y)
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }
}
