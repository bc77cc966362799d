import Foundation

/// The content of a navigation bar while a controller is on top.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode

    /// The places of a search bar.
    public typealias SearchBarPlacement = UINavigationItemSearchBarPlacement

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

    // Below the title, as on iOS 15, unless the app prefers another place.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
    }

    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet {
            guard searchBarPlacementAllowsToolbarIntegration != oldValue else { return }
            changed()
        }
    }

    // UIKit's header: on iPhone, an integrated search bar may be in the toolbar of the navigation
    // controller. On iPad, it is below the title here.
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

    private var hidesBack = false {
        didSet { if hidesBack != oldValue { changed() } }
    }

    open var hidesBackButton: Bool {
        get { hidesBack }
        set { hidesBack = newValue }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        hidesBack = hidesBackButton
    }

    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }

    // MARK: Buttons

    private var left = BarSide() {
        didSet { changed(adopting: left.groups) }
    }

    private var right = BarSide() {
        didSet { changed(adopting: right.groups) }
    }

    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { left.items }
        set { left = BarSide(items: newValue) }
    }

    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { right.items }
        set { right = BarSide(items: newValue) }
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { left.items?.first }
        set { left = BarSide(items: newValue.map { [$0] }) }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { right.items?.first }
        set { right = BarSide(items: newValue.map { [$0] }) }
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        left = BarSide(items: items)
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        right = BarSide(items: items)
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        left = BarSide(items: item.map { [$0] })
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        right = BarSide(items: item.map { [$0] })
    }

    // MARK: Groups

    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { left.groups }
        set { left = BarSide(groups: newValue) }
    }

    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { right.groups }
        set { right = BarSide(groups: newValue) }
    }

    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { changed(adopting: pinned.groups) }
    }

    private var pinned: BarSide { BarSide(groups: pinnedTrailingGroup.map { [$0] } ?? []) }

    /// The items at the left, from the edge inward.
    var leftItems: [UIBarButtonItem] { left.items ?? left.groupedItems }

    /// The items at the right, from the edge inward.
    var rightItems: [UIBarButtonItem] {
        pinned.groupedItems.reversed() + (right.items ?? right.groupedItems.reversed())
    }

    private func changed(adopting groups: [UIBarButtonItemGroup]) {
        for group in groups { group.host = self }
        changed()
    }

    func changed() {
        host?.itemDidChange(self)
    }
}
