import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen that gives its keys to a focus navigator, and has names for what can have focus.
@MainActor
class FocusScreen: KeyNavigatorScreen {
    lazy var focus = FocusNavigator(in: area, stops: stops)
    /// What can have focus, by name.
    var things: [String: UIView] = [:]
    /// A Boolean value that indicates whether the screen can become first responder.
    var acceptsKeys = true

    /// The view in which the navigator moves focus.
    var area: UIView { view }
    /// The navigators of the lists in that view.
    var stops: [any KeyNavigator] { [] }

    override var canBecomeFirstResponder: Bool { acceptsKeys }
    override var keyNavigator: (any KeyNavigator)? { focus }

    /// The name of what has focus.
    var focused: String? { name(of: focus.focusedItem) }

    func name(of thing: AnyObject?) -> String? { things.first { $0.value === thing }?.key }

    /// Shows the screen with the keyboard's attention.
    func show(on device: SimulatedDevice) {
        device.show(self)
        becomeFirstResponder()
    }

    @discardableResult
    func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> Card {
        let card = Card(frame: frame)
        (parent ?? view).addSubview(card)
        things[name] = card
        return card
    }
}
