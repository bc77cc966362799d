import UIKit

/// A scroll view that counts how often its offset is set.
final class CountedScrollView: UIScrollView {
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            Tally.current.offsetWrites += 1
            super.contentOffset = newValue
        }
    }
}

/// A table that counts how often its offset is set.
final class CountedTableView: UITableView {
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            Tally.current.offsetWrites += 1
            super.contentOffset = newValue
        }
    }
}

/// A collection view that counts how often its offset is set.
final class CountedCollectionView: UICollectionView {
    override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            Tally.current.offsetWrites += 1
            super.contentOffset = newValue
        }
    }
}
