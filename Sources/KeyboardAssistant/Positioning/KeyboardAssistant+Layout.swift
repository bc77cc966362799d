import CoreGraphics
import UIKit

// Keeps the edited part visible when a layout moves it.
extension KeyboardAssistant {
    /// Responds to a layout that moved the focused input or the scroll view, in the same layout
    /// pass.
    ///
    /// The scrolling uses the same animation as the layout.
    ///
    /// A collection view is changed once for each frame of the display. Its cells may have sizes that
    /// depend on what is visible, so that each change in its own layout pass causes the next one
    /// (xmtplabs/convos-ios#1350).
    func layoutChanged() {
        guard !isResponding, let keyboard = keyboardHost.flatMap(geometry) else { return }
        let collections = collectionViews
        let respondLater = { [weak self] in if let self { self.layoutChangedEarlier() } }
        guard collections.isEmpty || running?.pace.admits(respondLater) != false else { return }
        let before = collections.map(\.scrollPlace)
        withoutResponse {
            let arrivals = scrollAxes
            let inset = inset(for: keyboard, isMoving: keyboardIsMoving)
            if !avoidance.isApplied(inset) { applyInset(inset) { $0.layoutChanged() } }
            keepVisible(since: arrivals, under: keyboard)
        }
        if collections.map(\.scrollPlace) != before { running?.pace.spend() }
        recordEditedRegions(under: keyboard)
    }

    /// Responds to a layout of an earlier frame, after its pass.
    private func layoutChangedEarlier() {
        recording(.layout) { layoutChanged() }
    }

    /// The collection views that a response may change.
    private var collectionViews: [UICollectionView] {
        let views = scrollViews.isEmpty ? [scrollView].compactMap(\.self) : scrollViews
        return views.compactMap { $0 as? UICollectionView }
    }

    /// Observes the layout of the scroll view, the footer, the keyboard layout guide, and the
    /// focused input with the views that belong to it while the keyboard is shown.
    func observeLayout(under keyboard: KeyboardGeometry?) {
        guard keyboard != nil else { return observeLayout(of: nil, frames: [], guideOf: nil) }
        let input = type == .autoScrollView ? inputToPosition : nil
        observeLayout(
            of: input,
            frames: [layoutRoot, footerView].compactMap(\.self),
            guideOf: keyboardHost?.window)
    }

    private func observeLayout(of input: UIView?, frames: [UIView], guideOf window: UIWindow?) {
        let related = input.map(views(relatedTo:)) ?? []
        running?.layout.observe(
            input, with: related, in: scrollView, frames: frames, guideOf: window)
    }

    /// Scrolls the edited part, and the views that belong to the input, back into view if they were
    /// visible and no longer are.
    ///
    /// `arrivals` are the `scrollAxes` before the response to the layout began.
    func keepVisible(since arrivals: [ScrollAxis], under keyboard: KeyboardGeometry?) {
        guard let keyboard, let input = inputToPosition,
            isDisplaced(in: currentRegions(under: keyboard), since: arrivals)
        else { return }
        reveal(input, above: keyboard)
    }

    /// Returns a Boolean value that indicates whether a layout has moved one of `regions` out of
    /// view, and nobody is scrolling.
    func isDisplaced(in regions: [EditedRegion], since arrivals: [ScrollAxis]) -> Bool {
        guard let scrollView, !isScrolledByUser(scrollView), regions.count == arrivals.count,
            regions.count == editedRegions.count
        else { return false }
        return regions.indices.contains {
            editedRegions[$0].isDisplaced(in: regions[$0], arrival: arrivals[$0])
        }
    }

    /// Records the edited regions, with which the next layout is compared.
    func recordEditedRegions(under keyboard: KeyboardGeometry?) {
        editedRegions = keyboard.map(currentRegions) ?? []
    }

    /// Returns the visible parts of the input in the scroll views around it.
    ///
    /// Only the assistant's own scroll view is under the keyboard.
    func currentRegions(under keyboard: KeyboardGeometry) -> [EditedRegion] {
        guard let input = inputToPosition.map(positioned) else { return [] }
        return scrollViews.compactMap { view in
            let geometry = view.geometry(
                under: view === scrollView ? keyboard : nil, around: input.view)
            return view.editedRegion(of: input, in: geometry)
        }
    }

    /// Returns a Boolean value that indicates whether people are scrolling `scrollView` or one
    /// around it, are holding it, or have just released it.
    func isScrolledByUser(_ scrollView: UIScrollView) -> Bool {
        // A scroll view still tracks the touch that has ended while the touch makes an input first
        // responder.
        let isHeld = running?.touches?.isLifted != true
        return sequence(first: scrollView, next: \.superview).contains { view in
            guard let scrollView = view as? UIScrollView else { return false }
            return scrollView.isBeingScrolled || scrollView.isTracking && isHeld
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

extension UIScrollView {
    /// Returns the part of `input` that is visible with `geometry`.
    fileprivate func editedRegion(
        of input: PositionedInput, in geometry: ScrollGeometry
    ) -> EditedRegion? {
        guard let span = editedSpan(of: input) else { return nil }
        let target =
            input.related.isEmpty
            ? nil : revealTarget(of: input, fitting: geometry.visibleLength)
        return EditedRegion(
            input: ObjectIdentifier(input.view), scrollView: ObjectIdentifier(self),
            geometry: geometry, span: span, group: target?.span ?? span)
    }
}

extension UICollectionView {
    /// The numbers that determine which items are visible.
    fileprivate var scrollPlace: ScrollPlace {
        ScrollPlace(offset: contentOffset, inset: contentInset.bottom)
    }
}

/// The numbers of a scroll view that determine which part of its content is visible.
private struct ScrollPlace: Equatable {
    var offset: CGPoint
    var inset: CGFloat
}
