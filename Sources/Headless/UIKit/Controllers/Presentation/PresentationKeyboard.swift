import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// Moves a presented controller away from the keyboard, as far as UIKit does.
@MainActor
final class PresentationKeyboard {
    private weak var controller: UIPresentationController?
    private var observer: KeyboardFrameObserver?
    private var coveredFrom: CGFloat?
    private var delayed: VirtualClock.Token?

    init(of controller: UIPresentationController) {
        self.controller = controller
        observer = KeyboardFrameObserver { [weak self] frame, duration in
            self?.keyboardWillMove(to: frame, in: duration)
        }
    }

    /// The keyboard's upper edge in the container; `nil` if UIKit ignores the keyboard.
    var top: CGFloat? {
        UIApplication.behavior.sheetAvoidance == .stays ? nil : coveredFrom
    }

    private func keyboardWillMove(to frame: CGRect, in duration: TimeInterval) {
        delayed?.cancel()
        delayed = nil
        guard UIApplication.behavior.sheetAvoidance == .movesLater else {
            return move(above: frame, in: duration)
        }
        delayed = VirtualClock.current.schedule(after: 0) { [weak self] in
            self?.move(above: frame, in: duration)
        }
    }

    private func move(above frame: CGRect, in duration: TimeInterval) {
        guard let controller, let container = controller.container else { return }
        coveredFrom = container.topOfDockedKeyboard(frame)
        guard container.card.frame != controller.frameOfPresentedViewInContainerView else { return }
        container.setNeedsLayout()
        UIView.animate(withDuration: duration) { container.layoutIfNeeded() }
    }
}
