import CoreGraphics

/// The frames of the parts of a text field.
///
/// UIKit's own numbers aren't documented. These match the look of iOS 15 to 18.
struct TextFieldGeometry: Equatable {
    var bounds: CGRect
    var borderStyle: UITextField.BorderStyle
    /// The size of the view at the left or right edge; `nil` if there is none.
    var left: CGSize?
    var right: CGSize?
    /// The edge with the clear button, which is replaced by a view there; `nil` if there is none.
    var clearButton: Side?
    /// The distance between each view and its edge, in points.
    var viewMargin: CGFloat = 0

    enum Side { case left, right }

    static let clearButtonSize = CGSize(width: 19, height: 19)
    private static let clearButtonMargin: CGFloat = 5

    /// The width that the border style keeps free at the left and right.
    var margin: CGFloat {
        switch borderStyle {
        case .line: 2
        case .bezel, .roundedRect: 7
        default: 0
        }
    }

    var leftRect: CGRect {
        CGRect(origin: bounds.origin, size: .zero).grown(left, in: bounds)
            .offsetBy(dx: viewMargin, dy: 0)
    }

    var rightRect: CGRect {
        let rect = CGRect(origin: bounds.origin, size: .zero).grown(right, in: bounds)
        return rect.offsetBy(dx: bounds.width - rect.width - viewMargin, dy: 0)
    }

    func clearButtonRect(at side: Side) -> CGRect {
        let size = Self.clearButtonSize
        let room = bounds.width - size.width - Self.clearButtonMargin
        return CGRect(
            x: bounds.minX + (side == .left ? Self.clearButtonMargin : room),
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    var textRect: CGRect {
        let (left, right) = (inset(at: .left), inset(at: .right))
        return CGRect(
            x: bounds.minX + left, y: bounds.minY,
            width: max(0, bounds.width - left - right), height: bounds.height)
    }

    private func inset(at side: Side) -> CGFloat {
        if let view = side == .left ? left : right {
            return view.width + margin + viewMargin
        }
        guard clearButton == side else { return margin }
        return Self.clearButtonMargin + Self.clearButtonSize.width + max(2, margin - 2)
    }

    /// Returns the size of a field that shows all of a text of this size.
    func fittingSize(text: CGSize) -> CGSize {
        // A bordered field is at least 34 points high since iOS 13. Without a border, it is one
        // point higher than its line, rounded up (both as measured in the field, not documented).
        let line = text.height.rounded(.up) + 1
        let height =
            switch borderStyle {
            case .line: line + 4
            case .bezel, .roundedRect: max(34, line + 12)
            default: line
            }
        return CGSize(
            width: text.width + inset(at: .left) + inset(at: .right),
            height: max(height, left?.height ?? 0, right?.height ?? 0))
    }
}

extension CGRect {
    /// A view at the left edge, centered in height and no larger than `bounds`.
    fileprivate func grown(_ size: CGSize?, in bounds: CGRect) -> CGRect {
        guard let size else { return self }
        let height = min(size.height, bounds.height)
        return CGRect(
            x: minX, y: minY + ((bounds.height - height) / 2).rounded(),
            width: min(size.width, bounds.width), height: height)
    }
}
