import CoreGraphics
import UIKit

/// The place of an input in its row, in points.
///
/// The rows of a form tend to be alike. With the place in one row as the estimate for another row's
/// input, one scroll brings that input to its final position.
struct InputFrameInCell: Equatable, Sendable {
    var top: CGFloat
    var height: CGFloat

    /// Returns the expected rectangle of the input in `row`.
    func rect(in row: CGRect) -> CGRect {
        let height = min(height, row.height)
        return CGRect(
            x: row.minX, y: row.minY + top.clamped(to: 0...(row.height - height)),
            width: row.width, height: height)
    }
}

extension InputFrameInCell {
    /// Creates the place of an input; `nil` if the input isn't in a cell.
    @MainActor
    init?(of input: UIView) {
        let superviews = sequence(first: input, next: \.superview)
        guard let cell = superviews.first(where: \.isCell) else { return nil }
        let frame = input.convert(input.bounds, to: cell)
        self.init(top: frame.minY, height: frame.height)
    }
}

/// An object that positions the rows of a form's lists above the keyboard.
@MainActor
protocol RowRevealing: AnyObject {
    /// Scrolls `scrollView` so that `rect`, in the scroll view's coordinates, moves to the position for
    /// inputs.
    ///
    /// - Returns: `false` if the object isn't responsible for the scroll view.
    func reveal(_ rect: CGRect, in scrollView: UIScrollView) -> Bool
}

/// The part of a navigator that brings the rows of its lists onto the screen.
@MainActor
final class RowRevealer {
    private struct Assistant {
        weak var object: (any RowRevealing)?
    }

    private var assistants: [Assistant] = []

    /// Adds an object that positions rows, with a weak reference.
    func add(_ assistant: any RowRevealing) {
        remove(assistant)
        assistants.append(Assistant(object: assistant))
    }

    func remove(_ assistant: any RowRevealing) {
        assistants.removeAll { $0.object == nil || $0.object === assistant }
    }

    /// Brings a part of a list onto the screen, so that UIKit makes its view.
    ///
    /// The frames of a list with estimated sizes are corrected when they come into view. The app, which
    /// is called meanwhile, may have removed the part.
    ///
    /// - Parameter place: The expected place of the input.
    func reveal(_ part: ListPart, in list: any FormList, expecting place: InputFrameInCell?) {
        guard let scrollView = list.scrollView else { return }
        for _ in 0..<3 {
            let visible = scrollView.bounds
            // An assistant doesn't scroll sideways.
            guard let frame = list.frame(of: part), !frame.isNull,
                frame.maxX > visible.minX, frame.minX < visible.maxX
            else { break }
            let isFar = abs(frame.midY - visible.midY) > visible.height * 1.5
            scroll(animated: !isFar) {
                let isRevealed = self.assistants.contains {
                    $0.object?.reveal(place?.rect(in: frame) ?? frame, in: scrollView) == true
                }
                if !isRevealed { scrollView.scrollRectToVisible(frame, animated: false) }
            }
            UIView.performWithoutAnimation { scrollView.layoutIfNeeded() }
            if list.shownView(of: part) != nil { return }
        }
        if case .row(let position) = part, list.contains(part) {
            UIView.performWithoutAnimation {
                list.scroll(to: position)
                scrollView.layoutIfNeeded()
            }
        }
    }

    /// Scrolls `input` into view sideways, because an assistant doesn't.
    func revealSideways(_ input: UIView, in container: UIView) {
        let views = sequence(first: input, next: \.superview).prefix { $0 !== container }
        for case let scrollView as UIScrollView in Array(views.dropFirst()) + [container] {
            let (rect, visible) = (input.convert(input.bounds, to: scrollView), scrollView.bounds)
            guard scrollView.contentSize.width > visible.width,
                rect.minX < visible.minX || rect.maxX > visible.maxX
            else { continue }
            let target = CGRect(x: rect.minX, y: visible.midY, width: rect.width, height: 1)
            scroll(animated: true) {
                scrollView.scrollRectToVisible(target, animated: false)
            }
        }
    }

    private func scroll(animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, MotionPreference.current.animates(.assistant) else {
            return UIView.performWithoutAnimation(changes)
        }
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}
