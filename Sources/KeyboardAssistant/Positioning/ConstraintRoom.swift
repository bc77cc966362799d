import CoreGraphics
import UIKit

/// Room in the constant of a constraint that pins a view's bottom.
final class ConstraintRoom: RoomMaking {
    private weak var constraint: NSLayoutConstraint?
    private weak var pinnedView: UIView?
    private var ledger: RoomLedger?

    /// Takes from the constraint itself which way its constant counts.
    init(constraint: NSLayoutConstraint, pinning view: UIView?) {
        self.constraint = constraint
        pinnedView = view
    }

    var made: CGFloat { ledger?.room(of: self) ?? 0 }

    /// Returns how far the edge to which the view is pinned lies under the keyboard.
    ///
    /// The edge stays where it is whatever room is made, so nothing of ours has to be left out.
    /// The keyboard layout guide's own edge makes the room by itself.
    func needed(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let constraint, !constraint.followsKeyboardLayoutGuide,
            let edge = constraint.edge(pinning: pinnedView), edge.view.window != nil
        else { return 0 }
        let y = edge.view.convert(CGPoint(x: 0, y: edge.y), to: nil).y
        return keyboard.depth(ofEdgeAt: y)
    }

    func make(_ room: CGFloat) {
        guard let constraint, room != made else { return }
        let ledger = ledger ?? .of(constraint, .constant)
        self.ledger = room > 0 ? ledger : nil
        let direction = constraint.direction(pinning: pinnedView)
        constraint.constant = direction.constant(
            forRoom: ledger.value(
                making: room, for: self, current: direction.room(ofConstant: constraint.constant)))
    }

    /// Gives `constant`, as the app would write it, to the app and ends our share.
    func reset(to constant: CGFloat) {
        guard let constraint else { return }
        ledger?.reset(to: constraint.direction(pinning: pinnedView).room(ofConstant: constant))
        ledger = nil
        constraint.constant = constant
    }
}

extension NSLayoutConstraint {
    /// Whether the view that moves stands first or second.
    ///
    /// The view is `view` where it takes part; else it is the one inside the other, or, between
    /// neighbours, the one whose bottom is pinned.
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

    /// The edge that does not move, as a height in the coordinates of a view.
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
