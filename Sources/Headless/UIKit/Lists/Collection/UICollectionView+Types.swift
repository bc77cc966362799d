import Foundation

extension UICollectionView {
    public typealias SelfSizingInvalidation = UICollectionViewSelfSizingInvalidation

    public typealias ScrollDirection = UICollectionViewScrollDirection

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var top: UICollectionView.ScrollPosition {
            ScrollPosition(rawValue: 1 << 0)
        }

        public static var centeredVertically: UICollectionView.ScrollPosition {
            ScrollPosition(rawValue: 1 << 1)
        }

        public static var bottom: UICollectionView.ScrollPosition {
            ScrollPosition(rawValue: 1 << 2)
        }

        public static var left: UICollectionView.ScrollPosition {
            ScrollPosition(rawValue: 1 << 3)
        }

        public static var centeredHorizontally: UICollectionView.ScrollPosition {
            ScrollPosition(rawValue: 1 << 4)
        }

        public static var right: UICollectionView.ScrollPosition {
            ScrollPosition(rawValue: 1 << 5)
        }
    }

    public typealias ElementCategory = UICollectionElementCategory
}
