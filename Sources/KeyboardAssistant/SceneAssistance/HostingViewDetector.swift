import CoreGraphics
import UIKit

/// An object that finds the views that keep their content above the keyboard by a safe area of
/// their own, as views that host SwiftUI do.
///
/// Such a view is recognized by its bottom safe area, which ends at the keyboard, is larger than
/// what its superview and its view controller give it, and was smaller without the keyboard. It
/// grows in a layout pass after the keyboard's notification, so the view is found then, and
/// remembered for the next time.
@MainActor
final class HostingViewDetector {
    private struct Resting {
        weak var view: UIView?
        var bottom: CGFloat
    }

    private var resting: [ObjectIdentifier: Resting] = [:]
    private var found: [WeakBox<UIView>] = []

    /// Records the safe areas around `input`, before a keyboard covers it.
    ///
    /// - Parameter replaces: A Boolean value that indicates whether safe areas that were recorded
    ///   before are replaced.
    func recordRest(of input: UIView, replacing replaces: Bool) {
        resting = resting.filter { $0.value.view != nil }
        for view in sequence(first: input, next: \.superview)
        where replaces || resting[ObjectIdentifier(view)] == nil {
            resting[ObjectIdentifier(view)] = Resting(
                view: view, bottom: view.safeAreaInsets.bottom)
        }
    }

    /// Returns a Boolean value that indicates whether a view around `input` keeps its content above
    /// `keyboard`.
    ///
    /// While the keyboard `isMoving`, a view that did so before counts, too.
    func isHosted(_ input: UIView, under keyboard: KeyboardGeometry?, isMoving: Bool) -> Bool {
        let views = Array(sequence(first: input, next: \.superview))
        found.removeAll { $0.object == nil }
        if let keyboard, keyboard.isDocked {
            if let host = views.first(where: { avoids(keyboard, $0) }) {
                if !isFound(host) { found.append(WeakBox(host)) }
                return true
            }
            // What looked like one isn't, or isn't any more.
            if !isMoving {
                found.removeAll { box in
                    views.contains { $0 === box.object } && wasAtRest(box.object)
                }
            }
        }
        return views.contains(where: isFound)
    }

    private func isFound(_ view: UIView) -> Bool { found.contains { $0.object === view } }

    private func wasAtRest(_ view: UIView?) -> Bool {
        view.map { resting[ObjectIdentifier($0)]?.view === $0 } ?? false
    }

    private func avoids(_ keyboard: KeyboardGeometry, _ view: UIView) -> Bool {
        guard let rest = resting[ObjectIdentifier(view)], rest.view === view else { return false }
        return view.hostingSafeArea(atRest: rest.bottom)?
            .avoidsKeyboard(at: keyboard.keyboard.minY) ?? false
    }
}

extension UIView {
    /// Returns the bottom safe area, which was `restingHeight` without the keyboard; `nil` without a
    /// superview.
    fileprivate func hostingSafeArea(atRest restingHeight: CGFloat) -> HostingSafeArea? {
        guard let superview else { return nil }
        let height = safeAreaInsets.bottom
        let top = CGPoint(x: 0, y: bounds.maxY - height)
        let edge = superview.bounds.maxY - superview.safeAreaInsets.bottom
        return HostingSafeArea(
            height: height, restingHeight: restingHeight,
            inherited: max(0, convert(bounds, to: superview).maxY - edge),
            added: (next as? UIViewController)?.additionalSafeAreaInsets.bottom ?? 0,
            top: convert(top, to: nil).y)
    }
}
