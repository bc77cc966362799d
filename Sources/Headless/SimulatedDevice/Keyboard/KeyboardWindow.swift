import CoreGraphics
import UIKit

/// The window of the keyboard and the accessory view, above the app's windows.
final class KeyboardWindow: UIWindow {
    /// The view that contains the keys or the app's input view, with the accessory view above.
    let panel = KeyboardPanel()
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    /// The height of a tablet's bar of shortcuts above the app's input view, in points.
    var shortcutsHeight: CGFloat = 0

    init(screen: UIScreen) {
        super.init(frame: screen.bounds)
        windowLevel = UIWindow.Level(10_000_000)
        isHidden = false
        panel.isHidden = true
        panel.autoresizesSubviews = false
        addSubview(panel)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // Typed text goes to the app's window, whatever is visible here.
    override var canBecomeKeyWindow: Bool { false }

    /// Returns the view of the keyboard at a point; the rest of the screen belongs to the app.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !panel.isHidden, panel.alpha > 0, panel.frame.contains(point) else { return nil }
        return super.hitTest(point, with: event)
    }

    func host(_ parts: InputParts) {
        let old = [accessory, input].compactMap(\.self)
        (accessory, input) = (parts.accessory, parts.input)
        panel.owner = parts.owner
        // Removing a view ends an input inside it, after which other views may have been added.
        for view in old where view !== accessory && view !== input && view.superview === panel {
            view.removeFromSuperview()
        }
        for case let view? in [accessory, input] where !old.contains(view) {
            if view.superview !== panel { add(view) }
        }
    }

    private func add(_ new: UIView) {
        panel.addSubview(new)
        // The view is as wide as the keyboard from the start, and doesn't grow to that width.
        UIView.performWithoutAnimation {
            new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.bounds.height)
        }
    }

    /// Lays out the views; `frame` is that of the keyboard on the screen.
    func arrange(in frame: CGRect, accessoryHeight: CGFloat) {
        panel.frame = frame
        panel.accessoryHeight = accessoryHeight
        accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)
        let inputTop = accessoryHeight + shortcutsHeight
        input?.frame = CGRect(
            x: 0, y: inputTop, width: frame.width, height: max(0, frame.height - inputTop))
    }

    // UIKit sizes an accessory view by its constraints or its intrinsic size if it has flexible
    // height (boostcampwm-2022/iOS04-Mogakco#128) or doesn't translate its mask into constraints
    // (ruslanskorb/RSKGrowingTextView#16). Otherwise, its height stays.
    func height(of view: UIView, width: CGFloat) -> CGFloat {
        let place = panel.frame
        // Below the screen, all views would be outside of the safe area.
        if place.minY >= bounds.height { movePanel(to: bounds.height - place.height) }
        defer { movePanel(to: place.minY) }
        return heightHere(of: view, width: width)
    }

    /// Returns a Boolean value that indicates whether the accessory view needs another height than
    /// in `placement`, once after its intrinsic size has changed.
    ///
    /// UIKit resizes such a view automatically, as the text bars of chats require
    /// (ruslanskorb/RSKGrowingTextView#16).
    func takeAccessoryGrowth(since placement: KeyboardPlacement) -> Bool {
        guard panel.needsMeasurement else { return false }
        panel.needsMeasurement = false
        guard let accessory, !panel.isHidden, placement.kind != .hidden else { return false }
        return abs(heightHere(of: accessory, width: bounds.width) - placement.accessoryHeight) > 0.5
    }

    private func movePanel(to y: CGFloat) {
        UIView.performWithoutAnimation { panel.frame.origin.y = y }
    }

    private func heightHere(of view: UIView, width: CGFloat) -> CGFloat {
        // Apple, `allowsSelfSizing`: an input view may request the height that it needs.
        let isFlexible =
            view.autoresizingMask.contains(.flexibleHeight)
            || (view as? UIInputView)?.allowsSelfSizing == true
        let keepsHeight = view.translatesAutoresizingMaskIntoConstraints && !isFlexible
        guard !keepsHeight || view.bounds.height == 0 else { return view.bounds.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return fitting.height
    }

    /// Slides up from below the screen, unless the keyboard is already visible.
    func appear(at placement: KeyboardPlacement) {
        UIView.performWithoutAnimation { panel.alpha = 1 }
        guard panel.isHidden else { return }
        UIView.performWithoutAnimation {
            panel.isHidden = false
            arrange(in: placement.frame, accessoryHeight: placement.accessoryHeight)
            // The content is laid out at its final place, where it has its final safe area.
            if accessory != nil || input != nil { layoutIfNeeded() }
            leave()
        }
    }

    /// Slides down below the screen.
    func leave() {
        panel.frame = panel.frame.below(bounds.size)
    }

    /// Moves the accessory view to the bottom of the screen, where the home indicator is.
    ///
    /// Without keys below it, the content that it pins to its safe area makes it higher.
    func restAccessoryOnScreenBottom() {
        guard let accessory else { return }
        let height = max(1, accessory.bounds.height)
        panel.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: height)
        accessory.frame = panel.bounds
    }
}
