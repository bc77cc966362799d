import Foundation

/// Whom a controller presents and by whom it is presented.
struct ControllerPresentation {
    enum Phase {
        case none, arriving, present, leaving
    }

    /// Made on first use, so that its delegate can be set before the presentation.
    var controller: UIPresentationController?
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var phase = Phase.none
}

extension UIViewController {
    // Apple's reference: an ancestor's presented and presenting controllers count as well.
    var nearestPresented: UIViewController? {
        ancestry.lazy.compactMap(\.presentation.presented).first
    }

    var nearestPresenting: UIViewController? {
        ancestry.lazy.compactMap(\.presentation.presenting).first
    }

    /// The presentation controller of this one or of the container that is presented.
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
