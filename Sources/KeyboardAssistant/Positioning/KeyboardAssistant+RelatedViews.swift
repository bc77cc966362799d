import CoreGraphics
import UIKit

// The views that are kept visible together with an input.
extension KeyboardAssistant {
    /// Sets the views that belong to `inputItem`, such as its label, its error message, or the
    /// button below it, and are kept visible together with it.
    ///
    /// The input comes first, and then the views in this order, as far as they fit above the
    /// keyboard. Of a view that doesn't fit, the part closest to the input is shown. Views that are
    /// hidden, that have no height, or that aren't in the same scroll view as the input don't
    /// count. The distance to the keyboard gives way before a view is cut off. The assistant
    /// doesn't retain the views. An empty array removes them.
    ///
    /// A view that appears or grows while the input is being edited is shown in the same layout
    /// pass, unless people have scrolled the input away.
    public func setRelatedViews(_ views: [UIView], for inputItem: UIView) {
        let inputItem = inputItem.editedInput
        setViews[inputItem] = views.isEmpty ? nil : views.map(WeakBox.init)
        guard running != nil, inputItem === inputToPosition,
            let keyboard = keyboardHost.flatMap(geometry)
        else { return }
        observeLayout(under: keyboard)
        guard !isResponding else { return }
        recording(.app) { animate(with: defaultAnimation) { self.layoutChanged() } }
    }

    /// Returns `input` with all that determines which part of it, and around it, is visible.
    func positioned(_ input: UIView) -> PositionedInput {
        PositionedInput(view: input, point: editPoint(in: input), related: views(relatedTo: input))
    }

    /// Returns the views that belong to `input`: what is around a growing text view, followed by
    /// those that were set, and those that the closure returns.
    func views(relatedTo input: UIView) -> [UIView] {
        let views = setViews[input]?.compactMap(\.object) ?? []
        return wrapper(of: input) + views + (relatedViews?(input) ?? [])
    }

    private func wrapper(of input: UIView) -> [UIView] {
        guard let wrapper = input.growingWrapper, let scrollView, wrapper !== scrollView,
            wrapper.isDescendant(of: scrollView)
        else { return [] }
        return [wrapper]
    }

    /// Records where the views that belong to `input` are, for the row to which people move next.
    func recordGroup(of input: UIView, in scrollView: UIScrollView) {
        let frame = input.convert(input.bounds, to: scrollView)
        guard frame.isFinite else { return }
        lastGroup = RelativeGroup(
            height: frame.height,
            spans: scrollView.spans(relatedTo: positioned(input)).map {
                $0.lowerBound - frame.minY...$0.upperBound - frame.minY
            })
    }
}

/// The spans of the views that belong to an input, relative to its top, in points.
///
/// The rows of a form tend to be alike. If an input in another row is expected to have the same
/// views, one scroll brings it to where it will be positioned.
struct RelativeGroup: Equatable, Sendable {
    /// The height of the input.
    var height: CGFloat = 0
    var spans: [ClosedRange<CGFloat>] = []

    /// Returns the spans of the views that are expected to belong to an input at `input`; none if
    /// its height is another one, because it isn't in such a row then.
    func spans(beside input: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
        guard abs(input.length - height) < 0.5 else { return [] }
        return spans.map { $0.lowerBound + input.lowerBound...$0.upperBound + input.lowerBound }
    }
}

/// An input with all that determines which part of it, and around it, is visible.
@MainActor
struct PositionedInput {
    var view: UIView
    /// The point at which editing continues.
    var point: EditPoint
    /// The views that belong to the input, the most important one first.
    var related: [UIView] = []
}

extension UIScrollView {
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

    /// Returns the span of `view`, clipped by the scroll views around it; `nil` if it isn't shown,
    /// or if one of these scroll views doesn't also contain `input`.
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
