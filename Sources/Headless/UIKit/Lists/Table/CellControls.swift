import CoreGraphics
import Foundation

/// The circle at the beginning of a row in editing mode.
final class CellEditControl: UIControl {
    enum Kind: Equatable {
        case delete
        case insert
        /// Marks the row; the row handles the touches.
        case mark

        init?(_ surface: CellSurface) {
            switch surface.editingStyle {
            case _ where surface.isMarkable: self = .mark
            case .delete: self = .delete
            case .insert: self = .insert
            default: return nil
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .delete: "minus"
            case .insert: "plus"
            case .mark: "checkmark"
            }
        }

        fileprivate var color: UIColor {
            switch self {
            case .delete: .systemRed
            case .insert: .systemGreen
            case .mark: .systemBlue
            }
        }
    }

    let kind: Kind

    /// A Boolean value that indicates whether the row is selected; only a circle that marks rows
    /// shows it.
    var isMarked = false

    init(_ kind: Kind, onTap: @escaping () -> Void) {
        self.kind = kind
        super.init(frame: .zero)
        isUserInteractionEnabled = kind != .mark
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        accessibilityLabel =
            switch kind {
            case .delete: "Delete"
            case .insert: "Insert"
            case .mark: nil
            }
    }

    required init?(coder: NSCoder) {
        kind = .mark
        super.init(coder: coder)
    }

    package override func display(into list: inout DisplayList) {
        let circle = CGRect(x: bounds.maxX - 22, y: bounds.midY - 11, width: 22, height: 22)
        guard kind != .mark || isMarked else {
            return list.stroke(.ellipse(circle), UIColor.tertiaryLabel, width: 1)
        }
        list.fill(.ellipse(circle), kind.color)
        list.symbol(kind.symbol, in: circle.insetBy(dx: 5, dy: 5), .white, weight: .semibold)
    }
}

/// The handle at the end of a row by which it can be dragged to another place.
final class CellReorderControl: UIControl {
    private let onDrop: (CGPoint) -> Void

    /// Creates a control that calls `onDrop` with the point at which the finger left the screen, in
    /// the control's coordinates.
    init(onDrop: @escaping (CGPoint) -> Void) {
        self.onDrop = onDrop
        super.init(frame: .zero)
        accessibilityLabel = "Reorder"
    }

    required init?(coder: NSCoder) {
        onDrop = { _ in }
        super.init(coder: coder)
    }

    // The finger moves the row, and doesn't scroll the table.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { onDrop(touch.location(in: self)) }
    }

    package override func display(into list: inout DisplayList) {
        for step in -1...1 {
            let y = bounds.midY + CGFloat(step) * 5
            list.fill(
                CGRect(x: bounds.midX - 10, y: y - 0.5, width: 20, height: 1),
                UIColor.tertiaryLabel)
        }
    }
}
