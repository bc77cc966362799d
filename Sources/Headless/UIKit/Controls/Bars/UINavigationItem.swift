import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always = 1
        case never = 2
        case inline = 3
    }

    /// The places of a search bar.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case integrated = 1
        case stacked = 2
        case integratedCentered = 3
        case integratedButton = 4
    }

    weak var host: (any BarItemHost)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }

    open var titleView: UIView? {
        didSet { if titleView !== oldValue { changed() } }
    }

    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }

    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { changed() } }
    }

    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { changed() } }
    }

    // Below the title, as on iOS 15, unless the app asks for another place.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
    }

    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet {
            guard searchBarPlacementAllowsToolbarIntegration != oldValue else { return }
            changed()
        }
    }

    // UIKit's header: on iPhone an integrated search bar may stand in the toolbar of the navigation
    // controller. On iPad it stands below the title here.
    func searchBarInToolbar(on idiom: UIUserInterfaceIdiom) -> UISearchBar? {
        guard idiom == .phone, searchBarPlacementAllowsToolbarIntegration,
            searchBarPlacement != .stacked
        else { return nil }
        return searchController?.searchBar
    }

    // MARK: Going back

    open var backBarButtonItem: UIBarButtonItem? {
        didSet { changed() }
    }

    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { changed() } }
    }

    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    // MARK: Buttons

    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    private func changed() {
        host?.itemDidChange(self)
    }
}
