import UIKit

/// What the Return key of an input does.
enum ReturnKeyRole: Sendable {
    /// The app decides, and the navigator does nothing.
    case none
    /// Return moves on or, in the last input, ends editing, and the key says so.
    case labeled
    /// Return moves on or, in the last input, ends editing, under a label of the app's.
    case moves
    /// Return ends editing in any input, as its label says.
    case ends
    /// The label names an action of the app's, such as Search or Send. If the app doesn't respond
    /// to it, Return ends editing in the last input.
    case endsLast

    /// The role of a Return key that the app may have labeled itself, and that keeps its label.
    init(appsKey key: UIReturnKeyType) {
        self =
            switch key {
            case .default: .labeled
            case .next, .continue: .moves
            case .done: .ends
            default: .endsLast
            }
    }

    /// The action that people choose with Return; `nil` if it is left to the app.
    ///
    /// - Parameter hasNext: A Boolean value that indicates whether an input follows.
    func action(hasNext: Bool) -> InputNavigator.Action? {
        switch self {
        case .none: nil
        case .labeled, .moves: hasNext ? .next : .done
        case .ends: .done
        case .endsLast: hasNext ? nil : .done
        }
    }
}

extension UITextField {
    /// A Boolean value that indicates whether the app responds to Return in this field.
    var respondsToReturn: Bool {
        delegate?.handlesReturn ?? false
            || !allControlEvents.isDisjoint(with: [.editingDidEndOnExit, .primaryActionTriggered])
    }
}
