import CoreGraphics

/// A width, a height or a distance.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    @discardableResult
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .equal, nil, constant: c)
    }

    @discardableResult
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .greaterThanOrEqual, nil, constant: c)
    }

    @discardableResult
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .lessThanOrEqual, nil, constant: c)
    }

    @discardableResult
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .equal, anchor.meaning, multiplier: m)
    }

    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .greaterThanOrEqual, anchor.meaning, multiplier: m)
    }

    @discardableResult
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .lessThanOrEqual, anchor.meaning, multiplier: m)
    }

    @discardableResult
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .equal, anchor.meaning, multiplier: m, constant: c)
    }

    @discardableResult
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .greaterThanOrEqual, anchor.meaning, multiplier: m, constant: c)
    }

    @discardableResult
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(meaning, .lessThanOrEqual, anchor.meaning, multiplier: m, constant: c)
    }
}
