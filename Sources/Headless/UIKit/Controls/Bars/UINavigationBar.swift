import CoreGraphics
import Foundation

/// The bar at the top of a screen, with a title, a back button and other buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, BarItemHost {
    private var stack: [UINavigationItem] = []
    private let content = NavigationBarContent()

    /// Called when people choose the back button; a navigation controller pops.
    var onBack: (() -> Void)? {
        didSet { content.onBack = onBack }
    }

    /// The height of the background above the bar.
    var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsDisplay() } }
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    open var topItem: UINavigationItem? { stack.last }

    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.host === self { item.host = nil }
        stack = items ?? []
        topItem?.host = self
        backItem?.host = self
        refresh()
    }

    open func push(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    @discardableResult
    open func popNavigationItem(animated: Bool) -> UINavigationItem? {
        guard let top = stack.last else { return nil }
        setItems(stack.dropLast(), animated: animated)
        return top
    }

    func itemDidChange(_ item: NSObject) {
        refresh()
    }

    private func refresh() {
        content.show(topItem, before: backItem, in: self)
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    // MARK: Looks

    open var barStyle = UIBarStyle.default {
        didSet { setNeedsDisplay() }
    }

    open var isTranslucent = true

    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    // iOS 15: a bar without colors of its own is clear until content scrolls under it (Apple's
    // reference of `scrollEdgeAppearance`).
    private var isClear: Bool {
        guard barTintColor == nil, barStyle == .default,
            let container = superview?.viewController as? UINavigationController,
            let top = container.topViewController
        else { return false }
        guard let content = top.contentScrollView(for: .top) else { return true }
        return content.contentOffset.y <= 0.5 - content.adjustedContentInset.top
    }

    package override func display(into list: inout DisplayList) {
        guard !isClear else { return }
        var area = bounds
        area.origin.y -= backgroundOverhang
        area.size.height += backgroundOverhang
        let isDark = traitCollection.userInterfaceStyle == .dark || barStyle == .black
        let line = CGRect(x: 0, y: bounds.maxY - 0.33, width: bounds.width, height: 0.33)
        list.bar(area, color: barTintColor, line: line, isDark: isDark)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: NavigationBarHeight.usual)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : superview?.bounds.width
        return CGSize(
            width: width ?? UIScreen.current.bounds.width, height: NavigationBarHeight.usual)
    }

    /// The search bar in this bar.
    private var searchBar: UISearchBar? {
        guard let topItem, topItem.searchBarInToolbar(on: idiom) == nil else { return nil }
        return topItem.searchController?.searchBar
    }

    private var idiom: UIUserInterfaceIdiom { traitCollection.userInterfaceIdiom }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var area = bounds
        let search = searchBar
        if let search {
            if search.superview !== self { addSubview(search) }
            area.size.height = max(0, bounds.height - NavigationBarHeight.search)
            search.frame = CGRect(
                x: 0, y: area.maxY, width: bounds.width, height: NavigationBarHeight.search)
        }
        for view in subviews {
            guard let bar = view as? UISearchBar, bar.searchController != nil,
                bar !== search
            else { continue }
            bar.removeFromSuperview()
        }
        content.layOut(
            in: area, safeArea: safeAreaInsets,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}

/// The height of a navigation bar (hacknicity.medium.com, 2018-06).
enum NavigationBarHeight {
    static let usual: CGFloat = 44
    /// The height of the search bar below the title.
    static let search: CGFloat = 52

    static func height(isPad: Bool, isLow: Bool, isInSheet: Bool) -> CGFloat {
        if isInSheet { return 56 }
        if isPad { return 50 }
        return isLow ? 32 : usual
    }
}
