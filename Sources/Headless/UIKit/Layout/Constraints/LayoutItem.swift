/// A view or a layout guide, whose edges constraints can refer to.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the guide's owning view.
    var itemView: UIView? { get }
}

extension UIView: LayoutItem {
    var itemView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var itemView: UIView? { owningView }
}

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct AnchorMeaning {
    struct Point {
        weak var item: (any LayoutItem)?
        let attribute: NSLayoutConstraint.Attribute
    }

    let point: Point
    /// The end of the distance that starts at `point`; `nil` for a single attribute.
    let end: Point?

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        point = Point(item: item, attribute: attribute)
        end = nil
    }

    init(from start: Point, to end: Point) {
        point = start
        self.end = end
    }

    var points: [Point] { end.map { [point, $0] } ?? [point] }

    var followsReadingDirection: Bool {
        point.attribute.followsReadingDirection
            || end?.attribute.followsReadingDirection ?? false
    }

    var axis: NSLayoutConstraint.Axis? { point.attribute.axis }

    var isSize: Bool { end != nil || point.attribute.isSize }

    /// The views of the items; `nil` if an item no longer exists or has no view.
    var views: [UIView]? {
        let views = points.compactMap { $0.item?.itemView }
        return views.count == points.count ? views : nil
    }

    func involves(_ item: any LayoutItem) -> Bool {
        points.contains { $0.item === item }
    }
}
