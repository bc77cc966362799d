import CoreGraphics
import UIKit

/// An avoidance that uses the constant of a constraint that pins a view's bottom.
final class ConstraintAvoidance: KeyboardAvoiding {
    private(set) weak var constraint: NSLayoutConstraint?
    /// The view that the app wants laid out when the constant changes; `nil` if the app named none.
    private(set) weak var layoutView: UIView?
    private weak var pinnedView: UIView?
    /// The ledger of the constant, which also knows the constant at rest; `nil` before the first event.
    private var ledger: AdjustmentLedger?

    /// Creates an avoidance, and determines the sign of the constant from the constraint.
    init(
        constraint: NSLayoutConstraint, pinning pinnedView: UIView? = nil, layoutView: UIView? = nil
    ) {
        self.constraint = constraint
        self.pinnedView = pinnedView
        self.layoutView = layoutView
    }

    var inset: CGFloat { ledger?.amount(of: self) ?? 0 }

    var number: CGFloat? { ledger?.current }

    var isLost: Bool { ledger?.isLost ?? false }

    var quantity: KeyboardAssistant.Move.Quantity? { .bottomConstraint }

    /// The view around the app's layout view and both items of the constraint, because a layout pass
    /// moves only what is inside of the view that is laid out.
    var laidOutView: UIView? {
        let owners = constraint?.laidOutOwners ?? []
        return UIView.commonSuperview(of: owners + [layoutView].compactMap(\.self)) ?? layoutView
    }

    func avoider(among others: AvoiderSearch) -> KeyboardAvoider? {
        constraint?.followsKeyboardLayoutGuide == true ? .layoutGuide : nil
    }

    /// Returns an inset of the height that the keyboard covers above the edge to which the view is
    /// pinned.
    ///
    /// The inset doesn't move this edge, so no part of the inset has to be subtracted. The edge of the
    /// keyboard layout guide already avoids the keyboard. A footer doesn't count, because it may be
    /// pinned to the view that the constraint moves.
    func plan(for keyboard: KeyboardGeometry, isMoving: Bool, others: AvoiderSearch) -> InsetPlan {
        InsetPlan(inset: depth(of: keyboard))
    }

    /// Returns the inset for a keyboard of `height` points, measured from the bottom of the window;
    /// `nil` if the view isn't in a window.
    func inset(forKeyboardHeight height: CGFloat) -> CGFloat? {
        guard height > 0 else { return 0 }
        guard let bounds = laidOutView?.window?.bounds else { return nil }
        let frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        return depth(of: KeyboardGeometry(keyboard: frame, window: bounds))
    }

    private func depth(of keyboard: KeyboardGeometry) -> CGFloat {
        guard let constraint, !constraint.followsKeyboardLayoutGuide,
            let edge = constraint.edge(pinning: pinnedView, movedBy: inset),
            edge.view.window != nil
        else { return 0 }
        let y = edge.view.convert(CGPoint(x: 0, y: edge.y), to: nil).y
        return keyboard.depth(ofEdgeAt: y)
    }

    func apply(_ inset: CGFloat, isHide: Bool) {
        guard let constraint, inset != self.inset || isLost else { return }
        keptLedger(for: constraint).set(inset, for: self, isHide: isHide)
    }

    func noteRest() {
        if let constraint { keptLedger(for: constraint).noteRest() }
    }

    /// Sets the constant to the app's `constant`, without any part of the library's.
    func reset(to constant: CGFloat) {
        guard let constraint else { return }
        let direction = constraint.direction(pinning: pinnedView)
        keptLedger(for: constraint).reset(to: direction.inset(ofConstant: constant))
    }

    /// Returns the ledger that has the inset or, without an inset, the one for the direction that the
    /// constraint has by now.
    private func keptLedger(for constraint: NSLayoutConstraint) -> AdjustmentLedger {
        if let ledger, inset > 0 { return ledger }
        let ledger = AdjustmentLedger.shared(
            for: constraint, .constant(constraint.direction(pinning: pinnedView)))
        self.ledger = ledger
        return ledger
    }
}

/// The direction in which the constant of a bottom constraint moves the pinned view.
package enum ConstraintDirection: Equatable, Sendable {
    /// `view.bottom = edge.bottom + constant`; smaller values move the view up.
    case viewFirst
    /// `edge.bottom = view.bottom + constant`; larger values move the view up.
    case viewSecond

    /// Returns the constant as an inset, in points by which the view's bottom moves up.
    func inset(ofConstant constant: CGFloat) -> CGFloat {
        self == .viewFirst ? -constant : constant
    }

    /// Returns the constant that moves the view's bottom up by `inset` points.
    func constant(forInset inset: CGFloat) -> CGFloat {
        // Avoids −0, which is printed with its sign.
        self == .viewFirst ? 0 - inset : inset
    }
}

extension NSLayoutConstraint {
    /// Returns the direction, depending on whether the moving view is the first or the second item.
    ///
    /// The moving view is `view` if it is one of the items. Otherwise, the moving view is the item
    /// inside the other item or, between siblings, the item with the pinned bottom.
    fileprivate func direction(pinning view: UIView?) -> ConstraintDirection {
        // The height is that of an empty view below the moving content, or else of the moving view.
        if secondItem == nil { return isHeightOfSpacer(below: view) ? .viewSecond : .viewFirst }
        if let view {
            if firstItem === view { return .viewFirst }
            if secondItem === view { return .viewSecond }
        }
        let (first, second) = (Self.owner(of: firstItem), Self.owner(of: secondItem))
        if let first, let second, first !== second {
            if first.isDescendant(of: second) { return .viewFirst }
            if second.isDescendant(of: first) { return .viewSecond }
        }
        // A guide of the app's own takes the place of a view.
        if first === second, Self.isOwnGuide(firstItem) { return .viewFirst }
        if first === second, Self.isOwnGuide(secondItem) { return .viewSecond }
        if firstItem is UILayoutGuide, secondItem is UIView { return .viewSecond }
        if secondItem is UILayoutGuide, firstItem is UIView { return .viewFirst }
        return firstAttribute == .bottom ? .viewFirst : .viewSecond
    }

    private func isHeightOfSpacer(below view: UIView?) -> Bool {
        firstItem !== view && (firstItem as? UIView)?.subviews.isEmpty ?? true
    }

    /// Returns a Boolean value that indicates whether `item` is a layout guide that the app has made.
    private static func isOwnGuide(_ item: AnyObject?) -> Bool {
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return false }
        return view.layoutGuides.contains(guide)
            && ![
                view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
            ].contains(guide)
    }

    /// Returns the fixed edge, as a y-coordinate in a view.
    ///
    /// A constraint without a second item, such as for the height, has no such edge. The place of the
    /// view's bottom without the `inset` then counts as the edge.
    fileprivate func edge(
        pinning view: UIView?, movedBy inset: CGFloat
    ) -> (view: UIView, y: CGFloat)? {
        switch direction(pinning: view) {
        case .viewFirst where secondItem == nil:
            Self.edge(of: firstItem, .bottom).map { ($0.view, $0.y + inset) }
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

    /// The views with a common superview that lays out the views of the constraint.
    fileprivate var laidOutOwners: [UIView] {
        secondItem == nil ? owners.compactMap(\.superview) : owners
    }

    /// The views of the items.
    fileprivate var owners: [UIView] { [firstItem, secondItem].compactMap(Self.owner) }

    private static func owner(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}
