import CoreGraphics
import UIKit

extension UIScrollView {
    /// What the assistant has to know of this scroll view while `keyboard` is on screen.
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

    /// What of `input` should stay in sight, in content coordinates: all of it, or, where that is
    /// more than `space` points, the end of its selection at which typing goes on.
    ///
    /// Nil for an input that does not stand in this scroll view, or has no usable place.
    func sightTarget(of input: UIView, space: CGFloat) -> ClosedRange<CGFloat>? {
        guard input.isDescendant(of: self), input !== self else { return nil }
        let whole = input.convert(input.bounds, to: self)
        guard whole.minY.isFinite, whole.height.isFinite, whole.height >= 0 else { return nil }
        guard whole.height > space, let caret = (input as? any UITextInput)?.caret else {
            return whole.minY...whole.maxY
        }
        let line = input.convert(caret, to: self)
        guard line.minY.isFinite, line.height.isFinite, line.height >= 0 else {
            return whole.minY...whole.maxY
        }
        return line.minY...line.maxY
    }
}

extension UITextInput {
    /// Where typing goes on, in the input's own coordinates.
    @MainActor
    fileprivate var caret: CGRect? {
        selectedTextRange.map { caretRect(for: $0.end) }
    }
}
