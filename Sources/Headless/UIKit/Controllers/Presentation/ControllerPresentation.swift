import Foundation

/// The controller that a controller presents, and the one that presents it.
struct ControllerPresentation {
    enum Phase {
        case none, arriving, present, leaving
    }

    /// The presentation controller, created on first use, so that its delegate can be set before
    /// the presentation.
    var controller: UIPresentationController?
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var phase = Phase.none
}

extension UIViewController {
    // Apple's reference: the presented and presenting controllers of an ancestor count as well.
    var nearestPresented: UIViewController? {
        ancestry.lazy.compactMap(\.presentation.presented).first
    }

    var nearestPresenting: UIViewController? {
        ancestry.lazy.compactMap(\.presentation.presenting).first
    }

    /// The presentation controller of this controller or of the presented container.
    var preparedPresentationController: UIPresentationController? {
        if let container = ancestry.first(where: { $0.presentation.presenting != nil }) {
            return container.presentation.controller
        }
        if let controller = presentation.controller, controller.style == modalPresentationStyle {
            return controller
        }
        let new = makePresentationController()
        presentation.controller = new
        return new
    }

    private func makePresentationController() -> UIPresentationController {
        if modalPresentationStyle == .popover {
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }
        return modalPresentationStyle.isSheet
            ? UISheetPresentationController(presentedViewController: self, presenting: nil)
            : UIPresentationController(presentedViewController: self, presenting: nil)
    }
}
