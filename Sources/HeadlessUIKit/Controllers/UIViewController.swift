import Foundation

/// Manages a view and what is on it.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView(frame: UIScreen.current.bounds)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewSafeAreaInsetsDidChange() {}

    open override var next: UIResponder? { viewIfLoaded?.superview }

    package override var responderWindow: UIWindow? { viewIfLoaded?.window }

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.superview?.traitCollection ?? UIScreen.current.traitCollection
    }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
