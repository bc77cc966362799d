import SimulatedDevice
import UIKit

/// A view that can be focused.
open class Card: UIView {
    open override var canBecomeFocused: Bool { true }
}

extension UIView {
    /// Adds a card and returns it.
    @discardableResult
    package func addCard(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 100) -> Card {
        let card = Card(frame: CGRect(x: x, y: y, width: width, height: 40))
        addSubview(card)
        return card
    }

    /// Adds a text field and returns it.
    @discardableResult
    package func addField(_ x: CGFloat, _ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 40))
        addSubview(field)
        return field
    }
}

extension SimulatedDevice {
    /// An iPad with a hardware keyboard.
    package static func tablet() -> SimulatedDevice {
        let device = SimulatedDevice(.iPad12_9)
        device.keyboard.mode = .hardware(bar: false)
        return device
    }
}
