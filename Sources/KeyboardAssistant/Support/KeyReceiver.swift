import UIKit

/// The responder that gets the keys of a screen.
///
/// A text field in an input accessory view, the bar of a conversation for one, stands in another
/// window than the screen that it belongs to.
@MainActor
struct KeyReceiver {
    /// The first responder, in whichever window it stands.
    let responder: UIResponder
    /// The responder on the screen for which the keyboard is there: the first responder itself, or
    /// the one with whose input views the first responder came.
    let owner: UIResponder

    /// The responders to which the keys go one after the other.
    ///
    /// UIKit does not say whether those of an input view lead on to its owner.
    var chain: [UIResponder] {
        let own = Array(sequence(first: responder, next: \.next))
        guard !own.contains(where: { $0 === owner }) else { return own }
        return own + sequence(first: owner, next: \.next)
    }

    /// Returns who gets the keys where `shown` is the view on the screen that is first responder;
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
    /// The first responder in what this one shows with the keyboard.
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
        Array(sequence(first: self as UIResponder, next: \.next)) + family
    }

    /// The controllers on the screen that this one contains, and theirs.
    private var family: [UIViewController] {
        children.filter { $0.viewIfLoaded?.window != nil }.flatMap { [$0] + $0.family }
    }

    /// The responder for which the keyboard is on this screen.
    var keyboardOwner: UIResponder? {
        KeyReceiver(shown: viewIfLoaded?.firstResponderInside, hosts: inputViewHosts)?.owner
    }

    /// A Boolean value that indicates whether this controller can become first responder without
    /// taking the keys from a view.
    var canListen: Bool {
        guard let view = viewIfLoaded, view.window != nil else { return false }
        return !(view.keyReceiver?.responder is UIView)
    }
}

extension UIWindow {
    /// The receiver of the keys in this window, on whichever of its screens.
    fileprivate var ownKeyReceiver: KeyReceiver? {
        let screens = sequence(first: rootViewController, next: { $0?.presentedViewController })
            .compactMap(\.self)
        return KeyReceiver(
            shown: firstResponderInside, hosts: screens.flatMap(\.inputViewHosts))
    }

    /// The responder for which the keyboard is in this window, on whichever of its screens.
    var keyboardOwner: UIResponder? { ownKeyReceiver?.owner }
}

extension UIView {
    /// The receiver of the keys while this view is on the screen: that of the scene's key window,
    /// or where nobody there is first responder, that of the view's own window.
    var keyReceiver: KeyReceiver? {
        guard let window else { return nil }
        let key = window.windowScene?.keyWindow ?? window
        return key.ownKeyReceiver ?? (key === window ? nil : window.ownKeyReceiver)
    }
}
