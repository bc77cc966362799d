import UIKit

/// The first responder of a screen, in whichever window it is.
///
/// A text field in an input accessory view, the bar of a conversation for one, is in another window
/// than the screen that it belongs to.
@MainActor
struct FirstResponder {
    /// The first responder.
    let responder: UIResponder
    /// The responder on the screen for which the keyboard is there: the first responder itself, or
    /// the one with whose input views the first responder came.
    let owner: UIResponder

    /// The responders to which keys go one after the other.
    ///
    /// UIKit does not say whether those of an input view lead on to its owner.
    var chain: [UIResponder] {
        let own = Array(sequence(first: responder, next: \.next))
        guard !own.contains(where: { $0 === owner }) else { return own }
        return own + sequence(first: owner, next: \.next)
    }

    /// Finds the first responder where `shown` is the view on the screen that is first responder;
    /// where none is, one of `hosts` may be, or may have brought input views along.
    fileprivate init?(shown: UIView?, hosts: @autoclosure () -> [UIResponder]) {
        // Two windows may have a first responder each. One that is typed in needs no input view.
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
    /// The first responder among the views that this responder shows with the keyboard.
    fileprivate var firstResponderInInputViews: UIView? {
        accessoryBar?.firstResponderInside ?? inputView?.firstResponderInside
    }
}

extension UIViewController {
    /// The responders that may have brought input views along to this screen.
    ///
    /// Controllers that are not on the screen are not asked for anything: their bars may not be
    /// there yet.
    fileprivate var inputViewHosts: [UIResponder] {
        Array(sequence(first: self as UIResponder, next: \.next)) + descendantsOnScreen
    }

    private var descendantsOnScreen: [UIViewController] {
        children.filter { $0.viewIfLoaded?.window != nil }
            .flatMap { [$0] + $0.descendantsOnScreen }
    }

    /// The responder for which the keyboard is on this screen.
    var keyboardOwner: UIResponder? {
        FirstResponder(shown: viewIfLoaded?.firstResponderInside, hosts: inputViewHosts)?.owner
    }

    /// A Boolean value that indicates whether this controller can become first responder without
    /// taking the keys from a view.
    var canTakeKeys: Bool {
        guard let view = viewIfLoaded, view.window != nil else { return false }
        return !(view.sceneFirstResponder?.responder is UIView)
    }
}

extension UIWindow {
    /// The first responder of this window, on whichever of its screens.
    fileprivate var ownFirstResponder: FirstResponder? {
        let screens = sequence(first: rootViewController, next: { $0?.presentedViewController })
            .compactMap(\.self)
        return FirstResponder(
            shown: firstResponderInside, hosts: screens.flatMap(\.inputViewHosts))
    }

    /// The responder for which the keyboard is in this window, on whichever of its screens.
    var keyboardOwner: UIResponder? { ownFirstResponder?.owner }
}

extension UIView {
    /// The first responder that gets the keys while this view is on the screen: that of the scene's
    /// key window, or if there is none, that of the view's own window.
    var sceneFirstResponder: FirstResponder? {
        guard let window else { return nil }
        let key = window.windowScene?.keyWindow ?? window
        return key.ownFirstResponder ?? (key === window ? nil : window.ownFirstResponder)
    }

    /// The responders to which keys go: from the item with the system's focus outward, or else from
    /// the first responder (Apple's reference of `UIFocusSystem`; WWDC21 10260, at 16:50).
    var keyResponderChain: [UIResponder] {
        let focused = systemFocusedItem?.responderChain ?? []
        return focused.isEmpty ? sceneFirstResponder?.chain ?? [] : focused
    }

    /// The view in this one, or this one itself, that is first responder.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.firstResponderInside { return found }
        }
        return nil
    }
}
