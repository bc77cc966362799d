import CoreGraphics
import Foundation

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu of a view, and its preview.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    private var ownIdentifier: any NSCopying = NSString(string: UUID().uuidString)
    /// The functions that UIKit calls to show the menu.
    package private(set) var actionProvider: UIContextMenuActionProvider?
    package private(set) var previewProvider: UIContextMenuContentPreviewProvider?

    public convenience init(
        identifier: (any NSCopying)?, previewProvider: UIContextMenuContentPreviewProvider?,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init()
        if let identifier { ownIdentifier = identifier }
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    open var identifier: any NSCopying { ownIdentifier }
}

/// The animation in which a context menu appears or disappears.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The object that provides the menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    @discardableResult
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// An interaction that shows a menu at a long press on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    private weak var ownDelegate: (any UIContextMenuInteractionDelegate)?
    private weak var ownView: UIView?
    private lazy var press = ContextMenuPress(of: self)
    private weak var menu: ContextMenu?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        ownDelegate = delegate
        super.init()
    }

    open var delegate: (any UIContextMenuInteractionDelegate)? { ownDelegate }

    open func dismissMenu() {
        menu?.dismiss()
    }

    // Apple's reference: the block receives the menu on the screen, and returns the one to show.
    @_documentation(visibility: internal)
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        menu?.update(block)
    }

    @discardableResult
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

    @_documentation(visibility: internal)
    open var view: UIView? { ownView }

    @_documentation(visibility: internal)
    open func willMove(to view: UIView?) {
        if let ownView { ownView.removeGestureRecognizer(press.recognizer) }
    }

    @_documentation(visibility: internal)
    open func didMove(to view: UIView?) {
        ownView = view
        view?.addGestureRecognizer(press.recognizer)
    }

    /// Returns the menu at the place of a press; `nil` if there is none.
    func configuration() -> UIContextMenuConfiguration? {
        guard let ownView, ownView.window != nil else { return nil }
        return ownDelegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: location(in: ownView))
    }

    func open(_ configuration: UIContextMenuConfiguration) {
        let menu = ContextMenu(configuration, of: self)
        self.menu = menu
        menu.show()
    }
}
