import SimulatedDevice
import UIKit

/// A view that can be focused.
class Card: UIView {
    override var canBecomeFocused: Bool { true }
}

extension UIView {
    /// Adds a card and returns it.
    @discardableResult
    func addCard(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 100) -> Card {
        let card = Card(frame: CGRect(x: x, y: y, width: width, height: 40))
        addSubview(card)
        return card
    }

    /// Adds a text field and returns it.
    @discardableResult
    func addField(_ x: CGFloat, _ y: CGFloat) -> UITextField {
        let field = UITextField(frame: CGRect(x: x, y: y, width: 200, height: 40))
        addSubview(field)
        return field
    }
}

/// A view that draws what can be focused.
final class Canvas: UIView {
    var stars: [Star] = []
    /// A Boolean value that indicates whether it becomes first responder for what it draws.
    var takesKeys = false

    override var canBecomeFirstResponder: Bool { takesKeys }

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + stars.filter { $0.frame.intersects(rect) }
    }
}

/// A thing in a canvas that is no view.
final class Star: NSObject, UIFocusItem {
    let frame: CGRect
    private weak var canvas: Canvas?
    var priority = UIFocusGroupPriority.ignored
    var group: String?
    var holdsItsCanvas = false

    init(_ frame: CGRect, in canvas: Canvas) {
        self.frame = frame
        self.canvas = canvas
    }

    var canBecomeFocused: Bool { true }
    var focusGroupPriority: UIFocusGroupPriority { priority }
    var focusGroupIdentifier: String? { group }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { canvas }
    var focusItemContainer: (any UIFocusItemContainer)? { holdsItsCanvas ? canvas : nil }

    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
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
