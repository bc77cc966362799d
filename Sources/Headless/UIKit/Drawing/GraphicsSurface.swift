import CoreGraphics
import Foundation
import Synchronization

/// The surface that UIKit's drawing functions draw on, while a view draws itself.
///
/// On Apple's systems this is the current graphics context, of which each thread has its own.
final class GraphicsSurface: Sendable {
    /// The current surface; without one, the functions do nothing, as on Apple's systems.
    @TaskLocal static var current: GraphicsSurface?

    private struct State {
        var list = DisplayList()
        // Core Graphics begins with black for both.
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
    }

    private let state = Mutex(State())

    private var list: DisplayList { state.withLock { $0.list } }

    func setFill(_ color: CGColor) {
        state.withLock { $0.fill = color }
    }

    func setStroke(_ color: CGColor) {
        state.withLock { $0.stroke = color }
    }

    func fill(_ shape: DisplayShape) {
        state.withLock { $0.list.fill(shape, $0.fill) }
    }

    func stroke(_ shape: DisplayShape, width: CGFloat) {
        state.withLock { $0.list.stroke(shape, $0.stroke, width: width) }
    }

    func draw(_ text: StyledText, _ layout: TextLayout, at point: CGPoint) {
        state.withLock { $0.list.draw(text, layout, at: point) }
    }

    /// Returns what `body` draws.
    static func record(_ body: () -> Void) -> DisplayList {
        let surface = GraphicsSurface()
        $current.withValue(surface) { body() }
        return surface.list
    }
}

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) {
    GraphicsSurface.current?.fill(.rectangle(rect))
}
