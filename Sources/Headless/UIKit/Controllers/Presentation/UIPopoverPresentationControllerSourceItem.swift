import CoreGraphics
import Foundation

/// A view or a bar item that can be the source of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    @discardableResult
    func frame(in referenceView: UIView) -> CGRect
}

extension UIPopoverPresentationControllerSourceItem {
    func sourceFrame(in view: UIView) -> CGRect { frame(in: view) }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    @_documentation(visibility: internal)
    @discardableResult
    public func frame(in referenceView: UIView) -> CGRect {
        convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    // Apple's reference: null while the item is not shown.
    @_documentation(visibility: internal)
    @discardableResult
    public func frame(in referenceView: UIView) -> CGRect {
        guard let view = barView, view.window != nil else { return .null }
        return view.convert(view.bounds, to: referenceView)
    }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    @_documentation(visibility: internal)
    @discardableResult
    public func frame(in referenceView: UIView) -> CGRect {
        owningView?.convert(layoutFrame, to: referenceView) ?? .null
    }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    @_documentation(visibility: internal)
    @discardableResult
    public func frame(in referenceView: UIView) -> CGRect {
        let buttons = (host as? UITabBar)?.subviews.compactMap { $0 as? TabButton } ?? []
        guard let button = buttons.first(where: { $0.item === self }), button.window != nil else {
            return .null
        }
        return button.convert(button.bounds, to: referenceView)
    }
}
