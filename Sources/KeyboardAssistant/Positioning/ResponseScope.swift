import CoreGraphics
import QuartzCore
import UIKit

/// The scope of an assistant's responses.
///
/// Layouts caused by the assistant's own changes need no response, and the changes join the animation
/// that is under way.
@MainActor
final class ResponseScope {
    private let screen: KeyboardScreen
    private let inset: KeyboardInset
    private var underWay = AnimationUnderWay()
    /// A Boolean value that indicates whether the assistant is currently responding to the keyboard
    /// or the focus.
    ///
    /// Responses can be nested, because the delegate may move the focus.
    private var isResponding = false

    init(on screen: KeyboardScreen, changing inset: KeyboardInset) {
        (self.screen, self.inset) = (screen, inset)
    }

    /// A Boolean value that indicates whether the assistant is currently responding.
    ///
    /// If the delegate calls `reposition(…)` meanwhile, the assistant scrolls inside the surrounding
    /// animation block, without a nested one. UIKit would apply the outer duration and curve to a
    /// nested block anyway, so the motion is the same.
    var isActive: Bool { isResponding }

    /// Runs `changes` with `animation`, without a further response to layouts meanwhile.
    func respond(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        animate(with: animation) { self.withoutResponse(changes) }
    }

    /// Runs `changes` with `animation`, or with the animation that is under way.
    func animate(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        // A keyboard at rest isn't on its way, even if a duration was announced.
        let now = screen.keyboardIsMoving ? CACurrentMediaTime() : nil
        let joined = underWay.join(animation, at: now)
        screen.layoutWillChange()
        joined.perform(changes) { [weak self] in
            if joined.duration > 0 { self?.underWay.end() }
        }
    }

    /// Runs `changes` as a part of the current response or, if there is none, with `animation`.
    func join(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        if isResponding { changes() } else { animate(with: animation, changes) }
    }

    /// Runs `changes`, without a response to layouts meanwhile.
    func withoutResponse(_ changes: () -> Void) {
        let outer = isResponding
        isResponding = true
        screen.layoutWillChange()
        defer { isResponding = outer }
        if outer { changes() } else { inset.sharing(changes) }
    }
}
