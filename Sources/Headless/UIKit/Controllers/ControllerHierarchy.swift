internal import HeadlessBehavior

extension UIViewController {
    /// Returns a Boolean value that indicates whether `parent` can contain this controller; UIKit
    /// raises an exception if not.
    func allowParent(_ parent: UIViewController) -> Bool {
        guard !parent.ancestry.contains(where: { $0 === self }) else {
            // UIKit raises an exception (assumed: A58); its words aren't known.
            Faults.raise(.invalidArgument, "\(self) can't be a child of itself or of a descendant")
            return false
        }
        // Apple's reference of `hierarchyInconsistencyException`: `addChild` makes the same check.
        // The words are those of a crash log (developer.apple.com/forums/thread/52937).
        guard let view = viewIfLoaded, view.window != nil,
            let surrounding = view.superview?.nearestController, surrounding !== parent
        else { return true }
        Faults.raise(
            .controllerHierarchy,
            "child view controller:\(self) should have parent view controller:\(surrounding) but "
                + "requested parent is:\(parent)")
        return false
    }

    /// Returns a Boolean value that indicates whether this controller's view can be in `superview`.
    ///
    /// Apple's reference of `hierarchyInconsistencyException`: the nearest view above that has a
    /// controller must have this one's parent; a controller without a parent can be anywhere.
    func allowSuperview(_ superview: UIView) -> Bool {
        guard let parent, superview.window != nil,
            let surrounding = superview.nearestController, surrounding !== parent
        else { return true }
        // The words are those of a crash log (ViewDeck/ViewDeck#287).
        Faults.raise(
            .controllerHierarchy,
            "child view controller:\(self) should have parent view controller:\(surrounding) but "
                + "actual parent is:\(parent)")
        return false
    }

    /// Returns a Boolean value that indicates whether `view` can become this controller's view;
    /// UIKit raises an exception if not.
    func allowView(_ view: UIView) -> Bool {
        guard let other = view.viewController, other !== self else { return true }
        // The words of a crash log (Sumi-Interactive/SIAlertView#120).
        Faults.raise(
            .controllerHierarchy,
            "A view can only be associated with at most one view controller at a time! View "
                + "\(view) is associated with \(other). Clear this association before "
                + "associating this view with \(self).")
        return false
    }
}

extension UIView {
    /// The controller of this view, or of the nearest superview that has one.
    var nearestController: UIViewController? {
        sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
    }

    /// Returns a Boolean value that indicates whether `view` can become a subview; UIKit raises an
    /// exception if not.
    func allowSubview(_ view: UIView) -> Bool {
        guard view !== self else {
            // The words of a crash log (wordpress-mobile/WordPress-iOS#1955).
            Faults.raise(.invalidArgument, "Can't add self as subview")
            return false
        }
        guard !isDescendant(of: view) else {
            // Core Animation is the first to find out. The words are those of a crash log
            // (ml-opensource/FZAccordionTableView#20).
            Faults.raise(.layerTree, "layer \(view.layer) is a part of cycle in its layer tree")
            return false
        }
        guard takesSubview(view) else { return false }
        return view.superview === self || view.viewController?.allowSuperview(self) ?? true
    }
}
