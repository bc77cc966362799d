import CoreGraphics
import Foundation

/// A row of buttons at the edge of a screen or on top of a keyboard.
@preconcurrency @MainActor open class UIToolbar: UIView, BarItemHost {
    /// The height on phones, in points (hacknicity.medium.com, 2018-06).
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16

    private var shownItems: [UIBarButtonItem] = []

    /// The height of the background below the bar.
    var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsDisplay() } }
    }

    /// The search bar of a navigation item, which this bar shows after its items.
    weak var searchBar: UISearchBar? {
        didSet {
            guard searchBar !== oldValue else { return }
            if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
            if let searchBar { addSubview(searchBar) }
            setNeedsLayout()
        }
    }

    open var items: [UIBarButtonItem]? {
        get { shownItems.isEmpty ? nil : shownItems }
        set { show(newValue ?? []) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        show(items ?? [])
    }

    open var barStyle = UIBarStyle.default {
        didSet { setNeedsDisplay() }
    }

    open var isTranslucent = true

    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    private func show(_ items: [UIBarButtonItem]) {
        for item in shownItems where item.host === self {
            item.host = nil
            item.barView?.removeFromSuperview()
        }
        shownItems = items
        for item in items { item.host = self }
        addItemViews()
        setNeedsLayout()
    }

    private func addItemViews() {
        for view in shownItems.compactMap(\.barView) where view.superview !== self {
            addSubview(view)
        }
    }

    func itemDidChange(_ item: NSObject) {
        let views = shownItems.compactMap(\.barView)
        for view in subviews
        where view !== searchBar && !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        addItemViews()
        setNeedsLayout()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : superview?.bounds.width
        return CGSize(width: width ?? UIScreen.current.bounds.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let visible = shownItems.filter { !$0.isHidden }
        let layout = ToolbarLayout(
            items: visible.map(\.inToolbar), width: bounds.width,
            leftMargin: safeAreaInsets.left + Self.margin,
            rightMargin: safeAreaInsets.right + Self.margin)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = layout.ranges.map { $0.start + $0.width }.max() ?? 0
        searchBar?.frame = CGRect(
            x: isMirrored ? 0 : end, y: 0, width: max(0, bounds.width - end),
            height: bounds.height)
        for (item, range) in zip(visible, layout.ranges) {
            let start = isMirrored ? bounds.width - range.start - range.width : range.start
            item.place(at: start, width: range.width, in: bounds)
        }
    }

    package override func display(into list: inout DisplayList) {
        var area = bounds
        area.size.height += backgroundOverhang
        let isDark = traitCollection.userInterfaceStyle == .dark || barStyle == .black
        let line = CGRect(x: 0, y: 0, width: bounds.width, height: 0.33)
        list.bar(area, color: barTintColor, line: line, isDark: isDark)
    }
}

extension UIBarButtonItem {
    fileprivate var inToolbar: ToolbarLayout.Item {
        switch systemItem {
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace(width)
        default: .view(width: barSize.width)
        }
    }

    /// The size of the item in a bar.
    var barSize: CGSize {
        guard let view = barView else { return CGSize(width: width, height: 0) }
        if customView != nil, view.bounds.width > 0 { return view.bounds.size }
        let fitting =
            customView?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            ?? view.intrinsicContentSize
        return CGSize(width: width > 0 ? width : fitting.width, height: fitting.height)
    }

    /// Positions the item; a button is as high as its bar, and an app's own view keeps its height.
    func place(at start: CGFloat, width: CGFloat, in bar: CGRect) {
        guard let view = barView else { return }
        let height = customView == nil ? bar.height : min(bar.height, barSize.height)
        view.frame = CGRect(x: start, y: bar.midY - height / 2, width: width, height: height)
    }
}
