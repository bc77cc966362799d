import CoreGraphics
import UIKit

/// The window above the app's own in which the keyboard and the accessory view lie.
final class KeyboardWindow: UIWindow {
    /// The keys or the app's input view lie in it, the accessory view on top.
    let panel = KeyboardPanel()
    private(set) var accessory: UIView?
    private(set) var input: UIView?

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

    // Typing goes to the app's window, whatever is shown here.
    override var canBecomeKeyWindow: Bool { false }

    /// Only the keyboard itself takes touches; the rest of the screen is the app's.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !panel.isHidden, panel.alpha > 0, panel.frame.contains(point) else { return nil }
        return super.hitTest(point, with: event)
    }

    func host(_ parts: InputParts) {
        let old = [accessory, input].compactMap(\.self)
        (accessory, input) = (parts.accessory, parts.input)
        panel.owner = parts.owner
        // An input in a view that leaves ends, after which others may have come already.
        for view in old where view !== accessory && view !== input && view.superview === panel {
            view.removeFromSuperview()
        }
        for case let view? in [accessory, input] where !old.contains(view) {
            if view.superview !== panel { add(view) }
        }
    }

    private func add(_ new: UIView) {
        panel.addSubview(new)
        // It is as wide as the keyboard from the start, and does not grow to that.
        UIView.performWithoutAnimation {
            new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.bounds.height)
        }
    }

    /// Puts everything where it belongs; `frame` is the keyboard's on the screen.
    func arrange(in frame: CGRect, accessoryHeight: CGFloat) {
        panel.frame = frame
        panel.accessoryHeight = accessoryHeight
        accessory?.frame = CGRect(x: 0, y: 0, width: frame.width, height: accessoryHeight)
        input?.frame = CGRect(
            x: 0, y: accessoryHeight, width: frame.width,
            height: max(0, frame.height - accessoryHeight))
    }

    // UIKit sizes an accessory view by its constraints or its intrinsic size where it does not
    // stand for its own height, and keeps its height otherwise (general knowledge).
    func height(of view: UIView, width: CGFloat) -> CGFloat {
        let place = panel.frame
        // Below the screen everything would be outside of the safe area.
        if place.minY >= bounds.height { movePanel(to: bounds.height - place.height) }
        defer { movePanel(to: place.minY) }
        return heightHere(of: view, width: width)
    }

    /// Returns a Boolean value that indicates whether the accessory view wants another height than
    /// it has in `placement`, once after its intrinsic size has changed.
    ///
    /// UIKit resizes such a view without being asked, as the text bars of chats rely on (general
    /// knowledge).
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
        // Apple, `allowsSelfSizing`: an input view may ask for the height that it needs.
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

    /// Comes from below the screen, unless it is seen already.
    func appear(at placement: KeyboardPlacement) {
        UIView.performWithoutAnimation { panel.alpha = 1 }
        guard panel.isHidden else { return }
        UIView.performWithoutAnimation {
            panel.isHidden = false
            arrange(in: placement.frame, accessoryHeight: placement.accessoryHeight)
            // What is in it is laid out in its place, where its safe area is the one it keeps.
            if accessory != nil || input != nil { layoutIfNeeded() }
            leave()
        }
    }

    /// Goes below the screen.
    func leave() {
        panel.frame = panel.frame.below(bounds.size)
    }

    /// Puts the accessory view on the bottom of the screen, where the home indicator is.
    ///
    /// Without keys below it, whatever it pins to its safe area makes it higher.
    func restAccessoryOnScreenBottom() {
        guard let accessory else { return }
        let height = max(1, accessory.bounds.height)
        panel.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: height)
        accessory.frame = panel.bounds
    }
}
