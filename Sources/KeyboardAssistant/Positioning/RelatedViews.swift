import CoreGraphics
import UIKit

/// The spans of the views that belong to an input, in points from the top of the input.
///
/// The rows of a form tend to be alike. With the spans of one row as the estimate for another row's
/// input, one scroll brings that input to its final position.
struct RelativeGroup: Equatable, Sendable {
    /// The height of the input.
    var height: CGFloat = 0
    var spans: [ClosedRange<CGFloat>] = []

    /// Returns the expected spans of the views that belong to an input at `input`; none for an input of
    /// another height, because its row is of another kind.
    func spans(beside input: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
        guard abs(input.length - height) < 0.5 else { return [] }
        return spans.map { $0.lowerBound + input.lowerBound...$0.upperBound + input.lowerBound }
    }
}

/// An input, with everything that determines the visible part of the input and of the views around.
@MainActor
struct PositionedInput {
    var view: UIView
    /// The point at which editing continues.
    var point: EditPoint
    /// The views that belong to the input, the most important one first.
    var related: [UIView] = []
    /// The distance between the input and the edge to which it is scrolled, in points.
    var offset: CGFloat = 0
}

extension UIScrollView {
    /// Returns the spans of the views that belong to `input`, relative to the input; `nil` if the input
    /// has no usable frame.
    func group(of input: PositionedInput) -> RelativeGroup? {
        let frame = input.view.convert(input.view.bounds, to: self)
        guard frame.isFinite else { return nil }
        return RelativeGroup(
            height: frame.height,
            spans: spans(relatedTo: input).map {
                $0.lowerBound - frame.minY...$0.upperBound - frame.minY
            })
    }

    /// Returns the spans, in content coordinates, of the shown views that belong to `input` and
    /// scroll together with it.
    func spans(relatedTo input: PositionedInput) -> [ClosedRange<CGFloat>] {
        input.related.compactMap { view in
            guard view !== input.view, view !== self, view.isDescendant(of: self) else {
                return nil
            }
            return clippedSpan(of: view, besides: input.view)
        }
    }

    /// Returns the span of `view`, clipped by the scroll views inside of this one; `nil` if `view`
    /// isn't shown, or if one of these scroll views doesn't also contain `input`.
    private func clippedSpan(of view: UIView, besides input: UIView) -> ClosedRange<CGFloat>? {
        let containers = Array(view.superviews(below: self))
        guard view.isShown, containers.allSatisfy(\.isShown) else { return nil }
        var (rect, space) = (view.bounds, view)
        for case let inner as UIScrollView in containers {
            guard input.isDescendant(of: inner) else { return nil }
            rect = space.convert(rect, to: inner).intersection(inner.bounds)
            space = inner
        }
        rect = space.convert(rect, to: self)
        guard rect.isFinite, rect.height > 0 else { return nil }
        return rect.minY...rect.maxY
    }
}
