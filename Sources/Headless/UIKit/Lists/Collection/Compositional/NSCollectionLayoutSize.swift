import CoreGraphics
import Foundation

/// The width or the height of an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    private let amount: CGFloat

    init(_ kind: Kind, _ amount: CGFloat) {
        self.kind = kind
        self.amount = amount
        super.init()
    }

    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth) as! Self
    }

    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight) as! Self
    }

    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.absolute, absoluteDimension) as! Self
    }

    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        NSCollectionLayoutDimension(.estimated, estimatedDimension) as! Self
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }
    open var dimension: CGFloat { amount }

    /// Returns the length inside of a container.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (amount * container.width).usableLength
        case .fractionalHeight: (amount * container.height).usableLength
        case .absolute, .estimated: amount.usableLength
        }
    }
}

/// The width and the height of an item in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.width = width
        self.height = height
        super.init()
    }

    public convenience init(
        widthDimension width: NSCollectionLayoutDimension,
        heightDimension height: NSCollectionLayoutDimension
    ) {
        self.init(width, height)
    }

    open var widthDimension: NSCollectionLayoutDimension { width }
    open var heightDimension: NSCollectionLayoutDimension { height }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: width.length(in: container), height: height.length(in: container))
    }
}

/// The lengths that a layout only estimates, so that the view decides them.
struct EstimatedAxes: Equatable, Sendable {
    static let none = EstimatedAxes(width: false, height: false)

    var width: Bool
    var height: Bool
}

extension EstimatedAxes {
    @MainActor
    init(_ size: NSCollectionLayoutSize) {
        self.init(
            width: size.widthDimension.isEstimated, height: size.heightDimension.isEstimated)
    }
}

/// The space between the items of a group.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    private let amount: CGFloat
    private let isFixed: Bool

    init(_ amount: CGFloat, isFixed: Bool) {
        self.amount = amount
        self.isFixed = isFixed
        super.init()
    }

    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(fixedSpacing, isFixed: true) as! Self
    }

    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false) as! Self
    }

    open var spacing: CGFloat { amount }
    open var isFixedSpacing: Bool { isFixed }
    open var isFlexibleSpacing: Bool { !isFixed }
}
