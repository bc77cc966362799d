import UIKit

extension UIFocusEnvironment {
    /// A Boolean value that indicates whether the system moves focus in this scene at all.
    var hasFocusSystem: Bool { UIFocusSystem(for: self) != nil }

    /// The item that has the system's focus in this scene.
    var systemFocusedItem: (any UIFocusItem)? { UIFocusSystem(for: self)?.focusedItem }

    /// Returns whether `item` is this, or is in it.
    func holds(_ item: (any UIFocusItem)?) -> Bool {
        guard let item else { return false }
        return item === self || UIFocusSystem.environment(self, contains: item)
    }
}

extension UIFocusItem {
    /// The responders from the item up: those that are asked to become first responder, and those
    /// that get the keys while the item has the system's focus.
    var responderChain: [UIResponder] {
        let environments = sequence(first: self as any UIFocusEnvironment) {
            $0.parentFocusEnvironment
        }
        let nearest = environments.lazy.compactMap { $0 as? UIResponder }.first
        return nearest.map { Array(sequence(first: $0, next: \.next)) } ?? []
    }
}

extension UIView {
    /// The view that has the system's focus, if it is this one or lies in it.
    var focusedViewInside: UIView? {
        guard let view = systemFocusedItem as? UIView, view.isDescendant(of: self) else {
            return nil
        }
        return view
    }
}

extension FocusPlatform {
    /// Creates the platform of `view`: none where there is no focus engine.
    ///
    /// On a Mac the space bar selects, whatever the idiom (WWDC21 10260, at 0:58).
    @MainActor
    init(of view: UIView) {
        guard view.hasFocusSystem else {
            self = .none
            return
        }
        let isMac = MacCatalyst.isRunning || view.traitCollection.userInterfaceIdiom == .mac
        self = isMac ? .mac : .pad
    }
}
