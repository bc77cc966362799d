import CoreGraphics
import UIKit

// Keeping the edited part in sight where a layout moves it.
extension KeyboardAssistant {
    /// Responds to a layout that moved the focused input, or the scroll view, in the same pass.
    ///
    /// What moves, moves along with the animation that the layout runs in.
    func layoutChanged() {
        guard !isResponding, let keyboard = keyboardHost.flatMap(geometry) else { return }
        withoutResponse {
            let arrivals = scrollAxes
            let inset = inset(for: keyboard, isMoving: keyboardIsMoving)
            if !avoidance.isApplied(inset) { applyInset(inset) { $0.layoutChanged() } }
            keepVisible(since: arrivals, under: keyboard)
        }
        recordEditedRegions(under: keyboard)
    }

    /// Observes the scroll view and the focused input while there is a keyboard to keep them clear
    /// of.
    func observeLayout(under keyboard: KeyboardGeometry?) {
        let frame = keyboard == nil ? nil : scrollView ?? bottomConstraintLayoutView
        let input = keyboard == nil || type != .autoScrollView ? nil : inputToPosition
        running?.layout.observe(input, in: scrollView, frame: frame)
    }

    /// Brings the edited part back if it was in sight and is not any more.
    ///
    /// `arrivals` are the `scrollAxes` before anything was done about the layout.
    func keepVisible(since arrivals: [ScrollAxis], under keyboard: KeyboardGeometry?) {
        guard let keyboard, let scrollView, let input = inputToPosition,
            !scrollView.isScrolledByUser
        else { return }
        let regions = currentRegions(under: keyboard)
        guard regions.count == arrivals.count, regions.count == editedRegions.count else { return }
        let isDisplaced = regions.indices.contains {
            editedRegions[$0].isDisplaced(in: regions[$0], arrival: arrivals[$0])
        }
        if isDisplaced { reveal(input, above: keyboard) }
    }

    /// Records the edited regions, with which the next layout is compared.
    func recordEditedRegions(under keyboard: KeyboardGeometry?) {
        editedRegions = keyboard.map(currentRegions) ?? []
    }

    /// Returns what the scroll views around the input show of it; only ours lies under the
    /// keyboard.
    func currentRegions(under keyboard: KeyboardGeometry) -> [EditedRegion] {
        guard let input = inputToPosition else { return [] }
        return scrollViews.compactMap { view in
            view.editedSpan(of: input, at: editPoint(in: input)).map {
                EditedRegion(
                    input: ObjectIdentifier(input), scrollView: ObjectIdentifier(view),
                    geometry: view.geometry(under: view === scrollView ? keyboard : nil), span: $0)
            }
        }
    }

    /// The vertical axes of the scroll views around the input.
    var scrollAxes: [ScrollAxis] { scrollViews.map { ScrollAxis(.vertical, of: $0) } }

    /// The scroll views around the input that is edited, from the inside out, the last being ours.
    private var scrollViews: [UIScrollView] {
        guard type == .autoScrollView, let scrollView, let input = inputToPosition,
            input.isDescendant(of: scrollView)
        else { return [] }
        let inner = input === scrollView ? [] : Array(input.superviews(below: scrollView))
        return inner.compactMap { $0 as? UIScrollView } + [scrollView]
    }
}

extension UIView {
    /// A Boolean value that indicates whether the user scrolls this view, or one around it, or has
    /// just let go of it.
    fileprivate var isScrolledByUser: Bool {
        sequence(first: self, next: \.superview).contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isTracking || scrollView.isDecelerating
        }
    }
}
