import CoreGraphics
internal import HeadlessBehavior

/// The effect of Tab in a text field without a focus engine; see `TabInField`.
@MainActor
enum TabBetweenFields {
    /// Performs a key press, and returns a Boolean value that indicates whether another field
    /// became first responder.
    static func take(_ stroke: KeyStroke, in field: UITextField) -> Bool {
        guard UIApplication.behavior.tabInField == .nextField, let window = field.window,
            window.windowScene?.focusSystem == nil, let way = way(of: stroke)
        else { return false }
        let fields = textFields(in: window)
        guard let place = fields.firstIndex(of: field), fields.indices.contains(place + way) else {
            return false
        }
        return fields[place + way].becomeFirstResponder()
    }

    private static func way(of stroke: KeyStroke) -> Int? {
        guard stroke.input == "\t" else { return nil }
        switch stroke.modifierFlags {
        case []: return 1
        case .shift: return -1
        default: return nil
        }
    }

    private static func textFields(in view: UIView) -> [UITextField] {
        func fields(in view: UIView) -> [UITextField] {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else {
                return []
            }
            if let field = view as? UITextField { return field.isEnabled ? [field] : [] }
            return view.subviews.flatMap(fields)
        }
        func corner(_ field: UITextField) -> CGPoint { field.convert(CGPoint.zero, to: view) }
        return fields(in: view).sorted {
            (corner($0).y, corner($0).x) < (corner($1).y, corner($1).x)
        }
    }
}
