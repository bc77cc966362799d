import CoreGraphics
import Foundation
import QuartzCore

/// A view that covers a window while a controller is presented: a dimmed background and the card.
final class PresentationContainerView: UIView {
    let card = SheetCardView(frame: .zero)
    private let dimming = DimmingView(frame: .zero)
    private weak var controller: UIPresentationController?
    /// A Boolean value that indicates whether a transition places the card.
    var isInTransition = false {
        didSet { if !isInTransition { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the app's own animator has added the presented view
    /// to this one, so that there is no card.
    var isAnimatedByApp = false {
        didSet { card.isHidden = isAnimatedByApp }
    }

    var isLeaving: Bool { controller?.presentedViewController.isBeingDismissed ?? false }

    init(for controller: UIPresentationController, in bounds: CGRect) {
        self.controller = controller
        super.init(frame: bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
        addSubview(card)
        dimming.onTap = { [weak self] in self?.backgroundWasTapped() }
        card.onSwipe = { [weak self] in self?.follow($0) }
        card.mayGrow = { [weak self] in
            guard let self, let tops = self.controller?.restingTops else { return false }
            return tops.contains { $0 < self.card.frame.minY - 1 }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func backgroundWasTapped() {
        guard let controller, controller.dismissesByTap else { return }
        controller.attemptDismissal()
    }

    // A clear background doesn't handle touches itself.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundWasTapped()
    }

    // Touches that the presentation doesn't need go to the views behind it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit === self || hit === dimming, let controller else { return hit }
        return controller.takesTouch(at: point, in: self) ? hit : nil
    }

    /// Moves the card with a finger, between its detents and off the screen.
    private func follow(_ swipe: UIPanGestureRecognizer) {
        guard let controller, controller.isDraggable else { return }
        let drag = SheetDrag(of: controller, in: self, way: swipe.translation(in: self).y)
        switch swipe.state {
        case .began, .changed:
            isInTransition = true
            card.frame = drag.frame
            card.layoutIfNeeded()
        case .ended:
            isInTransition = false
            switch drag.outcome(velocity: swipe.velocity(in: self).y) {
            case .dismissal: controller.attemptDismissal()
            case .rest(let index): controller.userDidDrag(toRestAt: index)
            }
            fallBackIfPresent(controller)
        default:
            fallBackIfPresent(controller)
        }
    }

    private func fallBackIfPresent(_ controller: UIPresentationController) {
        guard !controller.presentedViewController.isBeingDismissed else { return }
        isInTransition = false
        setNeedsLayout()
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        guard !isInTransition, let controller else { return }
        controller.containerViewWillLayoutSubviews()
        place(card: controller.frameOfPresentedViewInContainerView)
        if !controller.presentedViewController.isBeingDismissed { dim(controller.dimsBackground) }
        controller.containerViewDidLayoutSubviews()
    }

    func place(card frame: CGRect) {
        card.frame = frame
        guard let controller else { return }
        let radius = (controller as? UISheetPresentationController)?.preferredCornerRadius ?? 0
        card.round(controller.corners, radius: radius)
        card.layoutIfNeeded()
    }

    /// Moves the card off the screen, in its controller's transition style.
    func hideCard(_ style: UIModalTransitionStyle) {
        if style == .crossDissolve || controller is UIPopoverPresentationController {
            card.alpha = 0
        } else {
            place(card: frameBelow)
        }
    }

    /// Moves the card to its place.
    func showCard() {
        card.alpha = 1
        place(card: controller?.frameOfPresentedViewInContainerView ?? bounds)
    }

    /// The frame of the card before it appears and after it has disappeared.
    private var frameBelow: CGRect {
        let frame = controller?.frameOfPresentedViewInContainerView ?? bounds
        return frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY)
    }

    /// Dims the background, by a fifth in light and about a half in dark appearance (assumed: A48).
    func dim(_ isDimmed: Bool) {
        dimming.backgroundColor = .black
        let isDark = traitCollection.userInterfaceStyle == .dark
        dimming.alpha = isDimmed ? (isDark ? 0.48 : 0.2) : 0
    }
}

/// A view that darkens the views behind a card.
private final class DimmingView: UIView {
    var onTap: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTap()
    }
}
