import CoreGraphics
import UIKit

// Interactive dismissal: the keyboard follows the finger below its top and posts nothing until the
// finger leaves the screen (interactive-dismiss-silent-until-release).
extension SimulatedKeyboard {
    /// Points per second downwards from which letting go sends the keyboard away.
    private static let flick: CGFloat = 300

    package func dismissalMoved(to y: CGFloat) {
        guard placement.kind == .docked else { return }
        let top = max(placement.frame.minY, min(y, screen.size.height))
        let frame = CGRect(origin: CGPoint(x: 0, y: top), size: placement.frame.size)
        guard frame != draggedFrame ?? placement.frame else { return }
        draggedFrame = frame
        window.panel.frame = frame
        tellGuides(frame)
    }

    package func dismissalEnded(velocity: CGFloat) {
        guard let dragged = draggedFrame else { return }
        let pushed = dragged.minY - placement.frame.minY
        let leaves =
            velocity > Self.flick || (velocity > -Self.flick && pushed > dragged.height / 2)
        if leaves, let responder, responder.resignFirstResponder() { return }
        follow()
    }
}
