import CoreGraphics
import Foundation

/// The view of a tab bar controller: the selected controller's view with a bar at its bottom.
final class TabView: UIView {
    let content = UIView(frame: .zero)

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        guard let controller = viewController as? UITabBarController else { return }
        controller.widthDidChange(to: traitCollection.horizontalSizeClass)
        controller.placeParts(in: self)
    }
}

extension UITabBarController {
    private var barHeight: CGFloat {
        UITabBar.height(isLow: traitCollection.verticalSizeClass == .compact)
    }

    // Apple's reference: hidden while a controller of the stack, except its root, requests this.
    private var hidesBar: Bool {
        guard let stack = (selectedViewController as? UINavigationController)?.viewControllers
        else { return false }
        return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    func placeParts(in view: TabView) {
        let below = view.safeAreaInsets.bottom
        let height = barHeight
        tabBar.frame = CGRect(
            x: 0, y: hidesBar ? view.bounds.maxY : view.bounds.maxY - below - height,
            width: view.bounds.width, height: height)
        tabBar.alpha = hidesBar ? 0 : 1
        tabBar.backgroundOverhang = below
        tabBar.layoutIfNeeded()
        placeSelected(in: view)
    }

    private func placeSelected(in view: TabView) {
        guard let selectedViewController, appearance.state != .disappeared else { return }
        selectedViewController.barInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: hidesBar ? 0 : barHeight, right: 0)
        let child: UIView = selectedViewController.view
        if child.superview !== view.content { view.content.addSubview(child) }
        child.frame = view.content.bounds
    }

    /// Replaces the visible controller at once, with the appearance calls of both controllers.
    ///
    /// A log (pgzxc.github.io/posts/efa3afd7): the new one will appear before the old one will
    /// disappear, and the old one has disappeared before the new one has appeared.
    func exchange(_ old: UIViewController?, for new: UIViewController?) {
        guard old !== new, let view = viewIfLoaded as? TabView, appearance.state != .disappeared
        else { return viewIfLoaded?.setNeedsLayout() ?? () }
        new?.beginAppearance(true, animated: false)
        old?.beginAppearance(false, animated: false)
        endInput(of: old)
        placeParts(in: view)
        new?.viewIsInPlace()
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearance()
        if appearance.state == .appeared { new?.endAppearance() }
        view.setNeedsLayout()
    }

    /// Ends editing in a controller that disappears (assumed: A51).
    private func endInput(of old: UIViewController?) {
        guard let view = old?.viewIfLoaded, let window = view.window,
            let first = window.firstResponder, first.isInside(view)
        else { return }
        FirstResponderChange.force(first, in: window)
    }
}
