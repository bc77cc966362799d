import CoreGraphics
import UIKit

extension UIView {
    /// The views, which lie in this one, in the order in which they are read.
    func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let order = ReadingOrder(
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(places: views.map { $0.readingPlace(in: self) }).map { views[$0] }
    }

    private func readingPlace(in root: UIView) -> ReadingPlace {
        let containers = sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root }
        return ReadingPlace(
            frame: convert(bounds, to: root),
            windows: containers.filter(\.cutsOff).reversed().map {
                .init(id: ObjectIdentifier($0), frame: $0.convert($0.bounds, to: root))
            })
    }

    /// Whether it scrolls, and holds more than it shows.
    ///
    /// Insets do not count: they come and go with the keyboard.
    var cutsOff: Bool {
        guard let scroll = self as? UIScrollView else { return false }
        return scroll.contentSize.width > bounds.width || scroll.contentSize.height > bounds.height
    }
}
