import CoreGraphics
import UIKit

/// The places of elements in the order of reading: from the top, and from the leading side.
///
/// Elements in another scroll view are read at the place of that scroll view: a list beside another one
/// comes as a whole, and elements that have scrolled below a bar don't come after the bar. The system
/// reads its own bars where they belong, though the bars are in front of the content.
@MainActor
struct ReadingPlaces {
    private struct Place {
        let frame: CGRect
        /// The scroll views around the element, from the outside, and their frames.
        let scrolls: [(view: UIScrollView, frame: CGRect)]
        /// A Boolean value that indicates whether the element is in one of the system's bars.
        let isInBar: Bool

        /// Returns the frames of the place and of another one, or of the scroll views that separate the
        /// two.
        func apart(from other: Place) -> (CGRect, CGRect) {
            let common = zip(scrolls, other.scrolls).prefix { $0.view === $1.view }.count
            return (
                scrolls.dropFirst(common).first?.frame ?? frame,
                other.scrolls.dropFirst(common).first?.frame ?? other.frame
            )
        }
    }

    private let places: [Place]
    private let isReversed: Bool

    init(of elements: [UIView], in root: UIView) {
        isReversed = root.isReversed
        places = elements.map { element in
            let scrolls = element.scrollViewsAround.filter { $0.isDescendant(of: root) }
            return Place(
                frame: element.convert(element.bounds, to: root),
                scrolls: scrolls.reversed().map { ($0, $0.convert($0.bounds, to: root)) },
                isInBar: sequence(first: element, next: \.superview).contains(where: \.isSystemBar))
        }
    }

    /// Returns a Boolean value that indicates whether an element comes after one that is read later.
    func isLate(_ index: Int) -> Bool {
        places[..<index].contains { earlier in
            guard !places[index].isInBar, !earlier.isInBar else { return false }
            let (own, other) = places[index].apart(from: earlier)
            return own.isRead(before: other, isReversed)
        }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangle is read before another one.
    func isRead(before other: CGRect, _ isReversed: Bool) -> Bool {
        if maxY <= other.minY { return true }
        guard minY < other.maxY else { return false }
        return isReversed ? minX >= other.maxX : maxX <= other.minX
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view is read from right to left.
    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    fileprivate var isSystemBar: Bool {
        self is UINavigationBar || self is UIToolbar || self is UITabBar
    }

    /// The scroll views around the view, from the inside.
    var scrollViewsAround: [UIScrollView] {
        sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
    }
}
