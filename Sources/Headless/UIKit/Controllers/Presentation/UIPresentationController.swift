import CoreGraphics
import Foundation

/// A controller that manages the presentation of another one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
    UIFocusEnvironment
{
    private weak var presented: UIViewController?
    weak var presenting: UIViewController?
    let style: UIModalPresentationStyle
    var container: PresentationContainerView?

    /// The observer of the keyboard during the presentation.
    var keyboardWatch: PresentationKeyboard?

    /// The responder that had the keyboard before, and gets it back.
    weak var formerFirstResponder: UIResponder?
    /// The superview of the presenter's view, while that view is removed.
    weak var formerSuperview: UIView?

    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    // These two aren't optional in Apple's class; a deallocated controller is replaced by an empty
    // one.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentation.presenting ?? UIViewController()
    }

    // MARK: Focus

    @_documentation(visibility: internal)
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        [presented].compactMap(\.self)
    }

    @_documentation(visibility: internal)
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { containerView?.superview }

    @_documentation(visibility: internal)
    open var focusItemContainer: (any UIFocusItemContainer)? { containerView }

    @_documentation(visibility: internal)
    open func setNeedsFocusUpdate() { presented?.setNeedsFocusUpdate() }

    @_documentation(visibility: internal)
    open func updateFocusIfNeeded() { presented?.updateFocusIfNeeded() }

    @_documentation(visibility: internal)
    @discardableResult
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    @_documentation(visibility: internal)
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Presentation

    open var presentationStyle: UIModalPresentationStyle {
        style == .automatic ? .pageSheet : style
    }

    // The delegate of a sheet or a popover has another type, which Swift can only declare beside
    // this one.
    @_disfavoredOverload
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    open var containerView: UIView? { container }

    open var presentedView: UIView? { presented?.viewIfLoaded }

    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }

    @discardableResult
    open func adaptivePresentationStyle(
        for traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard let delegate, traitCollection.horizontalSizeClass == .compact else {
            return presentationStyle
        }
        let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        return style == .none || style == .automatic ? presentationStyle : style
    }

    open var shouldRemovePresentersView: Bool { adaptivePresentationStyle.coversPresenter }

    open var frameOfPresentedViewInContainerView: CGRect {
        container.map { geometry(in: $0).frame } ?? .zero
    }

    /// The share of the space for a card that the presentation uses.
    package var cardFraction: CGFloat { 1 }

    /// The y-coordinate above which a box has to be.
    package var keyboardTop: CGFloat? { keyboardWatch?.top }

    /// A Boolean value that indicates whether the views behind are dimmed.
    var dimsBackground: Bool { style != .custom && !shouldRemovePresentersView }

    /// A Boolean value that indicates whether a finger can drag the presented view.
    var isDraggable: Bool { false }

    /// The possible y-coordinates of the presented view after a drag, from the lowest place to the
    /// highest.
    var restingTops: [CGFloat] { [frameOfPresentedViewInContainerView.minY] }

    func userDidDrag(toRestAt index: Int) {}

    /// Returns a Boolean value that indicates whether the presentation in `window` has everything
    /// that it needs; if not, a fault is raised.
    func isReady(in window: UIWindow) -> Bool { true }

    private func geometry(in container: UIView) -> SheetGeometry {
        let traits = container.traitCollection
        let kind = SheetGeometry.Kind.kind(
            of: adaptivePresentationStyle,
            preferred: presentedViewController.preferredContentSize, in: container.bounds.size,
            isWide: traits.horizontalSizeClass == .regular,
            isHigh: traits.verticalSizeClass != .compact, fraction: cardFraction)
        return SheetGeometry(
            kind: kind, bounds: container.bounds, safeArea: container.safeAreaInsets,
            keyboardTop: keyboardTop)
    }

    /// The corners of the card that are rounded.
    var corners: SheetCardView.Corners { usualCorners }

    private var usualCorners: SheetCardView.Corners {
        guard let container else { return .none }
        switch geometry(in: container).kind {
        case .full: return .none
        case .card: return .top
        case .box: return .all
        }
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Content

    @_documentation(visibility: internal)
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    @_documentation(visibility: internal)
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        containerView?.setNeedsLayout()
    }

    @_documentation(visibility: internal)
    open func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    @_documentation(visibility: internal)
    @discardableResult
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        frameOfPresentedViewInContainerView.size
    }

    @_documentation(visibility: internal)
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    @_documentation(visibility: internal)
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection {
        let view = container ?? presenting?.viewIfLoaded
        return view?.traitCollection ?? UIScreen.current.traitCollection
    }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
