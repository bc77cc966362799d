/// A view or a layout guide: something with edges that constraints can speak of.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the one that the guide belongs to.
    var itemView: UIView? { get }
}

extension UIView: LayoutItem {
    var itemView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var itemView: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or the distance between two of them.
@MainActor
struct AnchorMeaning {
    struct Point {
        weak var item: (any LayoutItem)?
        let attribute: NSLayoutConstraint.Attribute
    }

    let point: Point
    /// The end of the distance that starts at `point`; nil if this is no distance.
    let end: Point?

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        point = Point(item: item, attribute: attribute)
        end = nil
    }

    init(from start: Point, to end: Point) {
        point = start
        self.end = end
    }

    var points: [Point] { [point] + (end.map { [$0] } ?? []) }

    var axis: NSLayoutConstraint.Axis? { point.attribute.axis }

    var isSize: Bool { end != nil || point.attribute.isSize }

    /// The views of the items, or nil if an item does not exist any more or belongs to no view.
    var views: [UIView]? {
        let views = points.compactMap { $0.item?.itemView }
        return views.count == points.count ? views : nil
    }

    func involves(_ item: any LayoutItem) -> Bool {
        points.contains { $0.item === item }
    }
}
