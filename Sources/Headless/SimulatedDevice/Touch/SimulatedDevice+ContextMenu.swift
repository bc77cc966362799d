import UIKit

extension SimulatedDevice {
    /// The context menu on the screen; `nil` if there is none, or if the app provides no menu for it.
    public var contextMenu: UIMenu? { app.contextMenu?.menu }

    /// Presses the middle of the visible part of a view for 0.6 seconds, which opens its context
    /// menu, or that of the row around it.
    ///
    /// - Throws: A ``MissedTap`` if the finger wouldn't reach `view`.
    public func press(_ view: UIView) throws {
        let finger = try touch(view)
        finger.hold(for: 0.6)
        finger.lift()
    }

    /// Taps an element of the context menu.
    ///
    /// - Parameter title: The title of the element.
    /// - Returns: A Boolean value that indicates whether there is such an element that can be
    ///   chosen.
    @discardableResult
    public func chooseFromContextMenu(_ title: String) -> Bool {
        takeOver()
        guard let row = app.contextMenu?.row(titled: title) else {
            Remark.say("no element of a context menu has this title", title[...])
            return false
        }
        row.layoutIfNeeded()
        return (try? tap(row)) != nil
    }

    /// Taps beside the context menu, which closes it.
    ///
    /// Without a menu, the device prints a remark.
    public func closeContextMenu() {
        takeOver()
        guard let menu = app.contextMenu, let window = menu.window else {
            return Remark.say("there is no context menu, so nothing was closed")
        }
        tap(at: menu.placeBeside, in: window)
    }
}
