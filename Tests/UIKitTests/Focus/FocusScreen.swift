#if canImport(SimulatedDevice)
import SimulatedDevice
import UIKit

/// A view that can be focused and writes down the updates it receives.
final class FocusView: UIView {
    var name = ""
    var isFocusable = true
    var allows = true
    var onUpdate: ((FocusView, UIFocusUpdateContext) -> Void)?

    override var canBecomeFocused: Bool { isFocusable }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        onUpdate?(self, context)
    }
}

/// An iPad with a keyboard, and views to focus.
@MainActor
final class FocusScreen {
    let device: SimulatedDevice
    let controller = UIViewController()

    init(_ model: SimulatedDevice.Model = .iPad9_7, hasKeys: Bool = true, language: String = "en") {
        device = SimulatedDevice(model, language: language)
        if hasKeys { device.keyboard.mode = .hardware(bar: false) }
        device.show(controller)
    }

    /// Makes the device a Mac, as far as apps can see.
    func becomeMac() {
        device.window.windowScene?.ownScreen.traits.userInterfaceIdiom = .mac
    }

    var system: UIFocusSystem? { device.window.windowScene?.focusSystem }

    var focused: String? { (system?.focusedItem as? FocusView)?.name }

    @discardableResult
    func add(
        _ name: String, _ x: CGFloat, _ y: CGFloat, group: String? = nil, to parent: UIView? = nil
    ) -> FocusView {
        let view = FocusView(frame: CGRect(x: x, y: y, width: 90, height: 40))
        view.name = name
        view.focusGroupIdentifier = group
        (parent ?? controller.view).addSubview(view)
        return view
    }

    /// Presses keys and returns the focused item after each.
    func press(_ keys: [String], _ flags: UIKeyModifierFlags = []) -> [String?] {
        keys.map { key in
            device.press(key, flags)
            return focused
        }
    }
}
#endif
