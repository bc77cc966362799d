import CoreGraphics
import UIKit

/// Room in the constant of a constraint that pins a view's bottom.
final class ConstraintRoom: RoomMaking {
    private weak var constraint: NSLayoutConstraint?
    private let chosenDirection: ConstraintDirection?
    private weak var pinnedView: UIView?
    private var share = RoomShare()

    /// Takes the direction from the constraint itself unless `direction` says which it is.
    init(
        constraint: NSLayoutConstraint, pinning view: UIView?, direction: ConstraintDirection? = nil
    ) {
        self.constraint = constraint
        pinnedView = view
        chosenDirection = direction
    }

    var made: CGFloat { share.made }

    /// How far the edge to which the view is pinned lies under the keyboard.
    ///
    /// The edge stays where it is whatever room is made, so nothing of ours has to be left out.
    func needed(for keyboard: KeyboardGeometry) -> CGFloat {
        guard let edge = constraint?.edge(pinning: pinnedView), edge.view.window != nil else {
            return 0
        }
        let y = edge.view.convert(CGPoint(x: 0, y: edge.y), to: nil).y
        return keyboard.depth(ofEdgeAt: y)
    }

    func make(_ room: CGFloat) {
        guard room != made else { return }
        write(room)
    }

    /// Gives `constant` to the app and ends our share.
    func reset(toConstant constant: CGFloat) {
        share.forget()
        constraint?.constant = constant
    }

    private func write(_ room: CGFloat) {
        guard let constraint else { return }
        let direction = chosenDirection ?? constraint.direction(pinning: pinnedView)
        let current = direction.room(ofConstant: constraint.constant)
        constraint.constant = direction.constant(
            forRoom: share.value(making: room, current: current))
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
