import CoreGraphics
import UIKit

extension UIView {
    /// A Boolean value that indicates whether this view is neither hidden nor clear, whatever its
    /// superviews are.
    ///
    /// UIKit passes over views that are hidden or all but clear, 0.01 being the limit (Apple's
    /// reference of `hitTest(_:with:)`).
    var isShown: Bool { !isHidden && alpha > 0.01 }

    /// A Boolean value that indicates whether this view scrolls, and has more content than it
    /// shows.
    ///
    /// Insets do not count: they come and go with the keyboard.
    var hidesContent: Bool {
        guard let scroll = self as? UIScrollView else { return false }
        return scroll.contentSize.width > bounds.width || scroll.contentSize.height > bounds.height
    }

    /// Returns `views`, which are descendants of this view, in the order in which they are read.
    func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let order = ReadingOrder(
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(items: views.map { $0.readingItem(in: self) }).map { views[$0] }
    }

    private func readingItem(in root: UIView) -> ReadingOrder.Item {
        let containers = sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root }
        return ReadingOrder.Item(
            frame: convert(bounds, to: root),
            scrollers: containers.filter(\.hidesContent).reversed().map {
                .init(id: ObjectIdentifier($0), frame: $0.convert($0.bounds, to: root))
            })
    }
}
