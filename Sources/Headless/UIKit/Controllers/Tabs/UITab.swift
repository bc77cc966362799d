import CoreGraphics
import Foundation

/// A tab of a tab bar controller, which creates its controller when it is first needed.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITab: NSObject, UIAccessibilityIdentification,
    UIPopoverPresentationControllerSourceItem
{
    private let makeController: ((UITab) -> UIViewController)?
    private var madeController: UIViewController?
    weak var owner: UITabBarController?
    fileprivate weak var group: UITabGroup?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, ownIdentifier) = (title, image, identifier)
        makeController = viewControllerProvider
        super.init()
    }

    private let ownIdentifier: String

    open var identifier: String { ownIdentifier }

    open var title: String {
        didSet { if title != oldValue { changed() } }
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { changed() } }
    }

    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { changed() } }
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changed() } }
    }

    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }

    open var preferredPlacement = UITabPlacement.automatic {
        didSet { if preferredPlacement != oldValue { changed() } }
    }

    open var userInfo: Any?

    open var parent: UITabGroup? { group }

    open var tabBarController: UITabBarController? { root.owner }

    open var viewController: UIViewController? {
        if madeController == nil { madeController = makeController?(self) }
        return madeController
    }

    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String?

    // Apple, `UIPopoverPresentationControllerSourceItem`: the rectangle is null if the tab isn't
    // shown.
    @_documentation(visibility: internal)
    @discardableResult
    open func frame(in referenceView: UIView) -> CGRect { .null }

    /// The outermost group of this tab, or the tab itself, which is the tab in the bar.
    var root: UITab { group?.root ?? self }

    private func changed() {
        root.owner?.tabDidChange()
    }
}

/// A tab that contains other tabs.
@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITabGroup: UITab {
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        for child in children { child.group = self }
    }

    open var children: [UITab] {
        didSet {
            for child in oldValue where child.group === self { child.group = nil }
            for child in children { child.group = self }
        }
    }

    @discardableResult
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.find(identifier)
    }
}

@available(iOS 18.0, *)
extension [UITab] {
    /// Returns the tab with an identifier, either this one or one in its group.
    @MainActor
    func find(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.find(identifier) { return found }
        }
        return nil
    }
}
