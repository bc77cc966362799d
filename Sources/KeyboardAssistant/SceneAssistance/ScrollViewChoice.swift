import CoreGraphics
import UIKit

/// A scroll view around an input, or the input itself, as a candidate for showing the input above
/// the keyboard.
///
/// Lengths are vertical and in points.
struct ScrollViewCandidate: Equatable, Sendable {
    /// A Boolean value that indicates whether people can scroll the view vertically, or could with an
    /// inset for the keyboard.
    var scrollsVertically = true
    /// A Boolean value that indicates whether the keyboard covers a part of the view.
    var isCovered = true
    /// The length that the keyboard and the bars leave visible.
    var visibleLength: CGFloat
    /// The length of the whole input.
    var inputLength: CGFloat
    /// The length of the smallest part of the input that has to be visible.
    var lineLength: CGFloat

    /// Returns the index of the nearest of `candidates`, in order from the inside out, that can show
    /// the input, or its line at least; `nil` if none can.
    ///
    /// A candidate for all of the input is preferred to one for only the line. Candidates outside of
    /// the keyboard come last, because there is nothing to avoid.
    ///
    /// - Parameter current: The candidate in use. It is kept as long as it helps, because its inset
    ///   uncovers the candidates inside.
    static func nearestThatHelps(
        _ candidates: [ScrollViewCandidate], current: Int? = nil
    ) -> Int? {
        let order = order(of: candidates)
        if let current, candidates[current].scrollsVertically,
            candidates[current].visibleLength >= candidates[current].lineLength
        {
            return current
        }
        return order.first { candidates[$0].visibleLength >= candidates[$0].inputLength }
            ?? order.first { candidates[$0].visibleLength >= candidates[$0].lineLength }
    }

    /// Returns the index of the candidate that can show the largest part of the input; `nil` if none
    /// can show any of the input.
    static func showingLargestPart(_ candidates: [ScrollViewCandidate]) -> Int? {
        order(of: candidates).filter { candidates[$0].visibleLength > 0 }
            .max { candidates[$0].visibleLength < candidates[$1].visibleLength }
    }

    /// Returns the indices of the scrollable candidates that the keyboard covers or, if there are none,
    /// of all scrollable candidates.
    private static func order(of candidates: [ScrollViewCandidate]) -> [Int] {
        let usable = candidates.indices.filter { candidates[$0].scrollsVertically }
        let covered = usable.filter { candidates[$0].isCovered }
        return covered.isEmpty ? usable : covered
    }
}

extension UIView {
    /// Returns the help that scroll views around this input can give above `keyboard`.
    ///
    /// - Parameters:
    ///   - scrollViews: The scroll views, from the inside out; `nil` for all of them.
    ///   - current: The scroll view in use. It is kept as long as it helps.
    ///   - safeArea: The height added to the safe area around the scroll views, in points. They are
    ///     judged without this height, because a scroll view that helps replaces the added safe area.
    func scrollViewHelp(
        of scrollViews: [UIScrollView]? = nil, under keyboard: KeyboardGeometry?,
        preferring current: UIScrollView?, without safeArea: CGFloat = 0
    ) -> AssistanceFacts.ScrollViewHelp {
        let scrollViews =
            scrollViews
            ?? sequence(first: self, next: \.superview).compactMap { $0 as? UIScrollView }
        let candidates = scrollViews.map {
            $0.candidate(for: self, under: keyboard, movedDownBy: safeArea)
        }
        let index = scrollViews.firstIndex { $0 === current }
        if let index = ScrollViewCandidate.nearestThatHelps(candidates, current: index) {
            let scrollView = scrollViews[index]
            if scrollView.isServedByTableController { return .avoidsKeyboard }
            let isIdle = scrollView === self && !candidates[index].isCovered && !hidesContent
            return isIdle ? .isIdle(scrollView) : .scrolls(scrollView)
        }
        guard let index = ScrollViewCandidate.showingLargestPart(candidates) else { return .none }
        let scrollView = scrollViews[index]
        return scrollView.isServedByTableController ? .avoidsKeyboard : .showsPart(scrollView)
    }
}

extension UIScrollView {
    fileprivate func candidate(
        for input: UIView, under keyboard: KeyboardGeometry?, movedDownBy distance: CGFloat
    ) -> ScrollViewCandidate {
        let geometry = geometry(under: keyboard, around: input, movedDownBy: distance)
        let whole = max(input.bounds.height, input.growingWrapper?.bounds.height ?? 0)
        return ScrollViewCandidate(
            scrollsVertically: isScrollEnabled && !scrollsOnlySideways,
            isCovered: geometry.covered > 0, visibleLength: geometry.visibleLength,
            inputLength: whole, lineLength: input is UITextView ? min(whole, Self.line) : whole)
    }

    /// The length of a line and its surroundings, in points.
    private static let line: CGFloat = 44
}
