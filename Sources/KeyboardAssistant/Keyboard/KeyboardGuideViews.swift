import CoreGraphics
import UIKit

extension UIWindow {
    /// The views with keyboard layout guides that show the keyboard in this window, the most reliable
    /// one first.
    ///
    /// These are the views of the view controllers from the root to the presented ones that reach the
    /// bottom of the window, and the window itself. The window's own guide didn't move on a device with
    /// iOS 18.3.1 and in simulators of iOS 26, but the guide of the root view controller's view did. No
    /// source says whether the guide behind a sheet moves, or the guide in the sheet.
    var keyboardGuideViews: [UIView] {
        let controllers = sequence(first: rootViewController) { $0?.presentedViewController }
        let views = controllers.compactMap { $0?.viewIfLoaded }.filter(reachesBottom)
        return views + [self]
    }

    private func reachesBottom(_ view: UIView) -> Bool {
        view.isDescendant(of: self) && view.convert(view.bounds, to: self).maxY >= bounds.maxY - 1
    }
}

extension UIView {
    /// The top of the docked keyboard according to the view's layout guide, in the window's
    /// coordinates; `nil` if the guide shows none.
    ///
    /// Without a keyboard, the top of the guide is at the bottom of the safe area or of the view
    /// (Apple, `UIKeyboardLayoutGuide`). An app can make the guide follow an undocked keyboard. Such a
    /// guide isn't used here.
    var keyboardGuideTop: CGFloat? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.isFinite, frame.height > 0, frame.maxY >= bounds.maxY - 1,
            frame.minX <= bounds.minX + 1, frame.maxX >= bounds.maxX - 1,
            frame.minY < bounds.maxY - safeAreaInsets.bottom - 1
        else { return nil }
        return lowestKeyboardGuideTop
    }

    /// A Boolean value that indicates whether a layout has given the view's guide a frame.
    ///
    /// Reading the frame makes UIKit add the guide on first use.
    var hasKeyboardGuideFrame: Bool { keyboardLayoutGuide.layoutFrame != .zero }

    /// The top of the view's layout guide in the window's coordinates.
    ///
    /// While a finger drags the keyboard, the top counts down to the bottom of the safe area.
    var lowestKeyboardGuideTop: CGFloat {
        let top = CGPoint(x: 0, y: keyboardLayoutGuide.layoutFrame.minY)
        return (window ?? self).convert(top, from: self).y
    }
}

/// Hidden views that report when a layout moves one of the keyboard layout guides that show the
/// keyboard in a window.
///
/// The hidden views are in the window, and constraints tie them to guides of the app's views. UIKit may
/// tie a guide anew while the app is in the background, so the views are tied again when a scene
/// becomes active.
@MainActor
package final class KeyboardGuideProbes {
    private weak var window: UIWindow?
    private let moved: () -> Void
    private var views: [WeakBox<UIView>] = []
    private var probes: [EdgeProbe] = []
    private var cleanup: Cleanup?
    private var activations: NotificationTokens?

    package init(in window: UIWindow, moved: @escaping () -> Void) {
        self.window = window
        self.moved = moved
        activations = NotificationTokens([UIScene.didActivateNotification], in: .default) {
            [weak self] _ in self?.tie()
        }
        tie()
    }

    /// Ties the probes to other guides if other views have guides now, or if a tie was lost.
    package func update() {
        guard let window else { return }
        let isTied =
            probes.allSatisfy(\.isTied)
            && window.keyboardGuideViews.elementsEqual(views) { $0 === $1.object }
        if !isTied { tie() }
    }

    private func tie() {
        cleanup = nil
        guard let window else { return }
        let views = window.keyboardGuideViews
        let probes = views.map { view in
            let probe = EdgeProbe(in: window, below: window.topAnchor, moved: moved)
            probe.pin(
                to: view.keyboardLayoutGuide.topAnchor, at: view.lowestKeyboardGuideTop, in: window)
            return probe
        }
        (self.views, self.probes) = (views.map(WeakBox.init), probes)
        cleanup = Cleanup { probes.forEach { $0.removeFromSuperview() } }
    }
}
