import SimulatedDevice
import UIKit

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
