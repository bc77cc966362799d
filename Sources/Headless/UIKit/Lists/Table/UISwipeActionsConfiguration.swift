import CoreGraphics
import Foundation

public typealias UIContextualActionHandler = (
    UIContextualAction, UIView, @escaping (Bool) -> Void
) -> Void

/// An action that appears when a row is swiped.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public typealias Style = UIContextualActionStyle

    private var ownStyle = Style.normal
    private var ownHandler: UIContextualActionHandler = { _, _, done in done(false) }

    public convenience init(
        style: UIContextualAction.Style, title: String?,
        handler: @escaping UIContextualActionHandler
    ) {
        self.init()
        ownStyle = style
        ownHandler = handler
        self.title = title
        // Apple's reference: red for destructive actions, gray for others.
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    open var style: UIContextualAction.Style { ownStyle }
    open var handler: UIContextualActionHandler { ownHandler }
    open var title: String?
    open var backgroundColor: UIColor!
    open var image: UIImage?
}

/// The actions that appear when a row is swiped.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    private var ownActions: [UIContextualAction] = []

    public convenience init(actions: [UIContextualAction]) {
        self.init()
        ownActions = actions
    }

    open var actions: [UIContextualAction] { ownActions }

    open var performsFirstActionWithFullSwipe = true
}
