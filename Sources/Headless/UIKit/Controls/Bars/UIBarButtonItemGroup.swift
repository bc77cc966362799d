import Foundation

/// Items of a navigation bar that belong together.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    weak var host: UINavigationItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    open var barButtonItems: [UIBarButtonItem] {
        didSet { host?.changed() }
    }

    open var representativeItem: UIBarButtonItem?

    // A bar has room for all of its items here.
    open var isDisplayingRepresentativeItem: Bool { false }

    open var isHidden = false {
        didSet { if isHidden != oldValue { host?.changed() } }
    }
}

/// The items at one side of a navigation bar, one by one or in groups.
///
/// Groups replace items that were set one by one (UIKit's header), and the other way round.
@MainActor
struct BarSide {
    private(set) var items: [UIBarButtonItem]?
    private(set) var groups: [UIBarButtonItemGroup] = []

    init(items: [UIBarButtonItem]? = nil) { self.items = items }

    init(groups: [UIBarButtonItemGroup]) { self.groups = groups }

    /// The items of the groups in the order in which they are read (assumed: A71).
    var groupedItems: [UIBarButtonItem] {
        groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
    }
}
