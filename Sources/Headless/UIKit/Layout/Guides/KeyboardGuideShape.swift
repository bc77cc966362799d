import CoreGraphics

/// The part of a view that a keyboard layout guide covers.
package struct KeyboardGuideShape: Equatable, Sendable {
    /// The keyboard that the guide follows, in the view's coordinates.
    package enum Keyboard: Equatable, Sendable {
        case away
        case docked(CGRect)
        case undocked(CGRect)
    }

    package var bounds: CGRect
    package var keyboard: Keyboard
    package var bottomSafeArea: CGFloat

    package init(bounds: CGRect, keyboard: Keyboard, bottomSafeArea: CGFloat) {
        self.bounds = bounds
        self.keyboard = keyboard
        self.bottomSafeArea = bottomSafeArea
    }

    package var frame: CGRect {
        switch keyboard {
        case .away: frame(coveredFromBelow: 0, from: bounds.minX, to: bounds.maxX)
        case .docked(let keyboard):
            frame(
                coveredFromBelow: bounds.maxY - keyboard.minY, from: keyboard.minX,
                to: keyboard.maxX)
        case .undocked(let keyboard): keyboard
        }
    }

    // The guide reaches from the keyboard's top to the view's bottom. While the keyboard is hidden,
    // its top is the bottom of the safe area (Apple, "Adjusting your layout with keyboard layout
    // guide"). It is never higher than the view and never negative.
    private func frame(coveredFromBelow: CGFloat, from left: CGFloat, to right: CGFloat) -> CGRect {
        let height = min(max(coveredFromBelow, bottomSafeArea, 0), max(bounds.height, 0))
        let isBeside = right <= bounds.minX || left >= bounds.maxX
        let left = isBeside ? bounds.minX : max(left, bounds.minX)
        let right = isBeside ? bounds.maxX : min(right, bounds.maxX)
        return CGRect(x: left, y: bounds.maxY - height, width: right - left, height: height)
    }

    // A docked keyboard is near the bottom and away from the other edges. An undocked one can be
    // near one edge or two that meet (Apple, "Your guide to keyboard layout", WWDC21). How near
    // isn't documented; here, within a quarter of the remaining space.
    package func nearEdges(isRightToLeft: Bool) -> NSDirectionalRectEdge {
        guard case .undocked(let keyboard) = keyboard else { return .bottom }
        let roomX = (bounds.width - keyboard.width) / 4
        let roomY = (bounds.height - keyboard.height) / 4
        var edges: NSDirectionalRectEdge = []
        if keyboard.minY - bounds.minY < roomY { edges.insert(.top) }
        if bounds.maxY - keyboard.maxY < roomY { edges.insert(.bottom) }
        if keyboard.minX - bounds.minX < roomX {
            edges.insert(isRightToLeft ? .trailing : .leading)
        }
        if bounds.maxX - keyboard.maxX < roomX {
            edges.insert(isRightToLeft ? .leading : .trailing)
        }
        return edges
    }
}
