import CoreGraphics
import Foundation

/// A button, a view or a space in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    private(set) var systemItem: UIBarButtonItem.SystemItem?
    private lazy var ownButton = BarButton(for: self)

    public override init() {
        super.init()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        // Set before the title, which creates the button: observers don't run in initializers.
        self.style = style
        self.title = title
        aim(at: target, action: action)
    }

    public convenience init(
        image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.style = style
        self.image = image
        aim(at: target, action: action)
    }

    public convenience init(
        barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        adopt(systemItem)
        aim(at: target, action: action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(
        systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        adopt(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    public class func flexibleSpace() -> Self { space(.flexibleSpace) }

    private class func space(_ kind: SystemItem) -> Self {
        unsafeDowncast(make(self, kind), to: Self.self)
    }

    // Apple's runtime calls `init()` of any subclass, which Swift calls only if it is required. So
    // the class is passed as a final one: the convenience initializer receives the actual class as
    // its `self`, and finds its `init()` in the class's table. The optimizer would create an object
    // of the final class instead.
    @_optimize(none)
    private static func make(_ type: UIBarButtonItem.Type, _ kind: SystemItem) -> UIBarButtonItem {
        unsafeBitCast(type, to: AnyBarButtonItem.Type.self).init(space: kind) as UIBarButtonItem
    }

    fileprivate convenience init(space kind: SystemItem) {
        self.init()
        adopt(kind)
    }

    private func aim(at target: Any?, action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    private func adopt(_ systemItem: UIBarButtonItem.SystemItem) {
        self.systemItem = systemItem
        style = systemItem.style
        changed()
    }

    // MARK: Looks

    open var style = UIBarButtonItem.Style.plain {
        didSet { if style != oldValue { changed() } }
    }

    open var width: CGFloat = 0 {
        didSet { if width != oldValue { changed() } }
    }

    open var customView: UIView? {
        didSet { if customView !== oldValue { changed() } }
    }

    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { changed() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { changed() } }
    }

    open var isHidden = false {
        didSet { if isHidden != oldValue { changed() } }
    }

    var shownTitle: String? {
        title ?? primaryAction?.title.nonEmpty ?? systemItem?.title
    }

    var shownImage: UIImage? {
        let own = image ?? primaryAction?.image
        return own ?? systemItem?.symbolName.flatMap { UIImage(systemName: $0) }
    }

    // MARK: Action

    open weak var target: AnyObject?
    open var action: Selector?

    open var primaryAction: UIAction? {
        didSet { changed() }
    }

    open var menu: UIMenu?

    /// Performs the action of a tap; the primary action takes precedence (Apple's reference).
    package func trigger() {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    // MARK: In a bar

    override func changed() {
        if isButton { ownButton.adopt(self) }
        super.changed()
    }

    private var isButton: Bool { customView == nil && !isSpace }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The view for this item in a bar; `nil` for a space.
    package var barView: UIView? { customView ?? (isSpace ? nil : ownButton) }
}

private final class AnyBarButtonItem: UIBarButtonItem {}

extension String {
    var nonEmpty: String? { isEmpty ? nil : self }
}
