import CoreGraphics

/// The constraints by which a stack view arranges views.
@MainActor
struct StackArrangement {
    let stack: UIStackView
    let shown: [UIView]
    let hidden: [UIView]

    // Below every usual priority, and above that of a fitting size, so that a stack is as small
    // across its axis as its contents allow.
    private static let tight = UILayoutPriority(51)
    private static let evenCenters = UILayoutPriority(149)
    private static let almostRequired = UILayoutPriority(999)

    func constraints() -> [NSLayoutConstraint] {
        guard !shown.isEmpty else { return collapsed() }
        return chain() + distribution() + shown.flatMap(alignment) + baselines() + fit()
            + collapsed()
    }

    private var along: StackAttributes {
        StackAttributes(stack.axis, insideMargins: stack.isLayoutMarginsRelativeArrangement)
    }

    private var across: StackAttributes {
        StackAttributes(stack.axis.other, insideMargins: stack.isLayoutMarginsRelativeArrangement)
    }

    private var neighbors: [(UIView, UIView)] { Array(zip(shown, shown.dropFirst())) }

    // MARK: Along the axis

    private func chain() -> [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [
            constraint(first, along.start, .equal, stack, along.containerStart),
            constraint(last, along.end, .equal, stack, along.containerEnd),
        ] + neighbors.map(spacing)
    }

    private func spacing(_ view: UIView, _ next: UIView) -> NSLayoutConstraint {
        let byBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        let isFixed = stack.distribution.rawValue < UIStackView.Distribution.equalSpacing.rawValue
        return constraint(
            next, byBaseline ? .firstBaseline : along.start,
            isFixed ? .equal : .greaterThanOrEqual, view, byBaseline ? .lastBaseline : along.end,
            constant: stack.gap(after: view))
    }

    private func distribution() -> [NSLayoutConstraint] {
        switch stack.distribution {
        case .fillEqually: shown.dropFirst().map { sameSize($0, 1, .required) }
        case .fillProportionally: proportions()
        case .equalSpacing: even(along.end, along.start, .required)
        case .equalCentering: even(along.center, along.center, Self.evenCenters)
        default: []
        }
    }

    private func sameSize(
        _ view: UIView, _ factor: CGFloat, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        constraint(
            view, along.size, .equal, shown[0], along.size, multiplier: factor, priority: priority)
    }

    private func proportions() -> [NSLayoutConstraint] {
        let sizes = shown.map { view in
            let size = view.intrinsicContentSize
            return stack.axis == .horizontal ? size.width : size.height
        }
        guard sizes[0] > 0 else { return [] }
        return zip(shown, sizes).dropFirst().filter { $1 > 0 }
            .map { sameSize($0, $1 / sizes[0], Self.almostRequired) }
    }

    /// Makes the distances between neighbors equal, from one attribute to another.
    private func even(
        _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute,
        _ priority: UILayoutPriority
    ) -> [NSLayoutConstraint] {
        let gaps = neighbors.map { view, next in
            AnchorMeaning(
                from: .init(item: view, attribute: from), to: .init(item: next, attribute: to))
        }
        return gaps.dropFirst().map { gap in
            let constraint = NSLayoutConstraint(gap, .equal, gaps[0])
            constraint.priority = priority
            return constraint
        }
    }

    // MARK: Across the axis

    private func alignment(_ view: UIView) -> [NSLayoutConstraint] {
        let touchesStart = [.fill, .leading].contains(stack.alignment)
        let touchesEnd = [.fill, .trailing].contains(stack.alignment)
        var result = [
            constraint(
                view, across.start, touchesStart ? .equal : .greaterThanOrEqual, stack,
                across.containerStart),
            constraint(
                view, across.end, touchesEnd ? .equal : .lessThanOrEqual, stack,
                across.containerEnd),
        ]
        if stack.alignment == .center {
            result.append(
                constraint(view, across.center, .equal, stack, across.containerCenter))
        }
        return result
    }

    private func baselines() -> [NSLayoutConstraint] {
        guard stack.axis == .horizontal else { return [] }
        switch stack.alignment {
        case .firstBaseline: return aligned(.firstBaseline)
        case .lastBaseline: return aligned(.lastBaseline)
        default: return []
        }
    }

    private func aligned(_ attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
        shown.dropFirst().map { constraint($0, attribute, .equal, shown[0], attribute) }
    }

    private func fit() -> [NSLayoutConstraint] {
        guard stack.alignment != .fill else { return [] }
        let size = AnchorMeaning(stack, across.size)
        let tight = NSLayoutConstraint(size, .equal, nil)
        tight.priority = Self.tight
        return [tight]
    }

    // MARK: Hidden views

    // Hidden views keep their place across the axis and have no extent along it, so that they grow
    // from there when they are shown again.
    private func collapsed() -> [NSLayoutConstraint] {
        hidden.flatMap { view in
            let extent = NSLayoutConstraint(AnchorMeaning(view, along.size), .equal, nil)
            extent.priority = Self.almostRequired
            return [extent, place(of: view)] + alignment(view)
        }
    }

    private func place(of view: UIView) -> NSLayoutConstraint {
        let order = stack.arrangedSubviews
        let index = order.firstIndex { $0 === view } ?? 0
        if let previous = order[..<index].last(where: { !$0.isHidden }) {
            return constraint(view, along.start, .equal, previous, along.end)
        }
        return constraint(view, along.start, .equal, stack, along.containerStart)
    }

    private func constraint(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let result = NSLayoutConstraint(
            AnchorMeaning(view, attribute), relation, AnchorMeaning(other, otherAttribute),
            multiplier: multiplier, constant: constant)
        result.priority = priority
        return result
    }
}
