import CoreGraphics
import Foundation

/// Presents and dismisses controllers.
@MainActor
enum PresentationFlow {
    /// The duration of UIKit's own animation, in seconds (assumed: A47).
    static let duration: TimeInterval = 0.4

    // MARK: Presenting

    /// Presents a controller.
    ///
    /// UIKit logs a warning and does nothing if the presenter isn't on the screen or already
    /// presents another controller (ThornTechPublic/InteractiveModal#8). The completion isn't
    /// called.
    static func present(
        _ controller: UIViewController, from source: UIViewController, animated: Bool,
        completion: (() -> Void)?
    ) {
        guard PresentationFaults.allow(controller) else { return }
        let presenter = presenter(for: controller, from: source)
        guard presenter.presentation.presented == nil,
            let window = presenter.viewIfLoaded?.window,
            let presentation = custom(for: controller, presenter, source)
                ?? controller.preparedPresentationController,
            presentation.isReady(in: window)
        else { return }
        link(controller, to: presenter, by: presentation)
        let transition = Arrival(
            controller: controller, presenter: presenter, presentation: presentation,
            window: window, animated: animated)
        let animator =
            animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: source) : nil
        guard let animator else { return transition.run(completion: completion) }
        transition.run(animator, completion: completion)
    }

    /// Apple's reference: the style `custom` asks the transitioning delegate.
    private static func custom(
        for controller: UIViewController, _ presenter: UIViewController,
        _ source: UIViewController
    ) -> UIPresentationController? {
        guard controller.modalPresentationStyle == .custom else { return nil }
        let custom = controller.transitioningDelegate?.presentationController(
            forPresented: controller, presenting: presenter, source: source)
        if let custom { controller.presentation.controller = custom }
        return custom
    }

    /// Returns the presenter.
    ///
    /// Apple's reference: the nearest ancestor that defines a context presents styles that only
    /// cover the context; the topmost container presents all others.
    private static func presenter(
        for controller: UIViewController, from source: UIViewController
    ) -> UIViewController {
        let style = controller.modalPresentationStyle
        if style == .currentContext || style == .overCurrentContext,
            let context = source.ancestry.first(where: \.definesPresentationContext)
        {
            return context
        }
        return source.ancestry.reduce(source) { $1 }
    }

    private static func link(
        _ controller: UIViewController, to presenter: UIViewController,
        by presentation: UIPresentationController
    ) {
        presentation.presenting = presenter
        presenter.presentation.presented = controller
        controller.presentation.presenting = presenter
        controller.presentation.phase = .arriving
    }

    // MARK: Dismissing

    /// Dismisses a controller.
    ///
    /// Apple's reference: a controller that presents another one dismisses it, with all controllers
    /// above it; one that presents none asks its presenter.
    static func dismiss(
        from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let first = source.nearestPresented ?? presentedContainer(of: source)
        guard let first, first.presentation.phase != .leaving else { return }
        if let search = first as? UISearchController, search.presentation.presented == nil {
            return search.dismiss(animated: animated, completion: completion)
        }
        endSearches(from: first)
        // If the first one was a search, it has ended already.
        guard first.presentation.presenting != nil else { return completion?() ?? () }
        let departure = Departure(of: first, animated: animated)
        guard animated, let animator = departure.customAnimator else {
            return departure.run(completion: completion)
        }
        departure.run(animator, completion: completion)
    }

    /// Dismisses all presented controllers at once, because their presenter has disappeared.
    static func drop(everybodyPresentedBy source: UIViewController) {
        guard let first = source.presentation.presented else { return }
        endSearches(from: first)
        guard first.presentation.presenting != nil else { return }
        Departure(of: first, animated: false).run(completion: nil)
    }

    /// Ends the searches among `first` and all controllers above it, and dismisses the controllers
    /// that they present.
    ///
    /// A search presents itself without a container, so that it can't be dismissed like the others.
    private static func endSearches(from first: UIViewController) {
        let chain = sequence(first: first, next: \.presentation.presented)
        for search in chain.compactMap({ $0 as? UISearchController }).reversed() {
            drop(everybodyPresentedBy: search)
            search.isActive = false
        }
    }

    private static func presentedContainer(of source: UIViewController) -> UIViewController? {
        source.ancestry.first { $0.presentation.presenting != nil }
    }
}
