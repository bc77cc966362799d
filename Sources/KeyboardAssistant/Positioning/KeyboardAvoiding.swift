import CoreGraphics
import UIKit

extension KeyboardAssistant {
    /// The ways in which an assistant makes the content of a scroll view avoid the keyboard.
    public enum Avoidance {
        /// The way that suits the scroll view, currently always `contentInset`.
        ///
        /// The scroll view keeps its frame, so its content extends beneath the keyboard. Since iOS 26,
        /// the keyboard is translucent, and people see the content through the keyboard: a scroll view
        /// that ends above the keyboard leaves an empty area there (flutter/flutter#179482). The inset
        /// lets people scroll the end of the content above the keyboard.
        case automatic
        /// The assistant adds to the scroll view's content and indicator insets.
        ///
        /// The assistant adds no part that other avoiders already provide, such as constraints to the
        /// keyboard layout guide, or the system in a table or collection view controller.
        case contentInset
        /// The assistant changes the constant of the constraint that pins the scroll view's bottom.
        ///
        /// The scroll view can be either item of the constraint. The multiplier has to be 1.
        case bottomConstraint(NSLayoutConstraint)
        /// The assistant adds to the additional safe area of the scroll view's view controller.
        case additionalSafeArea
        /// The assistant only scrolls, and changes no inset or constraint.
        case none
    }
}

/// An object that makes content avoid the keyboard with an inset at the bottom.
@MainActor
protocol KeyboardAvoiding: Sendable {
    /// The inset that is currently applied, in points.
    var inset: CGFloat { get }
    /// The number with the inset and with all that others add, in points by which content moves up; `nil`
    /// if there is none, or if the library hasn't looked at it yet.
    var number: CGFloat? { get }
    /// A Boolean value that indicates whether the inset for a keyboard can change when only the
    /// content changes.
    var dependsOnContent: Bool { get }
    /// A Boolean value that indicates whether another component has set the number anew, without the
    /// inset.
    var isLost: Bool { get }
    /// The number that the inset changes; `nil` if there is none.
    var quantity: KeyboardAssistant.Move.Quantity? { get }
    /// The view to lay out after a change of the inset; `nil` if there is none.
    var laidOutView: UIView? { get }
    /// A Boolean value that indicates whether other avoiders are expected to respond by the end of the
    /// keyboard's move.
    var awaitsOthers: Bool { get }
    /// Returns the inset for `keyboard`.
    ///
    /// While the keyboard `isMoving`, content that `others` are about to move counts as already moved.
    func plan(for keyboard: KeyboardGeometry, isMoving: Bool, others: AvoiderSearch) -> InsetPlan
    /// Records that the content avoids the keyboard by `plan`.
    func adopt(_ plan: InsetPlan)
    /// Returns the avoider that replaces the inset, if the inset is zero; `nil` if there is none.
    func avoider(among others: AvoiderSearch) -> KeyboardAvoider?
    /// Sets the library's part of the inset to `inset` points. Zero removes the part completely, and a
    /// part that is lost is added again.
    ///
    /// - Parameter isHide: A Boolean value that indicates whether the keyboard is gone, if the inset is
    ///   zero.
    func apply(_ inset: CGFloat, isHide: Bool)
    /// Records that the keyboard has hidden, and that other avoiders have removed their insets.
    func keyboardDidHide()
    /// Records that the number is the app's alone, because there is no keyboard.
    func noteRest()
    /// Sets the number to the app's `value`, without any part of the library's.
    func reset(to value: CGFloat)
}

extension KeyboardAvoiding {
    var number: CGFloat? { nil }
    var dependsOnContent: Bool { false }
    var isLost: Bool { false }
    var quantity: KeyboardAssistant.Move.Quantity? { nil }
    var laidOutView: UIView? { nil }
    var awaitsOthers: Bool { false }
    func adopt(_ plan: InsetPlan) {}
    func avoider(among others: AvoiderSearch) -> KeyboardAvoider? { nil }
    func keyboardDidHide() {}
    func noteRest() {}
}

/// The inset with which content avoids a keyboard.
struct InsetPlan: Equatable, Sendable {
    /// The library's part of the inset, in points.
    var inset: CGFloat = 0
    /// The resulting knowledge of other avoiders of the keyboard; `nil` if the knowledge doesn't
    /// change.
    var history: AvoidanceHistory?
}

/// An avoidance that does nothing.
struct NoAvoidance: KeyboardAvoiding {
    var inset: CGFloat { 0 }
    func plan(for keyboard: KeyboardGeometry, isMoving: Bool, others: AvoiderSearch) -> InsetPlan {
        InsetPlan()
    }
    func apply(_ inset: CGFloat, isHide: Bool) {}
    func reset(to value: CGFloat) {}
}

/// An avoidance that uses the additional safe area of a view's view controller.
final class SafeAreaAvoidance: KeyboardAvoiding {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    /// The ledger of the number, which also knows the number at rest; `nil` before the first event.
    private var ledger: AdjustmentLedger?

    /// Creates an avoidance that uses the view controller around `view`.
    init(view: UIView) {
        self.view = view
    }

    init(controller: UIViewController) {
        self.controller = controller
    }

    var inset: CGFloat { ledger?.amount(of: self) ?? 0 }

    var number: CGFloat? { ledger?.current }

    var isLost: Bool { ledger?.isLost ?? false }

    var quantity: KeyboardAssistant.Move.Quantity? { .additionalSafeArea }

    var laidOutView: UIView? { owner?.viewIfLoaded }

    /// Returns an inset of the height that the keyboard covers in the view controller's view.
    ///
    /// A footer doesn't count: the inset would move a footer that is pinned to the safe area, and the
    /// footer would then ask for more.
    func plan(for keyboard: KeyboardGeometry, isMoving: Bool, others: AvoiderSearch) -> InsetPlan {
        guard let owner, let root = owner.viewIfLoaded, root.window != nil else {
            return InsetPlan()
        }
        let overlap = keyboard.overlap(with: root.convert(root.bounds, to: nil))
        let ours = AdjustmentLedger.added(to: owner, .safeArea)
        return InsetPlan(inset: max(0, overlap - (root.safeAreaInsets.bottom - ours)))
    }

    func apply(_ inset: CGFloat, isHide: Bool) {
        guard inset != self.inset || isLost else { return }
        keptLedger()?.set(inset, for: self, isHide: isHide)
    }

    func noteRest() {
        keptLedger()?.noteRest()
    }

    func reset(to value: CGFloat) {
        keptLedger()?.reset(to: value)
    }

    private func keptLedger() -> AdjustmentLedger? {
        ledger = ledger ?? owner.map { .shared(for: $0, .safeArea) }
        return ledger
    }

    /// The view controller, found once, so that the added part is removed from the same controller.
    var owner: UIViewController? {
        if controller == nil {
            controller =
                sequence(first: view as UIResponder?, next: { $0?.next })
                .lazy.compactMap { $0 as? UIViewController }.first
        }
        return controller
    }
}
