import CoreGraphics
import UIKit

/// What of an input should stay in sight, vertically, in the content coordinates of a scroll view.
struct SightTarget: Equatable, Sendable {
    var range: ClosedRange<CGFloat>
    /// Whether it is only the line that is edited, the input being taller than what can be seen.
    var isLine = false
}

extension UIScrollView {
    /// What the assistant has to know of this scroll view under `keyboard`.
    ///
    /// With `roomComes` the app's constraints will shrink the scroll view by what is covered, so
    /// that its content will reach that much further.
    func geometry(under keyboard: KeyboardGeometry?, roomComes: Bool = false) -> ScrollGeometry {
        let covered = keyboard?.overlap(with: convert(bounds, to: nil)) ?? 0
        return ScrollGeometry(
            offset: contentOffset.y, height: bounds.height, contentHeight: contentSize.height,
            topInset: adjustedContentInset.top,
            bottomInset: max(adjustedContentInset.bottom, roomComes ? covered : 0),
            covered: covered)
    }

    /// Returns what of `input` should stay in sight: all of it, or, where that is more than `space`
    /// points, the line that is edited.
    ///
    /// `point` says which line that is. Nil for an input that does not stand in this scroll view,
    /// or has no usable place.
    func sightTarget(of input: UIView, space: CGFloat, at point: EditPoint) -> SightTarget? {
        guard input.isDescendant(of: self) else { return nil }
        let whole = input === self ? nil : span(of: input.bounds, in: input)
        if let whole, whole.upperBound - whole.lowerBound <= space {
            return SightTarget(range: whole)
        }
        if let line = line(of: input, at: point) {
            return SightTarget(range: line, isLine: true)
        }
        return whole.map { SightTarget(range: $0) }
    }

    /// Returns the part of `input` that is edited: the line in which typing goes on, as far as the
    /// input and the scroll views around it show it, or all of an input of one line.
    func editedPart(of input: UIView, at point: EditPoint) -> ClosedRange<CGFloat>? {
        guard input.isDescendant(of: self) else { return nil }
        let line = input is UITextField ? nil : line(of: input, at: point)
        return line ?? (input === self ? nil : span(of: input.bounds, in: input))
    }

    private func line(of input: UIView, at point: EditPoint) -> ClosedRange<CGFloat>? {
        guard let line = (input as? any UITextInput)?.line(at: point) else { return nil }
        // Where this scroll view is the text view, nothing else clips the line.
        guard input !== self else { return line.verticalSpan }
        return span(of: line.moved(into: input.bounds), in: input)
    }

    /// Returns where `rect`, in the coordinates of `view`, lies, as far as the scroll views between
    /// the two show it.
    private func span(of rect: CGRect, in view: UIView) -> ClosedRange<CGFloat>? {
        var (rect, place) = (rect, view)
        for case let inner as UIScrollView in view.superviews(below: self) {
            rect = place.convert(rect, to: inner).moved(into: inner.shownBounds)
            place = inner
        }
        return place.convert(rect, to: self).verticalSpan
    }

    /// What shows of the content, in content coordinates.
    private var shownBounds: CGRect { bounds.inset(by: adjustedContentInset) }
}

extension UIView {
    /// The views around this one, from the inside out, that lie in `container`.
    func superviews(below container: UIView) -> some Sequence<UIView> {
        sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== container }
    }
}

extension UITextInput {
    /// Returns the line at `point` in the input's own coordinates.
    @MainActor
    fileprivate func line(at point: EditPoint) -> CGRect? {
        let position =
            switch point {
            case .finger(let place): closestPosition(to: place)
            case .start: selectedTextRange?.start
            case .end: selectedTextRange?.end
            }
        return position.map { caretRect(for: $0) }
    }
}

extension CGRect {
    /// Returns this rectangle moved vertically as little as brings it into `bounds`, and cut where
    /// it is too tall for them.
    fileprivate func moved(into bounds: CGRect) -> CGRect {
        guard isFinite, bounds.isFinite else { return self }
        var moved = self
        moved.size.height = min(height, max(0, bounds.height))
        moved.origin.y = minY.clamped(
            to: bounds.minY...max(bounds.minY, bounds.maxY - moved.height))
        return moved
    }

    /// Nil for a rectangle without a usable place.
    fileprivate var verticalSpan: ClosedRange<CGFloat>? {
        guard minY.isFinite, height.isFinite, height >= 0 else { return nil }
        return minY...maxY
    }
}
