import CoreGraphics
import Foundation

/// Creates the constraints of a visual format.
@MainActor
struct VisualFormatConstraints {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
        var items: [AnyObject] = []
        for box in format.boxes { items.append(try item(box.name)) }
        var result: [NSLayoutConstraint] = []
        if let leading = format.leading {
            let superview = try superview(of: items[0])
            result += try space(leading, from: superview, edge(.start), to: items[0], edge(.start))
        }
        for (index, box) in format.boxes.enumerated() {
            if index > 0 {
                result += try space(
                    format.connections[index - 1], from: items[index - 1], edge(.end),
                    to: items[index], edge(.start))
            }
            for predicate in box.predicates { result.append(try size(of: items[index], predicate)) }
        }
        if let trailing = format.trailing, let last = items.last {
            let superview = try superview(of: last)
            result += try space(trailing, from: last, edge(.end), to: superview, edge(.end))
        }
        return try result + alignments(of: items)
    }

    // MARK: Edges

    private enum End {
        case start, end
    }

    private func edge(_ end: End) -> NSLayoutConstraint.Attribute {
        guard !format.isVertical else { return end == .start ? .top : .bottom }
        if options.contains(.directionRightToLeft) { return end == .start ? .right : .left }
        if options.contains(.directionLeftToRight) { return end == .start ? .left : .right }
        return end == .start ? .leading : .trailing
    }

    private var runsBackward: Bool {
        !format.isVertical && options.contains(.directionRightToLeft)
    }

    // MARK: Parts

    private func space(
        _ connection: VisualFormat.Connection, from first: AnyObject,
        _ end: NSLayoutConstraint.Attribute, to second: AnyObject,
        _ start: NSLayoutConstraint.Attribute
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var predicates = connection.predicates
        if connection.isFlush { predicates = [VisualFormat.Predicate(value: .constant(0))] }
        guard !predicates.isEmpty else {
            return [standardSpace(from: first, end, to: second, start)]
        }
        var result: [NSLayoutConstraint] = []
        for predicate in predicates {
            let length = try number(predicate.value) * predicate.multiplier + predicate.addend
            let space = distance(
                from: first, end, to: second, start, predicate.relation, length)
            result.append(try finished(space, predicate))
        }
        return result
    }

    // Apple, `layoutMargins`: the standard space to the superview is its margin; that between
    // siblings is the system's.
    private func standardSpace(
        from first: AnyObject, _ end: NSLayoutConstraint.Attribute, to second: AnyObject,
        _ start: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint {
        if first is UIView, first === (second as? UIView)?.superview {
            return distance(from: first, end.ofMargins, to: second, start, .equal, 0)
        }
        if second is UIView, second === (first as? UIView)?.superview {
            return distance(from: first, end, to: second, start.ofMargins, .equal, 0)
        }
        return distance(from: first, end, to: second, start, .equal, SystemSpacing.standard)
    }

    private func distance(
        from first: AnyObject, _ end: NSLayoutConstraint.Attribute, to second: AnyObject,
        _ start: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ length: CGFloat
    ) -> NSLayoutConstraint {
        // From right to left, later views have smaller coordinates.
        let (item, attribute, other, otherAttribute) =
            runsBackward ? (first, end, second, start) : (second, start, first, end)
        return NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: otherAttribute, multiplier: 1, constant: length)
    }

    private func size(
        of item: AnyObject, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        if case .name(let name) = predicate.value, metrics[name] == nil {
            return try finished(
                NSLayoutConstraint(
                    item: item, attribute: attribute, relatedBy: predicate.relation,
                    toItem: try self.item(name), attribute: attribute,
                    multiplier: predicate.multiplier, constant: predicate.addend),
                predicate)
        }
        let length = try number(predicate.value) * predicate.multiplier + predicate.addend
        return try finished(
            NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: length),
            predicate)
    }

    private func finished(
        _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        if let priority = predicate.priority {
            constraint.priority = UILayoutPriority(rawValue: Float(try number(priority)))
        }
        return constraint
    }

    // The options align each view of the format with the previous one (Apple).
    private func alignments(of items: [AnyObject]) throws(VisualFormatError) -> [NSLayoutConstraint]
    {
        let attributes = options.alignments
        guard let wrong = attributes.first(where: { $0.axis == axis }) else {
            return attributes.flatMap { attribute in
                zip(items, items.dropFirst()).map { one, next in
                    NSLayoutConstraint(
                        item: one, attribute: attribute, relatedBy: .equal, toItem: next,
                        attribute: attribute, multiplier: 1, constant: 0)
                }
            }
        }
        throw VisualFormatError(
            message: "Options mask required views to be aligned on \(wrong), which is not allowed "
                + "for layout that is \(format.isVertical ? "vertical" : "horizontal").")
    }

    private var axis: NSLayoutConstraint.Axis { format.isVertical ? .vertical : .horizontal }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
        // UIKit reads a dot as a path to a part of the dictionary's value
        // (stackoverflow.com/q/13045178).
        let name = String(name.prefix { $0 != "." })
        guard let item = views[name], item is any LayoutItem else {
            throw VisualFormatError(message: "\(name) is not a key in the views dictionary.")
        }
        return item as AnyObject
    }

    private func superview(of item: AnyObject) throws(VisualFormatError) -> UIView {
        if let superview = (item as? UIView)?.superview { return superview }
        if let owner = (item as? UILayoutGuide)?.owningView { return owner }
        throw VisualFormatError(
            message: "Unable to interpret '|' character, because the related view doesn't have a "
                + "superview")
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .constant(let number): return number
        case .name(let name):
            guard
                let number = (metrics[name] as? NSNumber)?.doubleValue
                    ?? (metrics[name] as? CGFloat).map(Double.init)
                    ?? (metrics[name] as? Double) ?? (metrics[name] as? Int).map(Double.init)
            else {
                throw VisualFormatError(
                    message: "\(name) is not a key in the metrics dictionary.")
            }
            return CGFloat(number)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same attribute of a view's margins.
    fileprivate var ofMargins: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
