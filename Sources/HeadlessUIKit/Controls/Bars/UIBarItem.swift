import Foundation

/// What can stand in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    weak var host: (any BarItemHost)?

    public override init() {
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

    // Apple's classes have it from an extension of NSObject, which cannot store anything here.
    @_documentation(visibility: internal)
    open var accessibilityLabel: String? {
        didSet { if accessibilityLabel != oldValue { changed() } }
    }

    func changed() {
        host?.itemDidChange(self)
    }
}

/// A bar that shows items.
@MainActor
protocol BarItemHost: AnyObject {
    func itemDidChange(_ item: NSObject)
}
