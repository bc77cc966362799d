import CoreGraphics
import QuartzCore

/// The position of a view in the hierarchy.
struct ViewHierarchy {
    weak var superview: UIView?
    weak var window: UIWindow?
    var subviews: [UIView] = []
}

extension UIView {
    enum SubviewPlace {
        case front
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    func insert(_ view: UIView, at place: SubviewPlace) {
        guard allowSubview(view) else { return }
        // The app is notified, and may move either view.
        if view.endEditing(beforeMovingTo: (self as? UIWindow) ?? window) {
            guard allowSubview(view) else { return }
        }
        if view.superview === self { return reorder(view, to: place) }
        let newWindow = (self as? UIWindow) ?? window
        view.tellWillMove(toSuperview: self, window: newWindow)
        view.leaveSuperview()
        let index = subviewIndex(for: place)
        hierarchy.subviews.insert(view, at: index)
        layer.insertSublayer(view.layer, at: UInt32(index))
        view.hierarchy.superview = self
        view.setWindow(newWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
        view.safeAreaMayHaveChanged()
        view.traitsMayHaveChanged()
        view.superviewDidChangeForLayout()
        setNeedsLayout()
    }

    private func subviewIndex(for place: SubviewPlace) -> Int {
        let count = subviews.count
        switch place {
        case .front: return count
        case .index(let index): return min(max(0, index), count)
        case .below(let sibling): return subviews.firstIndex { $0 === sibling } ?? count
        case .above(let sibling):
            return subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? count
        }
    }

    func reorder(_ view: UIView, to place: SubviewPlace) {
        guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
        hierarchy.subviews.remove(at: old)
        let index = subviewIndex(for: place)
        hierarchy.subviews.insert(view, at: index)
        if index + 1 < subviews.count {
            layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
        } else if index != old {
            layer.addSublayer(view.layer)
        }
        setNeedsLayout()
    }

    func detachFromSuperview() {
        endEditing(beforeMovingTo: nil)
        guard superview != nil else { return }
        tellWillMove(toSuperview: nil, window: nil)
        leaveSuperview()
        setWindow(nil)
        didMoveToSuperview()
        superviewDidChangeForLayout()
    }

    private func tellWillMove(toSuperview superview: UIView?, window: UIWindow?) {
        willMove(toSuperview: superview)
        if self.window !== window { tellWillMove(toWindow: window) }
    }

    private func tellWillMove(toWindow window: UIWindow?) {
        viewController?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for subview in subviews { subview.tellWillMove(toWindow: window) }
    }

    private func leaveSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        superview.removeConstraintsInvolving(self)
        superview.hierarchy.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        hierarchy.superview = nil
        superview.setNeedsLayout()
    }

    func setWindow(_ window: UIWindow?) {
        let old = self.window
        guard old !== window else { return }
        // The app may have begun editing when it was notified that the view will move.
        endEditing(beforeMovingTo: window)
        hierarchy.window = window
        layer.isOnScreen = window != nil
        moveKeyboardGuide(from: old)
        for subview in subviews { subview.setWindow(window) }
        didMoveToWindow()
        viewController?.viewDidMove(toWindow: window)
    }

    /// Ends editing in this view if it leaves its window for `window`, and returns whether it was
    /// edited.
    ///
    /// UIKit forces a first responder that leaves its window to end editing, before its view leaves
    /// the tree: `removeFromSuperview` calls `__UIViewWillBeRemovedFromSuperview`, and that
    /// `_removeFirstResponderFromSubtree` (calls in martinjuhasz/MJPopupViewController#56).
    @discardableResult
    private func endEditing(beforeMovingTo window: UIWindow?) -> Bool {
        guard let old = self.window, old !== window, let first = old.firstResponder,
            first.isInside(self)
        else { return false }
        FirstResponderChange.force(first, in: old)
        return true
    }

    func endEditingOfFirstResponder(force: Bool) -> Bool {
        guard let window = (self as? UIWindow) ?? window, let first = window.firstResponder,
            first.isInside(self)
        else { return true }
        guard force else { return first.resignFirstResponder() }
        FirstResponderChange.force(first, in: window)
        return true
    }

    func propagateTintColorChange() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil {
            subview.propagateTintColorChange()
        }
    }
}

extension UIResponder {
    /// Returns a Boolean value that indicates whether this responder is `view`, one of its
    /// descendants, or the controller of one.
    func isInside(_ view: UIView) -> Bool {
        if let own = self as? UIView { return own.isDescendant(of: view) }
        return (self as? UIViewController)?.viewIfLoaded?.isDescendant(of: view) ?? false
    }
}
