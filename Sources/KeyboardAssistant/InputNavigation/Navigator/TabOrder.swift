import UIKit

/// The order in which Tab goes through a screen.
@MainActor
package protocol TabOrder {
    /// Returns the items to which Tab, or ⇧Tab for the previous direction, goes from `item`, the
    /// nearest first, up to the end of the screen.
    func stops(
        _ direction: InputDirection, from item: UIView
    ) -> any Sequence<ObjectIdentifier>
    /// Returns the item with this identifier; `nil` if it isn't on the screen.
    func item(_ id: ObjectIdentifier?) -> (any UIFocusItem)?
}

/// A screen whose order for Tab can be surveyed.
///
/// `KeyNavigation` makes each window one. In apps without that library, none is, and Tab goes
/// through a form in the form's own order.
@MainActor
package protocol TabOrdered: UIView {
    /// Surveys what is on the screen now.
    func tabOrder() -> any TabOrder
}

/// An object that moves focus where no focus engine does.
///
/// `KeyNavigation` makes its `FocusNavigator` one.
@MainActor
package protocol FocusMover: AnyObject {
    /// Moves focus to `item`, and returns whether it is focused.
    func focus(_ item: any UIFocusItem) -> Bool
}
