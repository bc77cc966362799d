import CoreGraphics

extension UIFocusItem {
    /// Scrolls everything around the item so that it is visible.
    ///
    /// UIKit animates this (assumed: A57). Here, it is done at once, so that the next key finds its
    /// place.
    func reveal() {
        guard let space = parentSpace else { return }
        for environment in focusAncestry.dropFirst() {
            switch environment.focusItemContainer {
            case let scroll as UIScrollView:
                scroll.scrollRectToVisible(space.convert(frame, to: scroll), animated: false)
            case let scroll as any UIFocusItemScrollableContainer:
                reveal(in: scroll, from: space)
            default: break
            }
        }
    }

    private func reveal(
        in scroll: any UIFocusItemScrollableContainer, from space: any UICoordinateSpace
    ) {
        let frame = scroll.coordinateSpace.convert(frame, from: space)
        scroll.contentOffset = FocusReveal(
            offset: scroll.contentOffset, visible: scroll.visibleSize, content: scroll.contentSize
        ).offset(showing: frame)
    }

    /// The coordinate space of the item's frame.
    private var parentSpace: (any UICoordinateSpace)? {
        (self as? UIView)?.superview ?? parentFocusEnvironment?.focusItemContainer?.coordinateSpace
    }
}

/// The distance that an app's own container has to scroll to show an item.
///
/// Apple's reference of `UIFocusItemScrollableContainer`: the focus engine sets the offset so that
/// focused items stay on the screen. It is our choice that it moves as little as possible.
package struct FocusReveal: Equatable, Sendable {
    package var offset: CGPoint
    package var visible: CGSize
    package var content: CGSize

    package init(offset: CGPoint, visible: CGSize, content: CGSize) {
        (self.offset, self.visible, self.content) = (offset, visible, content)
    }

    package func offset(showing frame: CGRect) -> CGPoint {
        guard frame.isUsable else { return offset }
        return CGPoint(
            x: Self.offset(offset.x, visible.width, content.width, frame.minX, frame.maxX),
            y: Self.offset(offset.y, visible.height, content.height, frame.minY, frame.maxY))
    }

    private static func offset(
        _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat, _ start: CGFloat, _ end: CGFloat
    ) -> CGFloat {
        // An item that is too large is shown from its start.
        let wanted = min(max(offset, end - visible), start)
        return min(max(wanted, 0), max(0, content - visible))
    }
}
