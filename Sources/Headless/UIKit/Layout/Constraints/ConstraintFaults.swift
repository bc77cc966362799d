import CoreGraphics
internal import HeadlessBehavior

/// The exceptions that UIKit raises when a constraint is made, activated or changed.
extension NSLayoutConstraint {
    private static let maker =
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
        + "multiplier:constant:]:"

    /// Returns whether both sides can be compared, and raises a fault if not.
    func checkMeaning() -> Bool {
        guard let reason = problemOfMeaning else { return true }
        Faults.raise(.invalidArgument, "\(Self.maker) \(reason)")
        return false
    }

    // The words are those of crash logs (stackoverflow.com/q/12452556, PureLayout/PureLayout#240,
    // wordpress-mobile/WordPress-iOS#4270). For an invalid pairing, coppercash/KnightWatson#1 has
    // the exception only.
    private var problemOfMeaning: String? {
        guard first.point.item != nil else { return "Constraint must contain a first layout item" }
        guard let axis = first.axis else { return "Invalid pairing of layout attributes" }
        guard let second else {
            return first.isSize
                ? nil
                : "A multiplier of 0 or a nil second item together with a location for the first "
                    + "attribute creates an illegal constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs."
        }
        guard first.isSize == second.isSize, first.isSize || second.axis == axis else {
            return "Invalid pairing of layout attributes"
        }
        guard !first.point.attribute.mixesDirections(with: second.point.attribute) else {
            return "A constraint cannot be made between a leading/trailing attribute and a "
                + "right/left attribute. Use leading/trailing for both or neither."
        }
        return nil
    }

    // The words of a crash log (huri000/SwiftEntryKit#228).
    func checkFinite(_ constant: CGFloat) -> Bool {
        guard !constant.isFinite else { return true }
        Faults.raise(
            .internalInconsistency,
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
        return false
    }

    // The words of a crash log (he11owor1d.tistory.com/158).
    func raiseChangeOfRequiredPriority(to passed: UILayoutPriority) {
        Faults.raise(
            .internalInconsistency,
            "Mutating a priority from required to not on an installed constraint (or vice-versa) "
                + "is not supported.  You passed priority \(Int(passed.rawValue)) and the existing "
                + "priority was \(Int(priority.rawValue)).")
    }

    // Apple's reference of `activate(_:)` has the exception, SnapKit/SnapKit#478 its words.
    func raiseNoCommonAncestor() {
        Faults.raise(
            .generic,
            "Unable to activate constraint with anchors \(firstAnchor) and "
                + "\(secondAnchor.map { "\($0)" } ?? "nil") because they have no common ancestor.  "
                + "Does the constraint or its anchors reference items in different view "
                + "hierarchies?  That's illegal.")
    }

    // The words of a crash log (stackoverflow.com/q/18883664).
    func raiseOutside(of view: UIView) {
        Faults.raise(
            .generic,
            "Unable to install constraint on view.  Does the constraint reference something from "
                + "outside the subtree of the view?  That's illegal. constraint:\(self) view:\(view)"
        )
    }
}

extension NSLayoutConstraint.Attribute {
    private var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Returns a Boolean value that indicates whether one attribute depends on the reading
    /// direction and the other doesn't.
    fileprivate func mixesDirections(with other: Self) -> Bool {
        (followsReadingDirection && other.isLeftOrRight)
            || (isLeftOrRight && other.followsReadingDirection)
    }
}
