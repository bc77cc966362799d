import UIKit

/// The first responder of a screen, possibly in a different window.
///
/// For example, a text field in the input accessory view of a chat screen is in a different window than
/// the screen.
@MainActor
package struct FirstResponder {
    /// The first responder.
    package let responder: UIResponder
    /// The responder on the screen that uses the keyboard.
    ///
    /// The owner is the first responder itself, or provides the input views around the first responder.
    let owner: UIResponder

    /// The responders that receive keys, in order.
    ///
    /// UIKit doesn't document whether the responder chain of an input view continues with its
    /// owner.
    var chain: [UIResponder] {
        let own = Array(sequence(first: responder, next: \.next))
        guard !own.contains(where: { $0 === owner }) else { return own }
        return own + sequence(first: owner, next: \.next)
    }

    /// Finds the first responder.
    ///
    /// `shown` is the first responder in the screen's view tree.
    ///
    /// If `shown` is `nil`, one of `hosts` may be the first responder, or provide input views that
    /// contain the first responder.
    fileprivate init?(shown: UIView?, hosts: @autoclosure () -> [UIResponder]) {
        // Two windows may each have a first responder. One for text input needs no input view.
        if let shown, shown is any UIKeyInput {
            self.init(responder: shown, owner: shown)
            return
        }
        let hosts = shown.map { Array(sequence(first: $0 as UIResponder, next: \.next)) } ?? hosts()
        let guests = hosts.lazy.compactMap { host in
            host.firstResponderInInputViews.map { (host, $0) }
        }
        if let (host, responder) = guests.first {
            self.init(responder: responder, owner: shown ?? host)
        } else if let first = shown ?? hosts.first(where: \.isFirstResponder) {
            self.init(responder: first, owner: first)
        } else {
            return nil
        }
    }

    private init(responder: UIResponder, owner: UIResponder) {
        self.responder = responder
        self.owner = owner
    }
}

extension UIResponder {
    /// The first responder in the responder's own input views.
    fileprivate var firstResponderInInputViews: UIView? {
        ResponderAnswers.bar(of: self)?.firstResponderInside ?? inputView?.firstResponderInside
    }
}

extension UIViewController {
    /// The responders that may provide input views for the screen.
    ///
    /// View controllers that aren't on the screen are skipped, because their bars may not exist yet.
    fileprivate var inputViewHosts: [UIResponder] {
        Array(sequence(first: self as UIResponder, next: \.next)) + descendantsOnScreen
    }

    private var descendantsOnScreen: [UIViewController] {
        children.filter { $0.viewIfLoaded?.window != nil }
            .flatMap { [$0] + $0.descendantsOnScreen }
    }

    /// The responder that uses the keyboard on the screen.
    var keyboardOwner: UIResponder? {
        FirstResponder(shown: viewIfLoaded?.firstResponderInside, hosts: inputViewHosts)?.owner
    }

    /// A Boolean value that indicates whether the view controller can become first responder without
    /// taking the keys from a view.
    package var canTakeKeys: Bool {
        guard let view = viewIfLoaded, view.window != nil else { return false }
        return !(view.sceneFirstResponder?.responder is UIView)
    }
}

extension UIWindow {
    /// The first responder of the window, on any of its screens.
    fileprivate var ownFirstResponder: FirstResponder? {
        let screens = sequence(first: rootViewController, next: { $0?.presentedViewController })
            .compactMap(\.self)
        return FirstResponder(
            shown: firstResponderInside, hosts: screens.flatMap(\.inputViewHosts))
    }

    /// The responder that uses the keyboard in the window, on any of its screens.
    package var keyboardOwner: UIResponder? { ownFirstResponder?.owner }

    /// The responder that receives typed text, possibly in an accessory view of the window's.
    var keyboardUser: UIResponder? { ownFirstResponder?.responder }
}

extension UIView {
    /// The first responder that receives the keys while the view is on the screen.
    ///
    /// The first responder of the scene's key window comes before the first responder of the view's own
    /// window.
    package var sceneFirstResponder: FirstResponder? {
        guard let window else { return nil }
        let key = window.windowScene?.keyWindow ?? window
        return key.ownFirstResponder ?? (key === window ? nil : window.ownFirstResponder)
    }

    /// The responders that receive keys, from the item with the system's focus outward, or from the
    /// first responder if there is no focused item (Apple's reference of `UIFocusSystem`; WWDC21 10260,
    /// at 16:50).
    package var keyResponderChain: [UIResponder] {
        let focused = systemFocusedItem?.responderChain ?? []
        return focused.isEmpty ? sceneFirstResponder?.chain ?? [] : focused
    }

    /// The first responder in the view's tree, including the view itself.
    ///
    /// A tree has one first responder at most. The last one found is checked first, and a tree without
    /// a first responder is searched once, because a screen may have thousands of views, and each
    /// keyboard notification asks several times.
    package var firstResponderInside: UIView? {
        let last = LastFirstResponder.view
        if let last, last.isFirstResponder, last.isDescendant(of: self) { return last }
        guard !ResponderAnswers.isIdle(self) else { return nil }
        let found = searchFirstResponder()
        if found != nil { LastFirstResponder.view = found } else { ResponderAnswers.noteIdle(self) }
        return found
    }

    private func searchFirstResponder() -> UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.searchFirstResponder() { return found }
        }
        return nil
    }
}

/// The first responder that was found last.
@MainActor
private enum LastFirstResponder {
    static weak var view: UIView?
}

extension UIFocusEnvironment {
    /// A Boolean value that indicates whether the environment's scene has a focus system.
    package var hasFocusSystem: Bool { UIFocusSystem(for: self) != nil }

    /// The item that has the system's focus in the environment's scene.
    package var systemFocusedItem: (any UIFocusItem)? { UIFocusSystem(for: self)?.focusedItem }

    /// Returns a Boolean value that indicates whether `item` is the environment itself or inside.
    package func holds(_ item: (any UIFocusItem)?) -> Bool {
        guard let item else { return false }
        return item === self || UIFocusSystem.environment(self, contains: item)
    }
}

extension UIFocusItem {
    /// The responders from the item outward.
    ///
    /// They can become first responder, and receive the keys while the item has the system's focus.
    package var responderChain: [UIResponder] {
        let environments = sequence(first: self as any UIFocusEnvironment) {
            $0.parentFocusEnvironment
        }
        let nearest = environments.lazy.compactMap { $0 as? UIResponder }.first
        return nearest.map { Array(sequence(first: $0, next: \.next)) } ?? []
    }
}

extension UIView {
    /// The view with the system's focus, if the focus is on this view or inside.
    package var focusedViewInside: UIView? {
        guard let view = systemFocusedItem as? UIView, view.isDescendant(of: self) else {
            return nil
        }
        return view
    }
}
