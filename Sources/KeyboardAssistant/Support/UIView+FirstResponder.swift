import UIKit

extension UIView {
    /// The view in this one, or this one itself, that has the keyboard's attention.
    var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        for view in subviews {
            if let found = view.firstResponderInside { return found }
        }
        return nil
    }
}

extension UIResponder {
    /// Whether this responder is first responder, or a view in what it shows with the keyboard.
    ///
    /// A text field in an input accessory view, the bar of a conversation for one, stands in
    /// another window than the screen that it belongs to.
    fileprivate var isOrHostsFirstResponder: Bool {
        isFirstResponder || accessoryBar?.firstResponderInside != nil
            || inputView?.firstResponderInside != nil
    }
}

extension UIViewController {
    /// The responder for which the keyboard is on this screen: a view or a controller that is first
    /// responder, or the one with whose input views another view came that is.
    var keyboardOwner: UIResponder? {
        viewIfLoaded?.firstResponderInside
            ?? (Array(sequence(first: self as UIResponder, next: \.next)) + family)
            .first(where: \.isOrHostsFirstResponder)
    }

    /// The controllers on the screen that this one contains, and theirs.
    ///
    /// Others are not asked for anything: their bars may not be there yet.
    private var family: [UIViewController] {
        children.filter { $0.viewIfLoaded?.window != nil }.flatMap { [$0] + $0.family }
    }
}

extension UIWindow {
    /// The responder for which the keyboard is in this window, on whichever of its screens.
    var keyboardOwner: UIResponder? {
        firstResponderInside
            ?? sequence(first: rootViewController, next: { $0?.presentedViewController })
            .lazy.compactMap { $0?.keyboardOwner }.first
    }
}
