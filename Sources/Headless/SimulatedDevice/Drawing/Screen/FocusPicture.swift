import CoreGraphics
import Foundation
import UIKit

/// Draws the ring around the focused item.
@MainActor
struct FocusPicture {
    private let item: UIView
    private let effect: UIFocusHaloEffect?

    /// Creates a picture of the ring; `nil` if no view of the window is focused, or if the view
    /// shows focus in another way.
    init?(in window: UIWindow?) {
        guard let item = window?.windowScene?.focusSystem?.focusedItem as? UIView,
            item.window === window, let effect = item.focusEffect
        else { return nil }
        self.item = item
        self.effect = effect as? UIFocusHaloEffect
        // Inputs show a caret, and cells their own color.
        let showsItself =
            item is any UIKeyInput || item is UITableViewCell || item is UICollectionViewCell
        if self.effect == nil, showsItself { return nil }
    }

    /// Draws the ring if it belongs directly above `view`, in the coordinates of the superview.
    func draw(above view: UIView, into list: inout DisplayList) {
        guard view === anchor, let space = view.superview else { return }
        draw(in: space, into: &list)
    }

    /// Draws the ring if it belongs above everything in `container`.
    func draw(onTopOf container: UIView, into list: inout DisplayList) {
        guard anchor == nil, effect?.containerView === container else { return }
        draw(in: container, into: &list)
    }

    // Apple's header: the ring is above the reference view, and inside the container view.
    private var anchor: UIView? {
        effect?.referenceView ?? (effect?.containerView == nil ? item : nil)
    }

    private func draw(in space: UIView, into list: inout DisplayList) {
        let isInside = effect?.position == .inside
        let grow = isInside ? -Self.width / 2 : Self.width
        let shape = item.convert(effect?.shape ?? item.bounds, to: space)
        let radius = effect?.shape == nil ? item.layer.cornerRadius : effect?.cornerRadius ?? 0
        let ring = shape.insetBy(dx: -grow, dy: -grow)
        guard !ring.isEmpty else { return }
        list.stroke(
            .rectangle(ring, cornerRadius: radius > 0 ? max(0, radius + grow) : 0),
            item.tintColor, width: Self.width)
    }

    // Our choice, because Apple publishes no width.
    private static let width: CGFloat = 3
}
