import CoreGraphics
import UIKit

/// An avoidance by the constant of a constraint that pins a view's bottom.
final class ConstraintAvoidance: KeyboardAvoiding {
    private(set) weak var constraint: NSLayoutConstraint?
    /// The view that is laid out when the constant changes; `nil` for the whole window.
    private(set) weak var layoutView: UIView?
    private weak var pinnedView: UIView?
    private var ledger: AdjustmentLedger?

    /// Creates an avoidance that finds from the constraint itself which way its constant counts.
    init(
        constraint: NSLayoutConstraint, pinning pinnedView: UIView? = nil, layoutView: UIView? = nil
    ) {
        self.constraint = constraint
        self.pinnedView = pinnedView
        self.layoutView = layoutView
    }

    var inset: CGFloat { ledger?.amount(of: self) ?? 0 }

    /// Returns how far the edge to which the view is pinned lies under the keyboard.
    ///
    /// The edge stays where it is whatever the inset, so nothing of ours has to be left out. The
    /// keyboard layout guide's own edge avoids the keyboard by itself.
    func inset(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let constraint, !constraint.followsKeyboardLayoutGuide,
            let edge = constraint.edge(pinning: pinnedView), edge.view.window != nil
        else { return 0 }
        let y = edge.view.convert(CGPoint(x: 0, y: edge.y), to: nil).y
        return keyboard.depth(ofEdgeAt: y)
    }

    func apply(_ inset: CGFloat) {
        guard let constraint, inset != self.inset else { return }
        let ledger = ledger ?? .shared(for: constraint, .constant)
        self.ledger = inset > 0 ? ledger : nil
        let direction = constraint.direction(pinning: pinnedView)
        constraint.constant = direction.constant(
            forInset: ledger.value(
                adding: inset, for: self, current: direction.inset(ofConstant: constraint.constant))
        )
    }

    /// Sets `constant`, as the app would write it, and ends our part in it.
    func reset(to constant: CGFloat) {
        guard let constraint else { return }
        ledger?.reset(to: constraint.direction(pinning: pinnedView).inset(ofConstant: constant))
        ledger = nil
        constraint.constant = constant
    }
}

/// The direction in which the constant of a bottom constraint moves the view that it pins.
enum ConstraintDirection: Equatable, Sendable {
    /// `view.bottom = edge.bottom + constant`: less is higher.
    case viewFirst
    /// `edge.bottom = view.bottom + constant`: more is higher.
    case viewSecond

    /// Returns the constant as an inset: the points by which the view's bottom is raised.
    func inset(ofConstant constant: CGFloat) -> CGFloat {
        self == .viewFirst ? -constant : constant
    }

    /// Returns the constant that raises the view's bottom by `inset` points.
    func constant(forInset inset: CGFloat) -> CGFloat {
        // Not −0, which prints as such.
        self == .viewFirst ? 0 - inset : inset
    }
}

extension NSLayoutConstraint {
    /// Returns whether the view that moves stands first or second.
    ///
    /// The view is `view` where it takes part; else it is the one inside the other, or, between
    /// neighbors, the one whose bottom is pinned.
    fileprivate func direction(pinning view: UIView?) -> ConstraintDirection {
        if let view {
            if firstItem === view { return .viewFirst }
            if secondItem === view { return .viewSecond }
        }
        let (first, second) = (Self.owner(of: firstItem), Self.owner(of: secondItem))
        if let first, let second, first !== second {
            if first.isDescendant(of: second) { return .viewFirst }
            if second.isDescendant(of: first) { return .viewSecond }
        }
        if firstItem is UILayoutGuide, secondItem is UIView { return .viewSecond }
        if secondItem is UILayoutGuide, firstItem is UIView { return .viewFirst }
        return firstAttribute == .bottom ? .viewFirst : .viewSecond
    }

    /// Returns the edge that does not move, as a height in the coordinates of a view.
    fileprivate func edge(pinning view: UIView?) -> (view: UIView, y: CGFloat)? {
        switch direction(pinning: view) {
        case .viewFirst: Self.edge(of: secondItem, secondAttribute)
        case .viewSecond: Self.edge(of: firstItem, firstAttribute)
        }
    }

    private static func edge(
        of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> (view: UIView, y: CGFloat)? {
        guard let owner = owner(of: item) else { return nil }
        let frame = (item as? UILayoutGuide)?.layoutFrame ?? owner.bounds
        switch attribute {
        case .top: return (owner, frame.minY)
        case .bottomMargin: return (owner, frame.maxY - owner.layoutMargins.bottom)
        default: return (owner, frame.maxY)
        }
    }

    private static func owner(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}
