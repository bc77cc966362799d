import CoreGraphics
import UIKit

/// A scroll view around an input, or the input itself, as a candidate for showing the input above
/// the keyboard.
///
/// Lengths are vertical and in points.
struct ScrollViewCandidate: Equatable, Sendable {
    /// A Boolean value that indicates whether people can scroll it vertically, or could if there
    /// were room for the keyboard.
    var scrollsVertically = true
    /// A Boolean value that indicates whether the keyboard covers a part of it.
    var isCovered = true
    /// The length of what the keyboard and the bars leave visible.
    var visibleLength: CGFloat
    /// The length of the whole input.
    var inputLength: CGFloat
    /// The length of the part of the input that has to be visible at least.
    var lineLength: CGFloat

    /// Returns the index of the nearest of `candidates`, which are in order from the inside out,
    /// that can show the input; `nil` if none can show any of it.
    ///
    /// One that can show all of the input is preferred to one that can show only its line, and
    /// that to the one that can show the largest part. One that the keyboard doesn't cover comes
    /// last, because there is nothing to avoid in it.
    ///
    /// - Parameter current: The candidate in use. It is kept as long as it helps, because the room
    ///   in it uncovers those inside it.
    static func nearestThatHelps(
        _ candidates: [ScrollViewCandidate], current: Int? = nil
    ) -> Int? {
        let usable = candidates.indices.filter { candidates[$0].scrollsVertically }
        if let current, usable.contains(current),
            candidates[current].visibleLength >= candidates[current].lineLength
        {
            return current
        }
        let covered = usable.filter { candidates[$0].isCovered }
        let order = covered.isEmpty ? usable : covered
        return order.first { candidates[$0].visibleLength >= candidates[$0].inputLength }
            ?? order.first { candidates[$0].visibleLength >= candidates[$0].lineLength }
            ?? order.filter { candidates[$0].visibleLength > 0 }
            .max { candidates[$0].visibleLength < candidates[$1].visibleLength }
    }
}

extension UIView {
    /// Returns the nearest scroll view around this input that can show it above `keyboard`, or
    /// `current` if that still can.
    func nearestScrollView(
        thatHelpsUnder keyboard: KeyboardGeometry?, preferring current: UIScrollView?
    ) -> UIScrollView? {
        let scrollViews = sequence(first: self, next: \.superview)
            .compactMap { $0 as? UIScrollView }
        let candidates = scrollViews.map { $0.candidate(for: self, under: keyboard) }
        let index = scrollViews.firstIndex { $0 === current }
        return ScrollViewCandidate.nearestThatHelps(candidates, current: index)
            .map { scrollViews[$0] }
    }
}

extension UIScrollView {
    fileprivate func candidate(
        for input: UIView, under keyboard: KeyboardGeometry?
    ) -> ScrollViewCandidate {
        let geometry = geometry(under: keyboard)
        let whole = input.bounds.height
        return ScrollViewCandidate(
            scrollsVertically: isScrollEnabled && !scrollsOnlySideways,
            isCovered: geometry.covered > 0, visibleLength: geometry.visibleLength,
            inputLength: whole, lineLength: input is UITextView ? min(whole, Self.line) : whole)
    }

    /// The length of a line with its surroundings, in points.
    private static let line: CGFloat = 44
}
