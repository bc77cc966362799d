import CoreGraphics
import Foundation
import QuartzCore

/// Covers a window while a controller is presented in it: a dimmed background and the card.
final class PresentationContainerView: UIView {
    let card = SheetCardView(frame: .zero)
    private let dimming = DimmingView(frame: .zero)
    private weak var controller: UIPresentationController?
    /// While the card is on its way the transition places it.
    var isInTransition = false {
        didSet { if !isInTransition { setNeedsLayout() } }
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
    }

    required init?(coder: NSCoder) { nil }

    private func backgroundWasTapped() {
        (controller as? UISheetPresentationController)?.attemptDismissal()
    }

    /// Lets the card follow a finger that pulls it down, and dismisses it if it was pulled far.
    private func follow(_ swipe: UIPanGestureRecognizer) {
        guard let controller = controller as? UISheetPresentationController,
            controller.corners != .none
        else { return }
        let rest = controller.frameOfPresentedViewInContainerView
        let distance = max(0, swipe.translation(in: self).y)
        switch swipe.state {
        case .began, .changed:
            isInTransition = true
            // UIKit: what must not be dismissed follows only a little (general knowledge).
            let resists = controller.presentedViewController.isModalInPresentation
            card.frame = rest.offsetBy(dx: 0, dy: resists ? min(60, distance / 4) : distance)
        case .ended where distance > rest.height / 2 || swipe.velocity(in: self).y > 1000:
            isInTransition = false
            controller.attemptDismissal()
            fallBackIfPresent(controller)
        default:
            fallBackIfPresent(controller)
        }
    }

    private func fallBackIfPresent(_ controller: UISheetPresentationController) {
        guard !controller.presentedViewController.isBeingDismissed else { return }
        isInTransition = false
        UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        guard !isInTransition, let controller else { return }
        controller.containerViewWillLayoutSubviews()
        place(card: controller.frameOfPresentedViewInContainerView)
        controller.containerViewDidLayoutSubviews()
    }

    func place(card frame: CGRect) {
        card.frame = frame
        guard let controller else { return }
        let radius = (controller as? UISheetPresentationController)?.preferredCornerRadius ?? 0
        card.round(controller.corners, radius: radius)
        card.layoutIfNeeded()
    }

    /// Takes the card out of sight, the way its controller goes.
    func hideCard(_ style: UIModalTransitionStyle) {
        if style == .crossDissolve {
            card.alpha = 0
        } else {
            place(card: frameBelow)
        }
    }

    /// Brings the card to its place.
    func showCard() {
        card.alpha = 1
        place(card: controller?.frameOfPresentedViewInContainerView ?? bounds)
    }

    /// Where the card stands before it comes in and after it has gone.
    private var frameBelow: CGRect {
        let frame = controller?.frameOfPresentedViewInContainerView ?? bounds
        return frame.offsetBy(dx: 0, dy: bounds.maxY - frame.minY)
    }

    /// UIKit dims by a tenth in light and about a half in dark surroundings (general knowledge).
    func dim(_ isDimmed: Bool) {
        dimming.backgroundColor = .black
        let isDark = traitCollection.userInterfaceStyle == .dark
        dimming.alpha = isDimmed ? (isDark ? 0.48 : 0.2) : 0
    }
}

/// Darkens what is behind a card.
private final class DimmingView: UIView {
    var onTap: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTap()
    }
}
