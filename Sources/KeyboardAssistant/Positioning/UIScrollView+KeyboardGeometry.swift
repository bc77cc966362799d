import CoreGraphics
import UIKit

/// The vertical span of an input to keep visible, in the content coordinates of a scroll view.
struct RevealTarget: Equatable, Sendable {
    /// The span of the input and of the views that belong to it.
    var span: ClosedRange<CGFloat>
    /// A Boolean value that indicates whether the span includes only the edited line, because the input
    /// is taller than the visible area.
    var isLine = false
}

extension UIScrollView {
    /// Returns the vertical axis of the scroll view under `keyboard`, and beneath the header that
    /// floats over `view` at the top of a list.
    ///
    /// With `awaitsInset`, another avoider will shrink the scroll view by the covered height, so that
    /// the content will extend that much further. With `distance`, the result is for a scroll view so
    /// many points further down.
    func geometry(
        under keyboard: KeyboardGeometry?, awaitsInset: Bool = false, around view: UIView,
        movedDownBy distance: CGFloat = 0
    ) -> ScrollGeometry {
        geometry(
            under: keyboard, awaitsInset: awaitsInset,
            beneath: floatingHeaderHeight(over: view), movedDownBy: distance)
    }

    /// Returns the vertical axis of the scroll view under `keyboard`, and beneath the header that
    /// floats over the row at `rect`.
    func geometry(
        under keyboard: KeyboardGeometry?, awaitsInset: Bool, aroundRowAt rect: CGRect
    ) -> ScrollGeometry {
        geometry(
            under: keyboard, awaitsInset: awaitsInset,
            beneath: floatingHeaderHeight(overRowAt: rect), movedDownBy: 0)
    }

    private func geometry(
        under keyboard: KeyboardGeometry?, awaitsInset: Bool, beneath header: CGFloat,
        movedDownBy distance: CGFloat
    ) -> ScrollGeometry {
        let frame = convert(bounds, to: nil)
        let covered = keyboard?.cover(of: frame, movedDownBy: distance) ?? 0
        var axis = ScrollAxis(.vertical, of: self)
        if awaitsInset { axis.endInset = max(axis.endInset, covered) }
        return ScrollGeometry(axis: axis, covered: covered, coveredAtStart: header)
    }

    /// Scrolls vertically to `offset`, unless the content is already there and stays.
    func scroll(to offset: CGFloat) {
        guard offset.isFinite, offset != contentOffset.y || isDecelerating else { return }
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
        // The method was seen to end a deceleration (openradar 16724593), but nobody documents that.
        if isDecelerating, #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) {
            stopScrollingAndZooming()
        }
    }

    /// Returns the span of `input` to keep visible, extended by the views that belong to the input as
    /// far as they fit.
    ///
    /// The span is the whole input or, if the input is taller than `length` points, the edited line. If
    /// the line doesn't fit either, the span is the whole input again, unless the input is taller than
    /// the scroll view. Returns `nil` for an input that isn't in the scroll view, or has no usable
    /// frame.
    func revealTarget(of input: PositionedInput, fitting length: CGFloat) -> RevealTarget? {
        guard var target = ownTarget(of: input, fitting: length) else { return nil }
        target.span = target.span.extended(by: spans(relatedTo: input), fitting: length)
        return target
    }

    private func ownTarget(of input: PositionedInput, fitting length: CGFloat) -> RevealTarget? {
        let (view, point) = (input.view, input.point)
        guard view.isDescendant(of: self) else { return nil }
        let whole = view === self ? nil : span(of: view.bounds, in: view)
        if let whole, whole.length <= length { return RevealTarget(span: whole) }
        if let line = line(of: view, at: point),
            line.length <= length || whole.map({ $0.length > bounds.height }) ?? true
        {
            return RevealTarget(span: line, isLine: true)
        }
        return whole.map { RevealTarget(span: $0) }
    }

    /// Returns the span of the edited part of `input`: the line where typing continues, clipped by the
    /// input and the scroll views around, or all of a single-line input.
    func editedSpan(of input: PositionedInput) -> ClosedRange<CGFloat>? {
        let view = input.view
        guard view.isDescendant(of: self) else { return nil }
        let line = view is UITextField ? nil : line(of: view, at: input.point)
        return line ?? (view === self ? nil : span(of: view.bounds, in: view))
    }

    private func line(of input: UIView, at point: EditPoint) -> ClosedRange<CGFloat>? {
        guard let line = (input as? any UITextInput)?.line(at: point) else { return nil }
        // If this scroll view is the text view, nothing else clips the line.
        guard input !== self else { return line.verticalSpan }
        return span(of: line.moved(into: input.bounds), in: input)
    }

    /// Returns the span of `rect`, in the coordinates of `view`, clipped by the scroll views
    /// between the two views.
    private func span(of rect: CGRect, in view: UIView) -> ClosedRange<CGFloat>? {
        var (rect, space) = (rect, view)
        for case let inner as UIScrollView in view.superviews(below: self) {
            rect = space.convert(rect, to: inner).moved(into: inner.visibleBounds)
            space = inner
        }
        return space.convert(rect, to: self).verticalSpan
    }

    /// The part of the content between the insets, in content coordinates.
    fileprivate var visibleBounds: CGRect { bounds.inset(by: adjustedContentInset) }
}

extension UIView {
    /// The frame of the view in its window after the scroll views around have been scrolled to show the
    /// view.
    var frameWithinReach: CGRect {
        var (rect, space) = (bounds, self)
        for case let outer as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
            rect = space.convert(rect, to: outer).moved(into: outer.visibleBounds)
            space = outer
        }
        return space.convert(rect, to: nil)
    }
}

extension UITextInput {
    /// Returns the line at `point` in the input's own coordinates.
    @MainActor
    fileprivate func line(at point: EditPoint) -> CGRect? {
        let position =
            switch point {
            case .touch(let location): closestPosition(to: location)
            case .start: selectedTextRange?.start
            case .end: selectedTextRange?.end
            }
        return position.map { caretRect(for: $0) }
    }
}

extension CGRect {
    /// Returns the rectangle, moved vertically by the minimum distance into `bounds`, and clipped if
    /// too tall.
    fileprivate func moved(into bounds: CGRect) -> CGRect {
        guard isFinite, bounds.isFinite else { return self }
        var moved = self
        moved.size.height = min(height, max(0, bounds.height))
        moved.origin.y = minY.clamped(
            to: bounds.minY...max(bounds.minY, bounds.maxY - moved.height))
        return moved
    }

    /// The vertical span; `nil` for a rectangle that isn't finite.
    fileprivate var verticalSpan: ClosedRange<CGFloat>? {
        guard minY.isFinite, height.isFinite, height >= 0 else { return nil }
        return minY...maxY
    }
}
