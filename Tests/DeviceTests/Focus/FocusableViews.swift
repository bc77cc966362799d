import SimulatedDevice
import UIKit

/// A view that can be focused.
class Card: UIView {
    override var canBecomeFocused: Bool { true }
}

extension UIView {
    /// Adds a card and hands it back.
    @discardableResult
    func addCard(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 100) -> Card {
        let card = Card(frame: CGRect(x: x, y: y, width: width, height: 40))
        addSubview(card)
        return card
    }

    /// Adds a text field and hands it back.
    @discardableResult
    func addField(_ x: CGFloat, _ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 40))
        addSubview(field)
        return field
    }
}

/// Puts `names` to the things that are focused, so that tests read well.
@MainActor
struct FocusNames {
    var things: [(String, AnyObject)]

    func name(of thing: AnyObject?) -> String? {
        things.first { $0.1 === thing }?.0
    }
}

extension SimulatedDevice {
    /// An iPad with a hardware keyboard.
    static func tablet() -> SimulatedDevice {
        let device = SimulatedDevice(.iPad12_9)
        device.keyboard.mode = .hardware(bar: false)
        return device
    }
}
