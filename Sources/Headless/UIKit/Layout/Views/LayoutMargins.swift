import CoreGraphics

/// The margins that were set for a view.
struct LayoutMargins: Equatable {
    /// The margins that the app chose; `nil` if it chose none.
    var chosen: Chosen?
    var preservesSuperview = false
    var followsSafeArea = true

    enum Chosen: Equatable {
        case fixed(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }

    // UIKit: 8 points on each side (Apple, layoutMargins). The root view of a controller has 16 at
    // the sides, 20 where it is wide (Apple, systemMinimumLayoutMargins), and none above and below.
    func insets(rootWidth: CGFloat?, isRightToLeft: Bool) -> UIEdgeInsets {
        switch chosen {
        case .fixed(let insets): return insets
        case .directional(let insets): return insets.resolved(isRightToLeft: isRightToLeft)
        case nil:
            guard let rootWidth else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
            let side: CGFloat = rootWidth >= 414 ? 20 : 16
            return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
    }
}

extension NSDirectionalEdgeInsets {
    func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }

    init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }
}

extension UIEdgeInsets {
    /// Returns the larger of two distances on each side.
    func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
