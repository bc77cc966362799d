import CoreGraphics
import Foundation
import UIKit

/// An object that shows a cell without configurations as focused: its background in the tint color,
/// its texts so that they can be read on it.
///
/// Cells with background and content configurations do so by themselves (WWDC21 10260, at 7:00).
/// What it changes it restores, as it was found, when the cell is not focused any more or the
/// highlight is released; colors that the app has set meanwhile stay. Labels should have one color.
@MainActor
public final class FocusHighlight {
    private weak var cell: UIView?
    private var cleanup: Cleanup?

    /// Creates a highlight for `cell`, which is not kept alive.
    public init(_ cell: UIView) {
        self.cell = cell
    }

    /// A Boolean value that indicates whether the cell looks focused at present.
    public var isFocused: Bool {
        get { cleanup != nil }
        set {
            guard newValue != isFocused else { return }
            cleanup = newValue ? cell.map(Self.highlight) : nil
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
    /// Returns the luminance of this color where `view` shows it.
    @MainActor
    fileprivate func luminance(in view: UIView) -> Luminance {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        resolvedColor(with: view.traitCollection).getRed(
            &red, green: &green, blue: &blue, alpha: nil)
        return Luminance(red: Double(red), green: Double(green), blue: Double(blue))
    }
}

/// The perceived brightness of a color, by WCAG 2.1, "relative luminance".
struct Luminance: Hashable, Sendable {
    let value: Double

    /// Creates a luminance from components between 0 and 1 of sRGB; what lies outside counts as the
    /// nearest, and what is no number as 0.
    init(red: Double, green: Double, blue: Double) {
        value =
            0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ component: Double) -> Double {
        let component = component.isNaN ? 0 : min(1, max(0, component))
        return component <= 0.03928 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the contrast ratio of the two: from 1, for equal ones, to 21 for black and white.
    func contrast(to other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }

    /// A Boolean value that indicates whether white text on it can be read.
    ///
    /// White is preferred, as UIKit has it on its own tint colors; 3 is what WCAG asks of large
    /// text.
    var carriesWhiteText: Bool {
        contrast(to: Luminance(red: 1, green: 1, blue: 1)) >= 3
    }
}
