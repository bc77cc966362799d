import UIKit

extension UIWindow: TabOrdered {
    package func tabStops(around item: UIView) -> TabStops {
        let loop = FocusMap(of: self).loop
        var stops = TabStops()
        guard let group = loop.group(of: ObjectIdentifier(item)),
            let start = loop.groups.firstIndex(of: group)
        else { return stops }
        stops.next = loop.groups[(start + 1)...].compactMap(loop.primaryItem)
        stops.previous = loop.groups[..<start].reversed().compactMap(loop.primaryItem)
        return stops
    }
}
