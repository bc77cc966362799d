internal import HeadlessBehavior

/// The decisions about a window's first responder in a view of a list that is no longer needed.
@MainActor
struct RespondingCells {
    let window: UIWindow?
    let behavior: UIKitBehavior

    /// Returns a Boolean value that indicates whether a view is kept while it isn't visible.
    func staysOutOfSight(_ view: UIView) -> Bool {
        behavior.respondingCellOutOfSight == .kept && holdsFirstResponder(view)
    }

    /// Returns a Boolean value that indicates whether a view stays when its element is reloaded.
    func staysWhenReloaded(_ view: UIView) -> Bool {
        behavior.reloadWithResponder == .kept && holdsFirstResponder(view)
    }

    /// Returns a Boolean value that indicates whether a view stays until the next layout when its
    /// element is reloaded.
    func leavesAtLayout(_ view: UIView) -> Bool {
        behavior.reloadWithResponder == .resignsAtLayout && holdsFirstResponder(view)
    }

    private func holdsFirstResponder(_ view: UIView) -> Bool {
        window?.firstResponder?.isInside(view) == true
    }
}

extension UIScrollView {
    /// The decisions about the cells of a list.
    var respondingCells: RespondingCells {
        RespondingCells(window: window, behavior: UIApplication.behavior)
    }
}
