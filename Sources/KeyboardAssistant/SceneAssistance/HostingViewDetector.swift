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

    /// Records the safe areas around `input` while no keyboard is shown.
    func recordRest(of input: UIView) {
        resting = resting.filter { $0.value.view != nil }
        for view in sequence(first: input, next: \.superview) {
            resting[ObjectIdentifier(view)] = Resting(
                view: view, bottom: view.safeAreaInsets.bottom)
        }
    }

    /// Returns a Boolean value that indicates whether a view around `input` keeps its content above
    /// `keyboard`, or did so before.
    func isHosted(_ input: UIView, under keyboard: KeyboardGeometry?) -> Bool {
        let views = sequence(first: input, next: \.superview)
        found.removeAll { $0.object == nil }
        if views.contains(where: { view in found.contains { $0.object === view } }) { return true }
        guard let keyboard, keyboard.isDocked,
            let host = views.first(where: { avoids(keyboard, $0) })
        else { return false }
        found.append(WeakBox(host))
        return true
    }

    private func avoids(_ keyboard: KeyboardGeometry, _ view: UIView) -> Bool {
        let rest = resting[ObjectIdentifier(view)]
        guard let superview = view.superview, let rest, rest.view === view,
            view.safeAreaInsets.bottom > rest.bottom + 1
        else { return false }
        let end = view.bounds.maxY - view.safeAreaInsets.bottom
        let bottom = view.convert(CGPoint(x: 0, y: end), to: nil).y
        let edge = superview.bounds.maxY - superview.safeAreaInsets.bottom
        let inherited = max(0, view.convert(view.bounds, to: superview).maxY - edge)
        let added = (view.next as? UIViewController)?.additionalSafeAreaInsets.bottom ?? 0
        return abs(bottom - keyboard.keyboard.minY) <= 1
            && view.safeAreaInsets.bottom > inherited + added + 1
    }
}
