import UIKit

/// The order in which Tab goes through a screen.
@MainActor
package protocol TabOrder {
    /// Returns the items that Tab, or ⇧Tab for the previous direction, reaches from `item`, the nearest
    /// first, up to the end of the screen.
    func stops(
        _ direction: InputDirection, from item: UIView
    ) -> any Sequence<ObjectIdentifier>
    /// Returns the item with an identifier; `nil` if the item isn't on the screen.
    func item(_ id: ObjectIdentifier?) -> (any UIFocusItem)?
}

/// A screen with an order for Tab.
///
/// `KeyNavigation` makes each window conform. In apps without that library, Tab goes through a form in
/// the form's own order.
@MainActor
package protocol TabOrdered: UIView {
    /// Surveys the items on the screen now.
    func tabOrder() -> any TabOrder
}

/// An object that moves focus in the absence of a focus engine.
///
/// `KeyNavigation` makes `FocusNavigator` conform.
@MainActor
package protocol FocusMover: AnyObject {
    /// Moves focus to `item`, and returns a Boolean value that indicates whether the item is focused.
    func focus(_ item: any UIFocusItem) -> Bool
}
