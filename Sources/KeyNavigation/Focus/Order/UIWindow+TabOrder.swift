import UIKit

extension UIWindow: TabOrdered {
    package func tabOrder() -> any TabOrder { FocusMap(of: self) }
}

extension FocusMap: TabOrder {
    /// Returns the items at which Tab enters the groups behind that of `item`, or in front of it.
    package func stops(
        _ direction: InputDirection, from item: UIView
    ) -> any Sequence<ObjectIdentifier> {
        let start = loop.group(of: ObjectIdentifier(item)).flatMap(loop.groups.firstIndex)
        guard let start else { return [] }
        let rest =
            direction == .next
            ? Array(loop.groups[(start + 1)...]) : loop.groups[..<start].reversed()
        return rest.lazy.compactMap(loop.primaryItem)
    }
}

extension FocusNavigator: FocusMover {}
