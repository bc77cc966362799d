import CoreGraphics
import Foundation

// The names are those that Apple's reference gives these methods in Swift.
/// The methods that are called when a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    @_documentation(visibility: internal)
    func willPresentSearchController(_ searchController: UISearchController)
    @_documentation(visibility: internal)
    func didPresentSearchController(_ searchController: UISearchController)
    @_documentation(visibility: internal)
    func willDismissSearchController(_ searchController: UISearchController)
    @_documentation(visibility: internal)
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    @_documentation(visibility: internal)
    public func willPresentSearchController(_ searchController: UISearchController) {
        OptionalMethod.missing(())
    }
    @_documentation(visibility: internal)
    public func didPresentSearchController(_ searchController: UISearchController) {
        OptionalMethod.missing(())
    }
    @_documentation(visibility: internal)
    public func willDismissSearchController(_ searchController: UISearchController) {
        OptionalMethod.missing(())
    }
    @_documentation(visibility: internal)
    public func didDismissSearchController(_ searchController: UISearchController) {
        OptionalMethod.missing(())
    }
}

/// A method that updates the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// A controller that shows a search bar, and results while people search.
@preconcurrency @MainActor
open class UISearchController: UIViewController,
    UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
    private let results: UIViewController?
    private let bar = UISearchBar(frame: .zero)
    private var active = false

    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        bar.searchController = self
        modalPresentationStyle = .custom
        guard let results else { return }
        adopt(results)
        results.didMove(toParent: self)
    }

    // MARK: Parts

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    open var searchBar: UISearchBar { bar }

    open var searchResultsController: UIViewController? { results }

    // MARK: Looks

    open var obscuresBackgroundDuringPresentation = true {
        didSet { placeResults() }
    }

    open var hidesNavigationBarDuringPresentation = true

    open var automaticallyShowsCancelButton = true

    open var automaticallyShowsSearchResultsController = true {
        didSet { placeResults() }
    }

    open var showsSearchResultsController = false {
        didSet { placeResults() }
    }

    /// The navigation controller whose bar contains the search bar.
    weak var host: UINavigationController?

    // MARK: Searching

    open var isActive: Bool {
        get { active }
        set {
            guard newValue != active else { return }
            newValue ? begin() : end()
        }
    }

    func fieldDidBegin() {
        isActive = true
        update()
    }

    func textDidChange() {
        if automaticallyShowsSearchResultsController {
            showsSearchResultsController = !(bar.text ?? "").isEmpty
        }
        placeResults()
        update()
    }

    /// Updates the results.
    ///
    /// Apple's reference: when the bar becomes first responder and when its text changes.
    private func update() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    // Apple's reference: the search controller is presented, by the nearest controller that
    // defines a presentation context.
    private var presenter: UIViewController? {
        let nearest =
            host?.topViewController
            ?? sequence(first: bar as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first
        guard let nearest else { return nil }
        return nearest.ancestry.first(where: \.definesPresentationContext)
            ?? nearest.ancestry.reduce(nearest) { $1 }
    }

    private func begin() {
        guard let presenter, presenter.presentation.presented == nil else { return }
        active = true
        delegate?.willPresentSearchController(self)
        presenter.presentation.presented = self
        presentation.presenting = presenter
        presentation.phase = .present
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        beginAppearance(true, animated: true)
        placeResults()
        endAppearance()
        host?.viewIfLoaded?.setNeedsLayout()
        if !bar.searchTextField.isFirstResponder { bar.searchTextField.becomeFirstResponder() }
        delegate?.didPresentSearchController(self)
    }

    // UIKit: the end of the search clears the text (assumed: A51).
    private func end() {
        active = false
        delegate?.willDismissSearchController(self)
        bar.searchTextField.resignFirstResponder()
        let hadText = !(bar.text ?? "").isEmpty
        bar.text = ""
        showsSearchResultsController = false
        if hadText { update() }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        beginAppearance(false, animated: true)
        viewIfLoaded?.removeFromSuperview()
        endAppearance()
        presentation.presenting?.presentation.presented = nil
        presentation = ControllerPresentation()
        host?.viewIfLoaded?.setNeedsLayout()
        delegate?.didDismissSearchController(self)
    }

    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard active, presentation.presented == nil else {
            return super.dismiss(animated: flag, completion: completion)
        }
        isActive = false
        completion?()
    }

    // MARK: Transition

    // UIKit: the search controller presents itself with a fade (assumed: A47).
    @_documentation(visibility: internal)
    @discardableResult
    open func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        0.3
    }

    @_documentation(visibility: internal)
    open func animateTransition(
        using transitionContext: any UIViewControllerContextTransitioning
    ) {
        if let view = transitionContext.view(forKey: .to) {
            transitionContext.containerView.addSubview(view)
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }

    // MARK: View

    open override func loadView() {
        view = SearchBackgroundView(frame: UIScreen.current.bounds)
    }

    package override var childrenThatAppear: [UIViewController] {
        showsSearchResultsController ? [results].compactMap(\.self) : []
    }

    /// Places the results, or the dimming view, above the presenter's view, or neither of them.
    private func placeResults() {
        guard active, let below = (host?.topViewController ?? presentation.presenting)?.viewIfLoaded
        else { return }
        let shown = showsSearchResultsController ? results : nil
        guard shown != nil || obscuresBackgroundDuringPresentation else {
            view.removeFromSuperview()
            return
        }
        if view.superview !== below { below.addSubview(view) }
        view.frame = below.bounds
        (view as? SearchBackgroundView)?.onTap = { [weak self] in self?.isActive = false }
        guard let results else { return }
        guard shown != nil else { return results.viewIfLoaded?.removeFromSuperview() ?? () }
        if results.view.superview !== view { view.addSubview(results.view) }
        results.view.frame = view.bounds
        results.barInsets = below.safeAreaInsets
    }
}

/// A view that dims the content during a search; a tap ends the search.
private final class SearchBackgroundView: UIView {
    var onTap: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.2)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTap()
    }
}
