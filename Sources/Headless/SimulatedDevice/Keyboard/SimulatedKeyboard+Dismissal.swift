import CoreGraphics
import UIKit

// Interactive dismissal: the keyboard follows the finger below its top and posts nothing until the
// finger leaves the screen (freshOS/KeyboardLayoutGuide#17).
extension SimulatedKeyboard {
    /// The downward velocity from which lifting the finger dismisses the keyboard, in points per
    /// second.
    private static let flick: CGFloat = 300

    package func dismissalMoved(to y: CGFloat) {
        guard placement.kind == .docked else { return }
        let top = max(placement.frame.minY, min(y, screen.size.height))
        let frame = CGRect(origin: CGPoint(x: 0, y: top), size: placement.frame.size)
        guard frame != draggedFrame ?? placement.frame else { return }
        draggedFrame = frame
        window.panel.frame = frame
        guides.keyboard(isDraggedTo: frame, from: placement)
    }

    package func dismissalEnded(velocity: CGFloat?) {
        guard let dragged = draggedFrame else { return }
        if let velocity, leaves(dragged, velocity), let responder, responder.resignFirstResponder()
        {
            return
        }
        follow()
    }

    // A flick downward dismisses the keyboard, and one upward brings it back. Otherwise, it moves
    // to the nearer place (assumed: A28).
    private func leaves(_ dragged: CGRect, _ velocity: CGFloat) -> Bool {
        guard abs(velocity) <= Self.flick else { return velocity > 0 }
        return dragged.minY - placement.frame.minY > dragged.height / 2
    }
}
