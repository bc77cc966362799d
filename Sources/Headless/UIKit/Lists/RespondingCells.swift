internal import HeadlessBehavior

/// The fate of a window's first responder when the view in a list that it is in is not needed any
/// more.
@MainActor
struct RespondingCells {
    let window: UIWindow?
    let behavior: UIKitBehavior

    /// Returns a Boolean value that indicates whether a view that has left the screen is kept.
    func staysOutOfSight(_ view: UIView) -> Bool {
        behavior.respondingCellOutOfSight == .kept && holdsFirstResponder(view)
    }

    /// Returns a Boolean value that indicates whether the view of something reloaded stays in its
    /// place.
    func staysWhenReloaded(_ view: UIView) -> Bool {
        behavior.reloadWithResponder == .kept && holdsFirstResponder(view)
    }

    /// Returns a Boolean value that indicates whether the view of something reloaded leaves when
    /// the list is laid out next.
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
