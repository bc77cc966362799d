import UIKit

/// The places to which Tab takes people from an item, in the system's order.
package struct TabStops {
    /// The items at which Tab enters the focus groups behind the item's own, the nearest first.
    package var next: [ObjectIdentifier] = []
    /// The items at which ⇧Tab enters the focus groups in front of the item's own, the nearest
    /// first.
    package var previous: [ObjectIdentifier] = []

    package init() {}

    subscript(_ direction: InputDirection) -> [ObjectIdentifier] {
        switch direction {
        case .next: next
        case .previous: previous
        }
    }
}

/// A screen whose order for Tab is known.
///
/// `KeyNavigation` makes each window one. In apps without that library, none is, and Tab goes
/// through a form in the form's own order, which leads to the same inputs.
@MainActor
package protocol TabOrdered: UIView {
    /// Returns where Tab goes from `item`, up to the ends of the screen.
    func tabStops(around item: UIView) -> TabStops
}
