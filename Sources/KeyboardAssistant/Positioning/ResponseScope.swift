import CoreGraphics
import QuartzCore
import UIKit

/// The scope in which an assistant responds: the layouts that its own changes cause need no
/// response, and its changes join the animation that is under way.
@MainActor
final class ResponseScope {
    private let screen: KeyboardScreen
    private var underWay = AnimationUnderWay()
    /// A Boolean value that indicates whether the assistant is currently responding to the keyboard
    /// or the focus.
    ///
    /// Responses can be nested, because the delegate may move the focus.
    private var isResponding = false

    init(on screen: KeyboardScreen) {
        self.screen = screen
    }

    /// A Boolean value that indicates whether the assistant is currently responding.
    ///
    /// If the delegate then calls `reposition(…)`, it scrolls inside the surrounding animation
    /// block, without a nested one. UIKit would apply the outer duration and curve to a nested block
    /// anyway, so the motion is the same.
    var isActive: Bool { isResponding }

    /// Runs `changes` with `animation`, during which layouts cause no further response.
    func respond(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        animate(with: animation) { self.withoutResponse(changes) }
    }

    /// Runs `changes` with `animation`, or with the one that is under way.
    func animate(with animation: KeyboardAnimation, _ changes: @escaping () -> Void) {
        // A keyboard at rest isn't on its way, even if it was told with a duration.
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

    /// Runs `changes`, whose layouts cause no response.
    func withoutResponse(_ changes: () -> Void) {
        let outer = isResponding
        isResponding = true
        screen.layoutWillChange()
        defer { isResponding = outer }
        changes()
    }
}
