import Foundation

/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    weak var host: (any BarItemHost)?

    public override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init()
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }

    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }

    open var tag = 0

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    @discardableResult
    open func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String?

    func changed() {
        host?.itemDidChange(self)
    }
}

extension UIBarItem: UIAccessibilityIdentification, AccessibilityListener {
    // The view of an item is read out with the item's values.
    func accessibilityDidChange() {
        changed()
    }
}

/// A bar that shows items.
@MainActor
protocol BarItemHost: AnyObject {
    func itemDidChange(_ item: NSObject)
}
