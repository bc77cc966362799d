import CoreGraphics
import UIKit

/// Shows a cell without configurations as focused: its background in the tint colour, its texts so
/// that they can be read on it.
///
/// Cells with background and content configurations do so by themselves (WWDC21 10260, at 7:00).
/// What it changes it gives back, as it was found, when the cell is not focused any more or the
/// highlight is let go of; colours that the app has set meanwhile stay. Labels should have one
/// colour.
@MainActor
public final class FocusHighlight {
    private weak var cell: UIView?
    private var loan: Cleanup?

    /// Highlights `cell`, which is not kept, when told to.
    public init(_ cell: UIView) {
        self.cell = cell
    }

    /// Whether the cell looks focused at present.
    public var isFocused: Bool {
        get { loan != nil }
        set {
            guard newValue != isFocused else { return }
            loan = newValue ? cell.map(Self.highlight) : nil
        }
    }

    private static func highlight(_ cell: UIView) -> Cleanup {
        let background = cell.backgroundColor
        let labels = cell.labelsInside.map { (label: $0, color: $0.textColor) }
        cell.backgroundColor = cell.tintColor
        let textColor: UIColor =
            cell.tintColor.luminance(in: cell).carriesWhiteText ? .white : .black
        for (label, _) in labels { label.textColor = textColor }
        let tint = cell.backgroundColor
        return Cleanup { [weak cell] in
            if cell?.backgroundColor == tint { cell?.backgroundColor = background }
            for (label, color) in labels where label.textColor == textColor {
                label.textColor = color
            }
        }
    }
}

extension UIView {
    fileprivate var labelsInside: [UILabel] {
        (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labelsInside)
    }
}

extension UIColor {
    /// How light this colour is where `view` shows it.
    @MainActor
    fileprivate func luminance(in view: UIView) -> Luminance {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        resolvedColor(with: view.traitCollection).getRed(
            &red, green: &green, blue: &blue, alpha: nil)
        return Luminance(red: Double(red), green: Double(green), blue: Double(blue))
    }
}
