import CoreGraphics
import Foundation

/// A recognizer for a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    // The distance from the edge at which a finger may touch (assumed: A50).
    private static let depth: CGFloat = 20

    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if !startsAtEdge { state = .failed }
    }

    private var startsAtEdge: Bool {
        guard let window = view?.window else { return false }
        let (place, screen) = (location(in: nil), window.bounds)
        return (edges.contains(.left) && place.x <= screen.minX + Self.depth)
            || (edges.contains(.right) && place.x >= screen.maxX - Self.depth)
            || (edges.contains(.top) && place.y <= screen.minY + Self.depth)
            || (edges.contains(.bottom) && place.y >= screen.maxY - Self.depth)
    }
}
