import CoreGraphics
import Foundation

/// The bar with the tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView, BarItemHost {
    private var buttons: [TabButton] = []

    /// The action of a tap on a tab.
    ///
    /// Without one, the bar selects the tab and calls its delegate.
    var onChoice: ((UITabBarItem) -> Void)?

    /// The height of the background below the bar.
    var backgroundOverhang: CGFloat = 0 {
        didSet { if backgroundOverhang != oldValue { setNeedsDisplay() } }
    }

    open weak var delegate: (any UITabBarDelegate)?

    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for button in buttons {
            if button.item.host === self { button.item.host = nil }
            button.removeFromSuperview()
        }
        buttons = (items ?? []).map { item in
            TabButton(for: item) { [weak self] in self?.userDidChoose($0) }
        }
        for button in buttons {
            button.item.host = self
            addSubview(button)
        }
        refresh()
    }

    // Apple's reference: setting it in code doesn't notify the delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet { refresh() }
    }

    open var barStyle = UIBarStyle.default {
        didSet { setNeedsDisplay() }
    }

    open var isTranslucent = true

    open var barTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    private func userDidChoose(_ item: UITabBarItem) {
        if let onChoice { return onChoice(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    func itemDidChange(_ item: NSObject) {
        refresh()
    }

    private func refresh() {
        for button in buttons { button.adopt(isChosen: button.item === selectedItem) }
        setNeedsLayout()
    }

    // MARK: Layout

    /// Returns the height of the bar, in points (assumed: A48).
    static func height(isLow: Bool) -> CGFloat { isLow ? 32 : 49 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height(isLow: false))
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : superview?.bounds.width
        return CGSize(
            width: width ?? UIScreen.current.bounds.width, height: Self.height(isLow: false))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let width = area.width / CGFloat(max(1, buttons.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, button) in buttons.enumerated() {
            let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
            button.frame = CGRect(
                x: area.minX + place * width, y: 0, width: width, height: area.height)
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
