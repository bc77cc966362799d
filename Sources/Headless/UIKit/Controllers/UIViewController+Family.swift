import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// The position of a controller among containers and children.
struct ControllerFamily {
    enum Movement {
        case none, toParent, fromParent
    }

    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var movement = Movement.none
}

extension UIViewController {
    /// This controller, its parent, the parent of that one, and so on.
    var ancestry: UnfoldFirstSequence<UIViewController> {
        sequence(first: self, next: \.parent)
    }

    var nearestNavigationController: UINavigationController? {
        ancestry.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
    }

    func adopt(_ child: UIViewController) {
        guard child.parent !== self, child.allowParent(self) else { return }
        // Apple's reference: a child of another controller is removed from that one first.
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        family.children.append(child)
        child.family.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.family.children.removeAll { $0 === self }
        family.parent = nil
        didMove(toParent: nil)
    }

    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        // The words of a crash log (Awful/Awful.app#213).
        guard old.parent === self, new.parent === self else {
            return Faults.raise(
                .invalidArgument,
                "Children view controllers \(old) and \(new) must have a common parent view "
                    + "controller when calling -[UIViewController transitionFromViewController:"
                    + "toViewController:duration:options:animations:completion:]")
        }
        guard let superview = old.viewIfLoaded?.superview else { return }
        let isAnimated = duration > 0
        old.beginAppearance(false, animated: isAnimated)
        new.beginAppearance(true, animated: isAnimated)
        superview.addSubview(new.view)
        new.viewIsInPlace()
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { finished in
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearance()
            new.endAppearance()
            completion?(finished)
        }
    }
}
