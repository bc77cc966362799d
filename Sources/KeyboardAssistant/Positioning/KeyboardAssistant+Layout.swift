import CoreGraphics
import UIKit

// Keeps the edited part visible when a layout moves it.
extension KeyboardAssistant {
    /// Responds to a layout that moved the focused input or the scroll view, in the same layout
    /// pass.
    ///
    /// The scrolling uses the same animation as the layout.
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

    /// Observes the layout of the scroll view and the focused input while the keyboard is shown.
    func observeLayout(under keyboard: KeyboardGeometry?) {
        let frame = keyboard == nil ? nil : scrollView ?? bottomConstraintLayoutView
        let input = keyboard == nil || type != .autoScrollView ? nil : inputToPosition
        running?.layout.observe(input, in: scrollView, frame: frame)
    }

    /// Scrolls the edited part back into view if it was visible and no longer is.
    ///
    /// `arrivals` are the `scrollAxes` before the response to the layout began.
    func keepVisible(since arrivals: [ScrollAxis], under keyboard: KeyboardGeometry?) {
        guard let keyboard, let scrollView, let input = inputToPosition,
            !isScrolledByUser(scrollView)
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

    /// Returns the visible parts of the input in the scroll views around it.
    ///
    /// Only the assistant's own scroll view is under the keyboard.
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

    /// Returns a Boolean value that indicates whether people are scrolling `scrollView` or one
    /// around it, are holding it, or have just released it.
    private func isScrolledByUser(_ scrollView: UIScrollView) -> Bool {
        // A scroll view still tracks the touch that has ended while the touch makes an input first
        // responder.
        let isHeld = running?.touches?.isLifted != true
        return sequence(first: scrollView, next: \.superview).contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isDragging || scrollView.isDecelerating
                || scrollView.isTracking && isHeld
        }
    }

    /// The vertical axes of the scroll views around the input.
    var scrollAxes: [ScrollAxis] { scrollViews.map { ScrollAxis(.vertical, of: $0) } }

    /// The scroll views around the edited input from the inside out, with the assistant's own last.
    private var scrollViews: [UIScrollView] {
        guard type == .autoScrollView, let scrollView, let input = inputToPosition,
            input.isDescendant(of: scrollView)
        else { return [] }
        let inner = input === scrollView ? [] : Array(input.superviews(below: scrollView))
        return inner.compactMap { $0 as? UIScrollView } + [scrollView]
    }
}
