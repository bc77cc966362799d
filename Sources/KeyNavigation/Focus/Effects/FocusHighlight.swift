import CoreGraphics
import Foundation
import UIKit

/// An object that makes a cell without configurations look focused, with the tint color as its
/// background and readable text colors.
///
/// Cells with background and content configurations look focused without this object (WWDC21 10260,
/// at 7:00). The highlight restores the original colors when the cell loses focus or the highlight
/// is deallocated, unless the app has changed the colors in the meantime. Each label should have a
/// single color.
@MainActor
public final class FocusHighlight {
    private weak var cell: UIView?
    private var cleanup: Cleanup?

    /// Creates a highlight for `cell`.
    ///
    /// The cell is referenced weakly.
    public init(_ cell: UIView) {
        self.cell = cell
    }

    /// A Boolean value that indicates whether the cell currently looks focused.
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
    /// Returns the luminance of this color in the appearance of `view`.
    @MainActor
    fileprivate func luminance(in view: UIView) -> Luminance {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        resolvedColor(with: view.traitCollection).getRed(
            &red, green: &green, blue: &blue, alpha: nil)
        return Luminance(red: Double(red), green: Double(green), blue: Double(blue))
    }
}

/// The perceived brightness of a color, as defined by WCAG 2.1, "relative luminance".
struct Luminance: Hashable, Sendable {
    let value: Double

    /// Creates a luminance from sRGB components between 0 and 1.
    ///
    /// Values outside of this range are limited to the range, and values that aren't numbers are
    /// treated as 0.
    init(red: Double, green: Double, blue: Double) {
        value =
            0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    private static func linear(_ component: Double) -> Double {
        let component = component.isNaN ? 0 : min(1, max(0, component))
        return component <= 0.03928 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// Returns the contrast ratio of two luminances, from 1 for equal ones to 21 for black and
    /// white.
    func contrast(to other: Luminance) -> Double {
        (max(value, other.value) + 0.05) / (min(value, other.value) + 0.05)
    }

    /// A Boolean value that indicates whether white text is readable on the color.
    ///
    /// White is preferred, because UIKit uses white on its tint colors. WCAG requires a ratio of 3
    /// for large text.
    var carriesWhiteText: Bool {
        contrast(to: Luminance(red: 1, green: 1, blue: 1)) >= 3
    }
}

/// A ring that shows that a view is focused, like UIKit's halo on devices with a focus engine.
///
/// The ring is removed when this object is deallocated.
@MainActor
final class FocusRing {
    private static let width: CGFloat = 3

    private let cleanup: Cleanup

    init(around view: UIView) {
        let ring = UIView()
        ring.isUserInteractionEnabled = false
        ring.isAccessibilityElement = false
        ring.layer.borderWidth = Self.width
        ring.layer.borderColor = view.tintColor.cgColor
        ring.layer.cornerCurve = view.layer.cornerCurve
        cleanup = Cleanup { [weak ring] in ring?.removeFromSuperview() }
        if view is UIScrollView || view.nearestExtensibleView !== view {
            Self.add(ring, above: view)
        } else {
            Self.add(ring, to: view)
        }
    }

    /// Adds `ring` to the view, so that the ring moves with the view, and only the view can clip
    /// the ring.
    private static func add(_ ring: UIView, to view: UIView) {
        let outset = view.clipsToBounds ? 0 : width
        ring.frame = view.bounds.insetBy(dx: -outset, dy: -outset)
        ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        ring.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius + outset : 0
        view.viewForSubviews.addSubview(ring)
    }

    /// Adds `ring` next to the view, because the view would scroll the ring, or further out around
    /// a view of SwiftUI.
    private static func add(_ ring: UIView, above view: UIView) {
        guard let superview = view.superview,
            let place = view.superview?.nearestExtensibleView
        else { return }
        ring.layer.cornerRadius = view.layer.cornerRadius
        ring.translatesAutoresizingMaskIntoConstraints = false
        if place === superview, place.viewForSubviews === place {
            place.insertSubview(ring, aboveSubview: view)
        } else {
            place.viewForSubviews.addSubview(ring)
        }
        NSLayoutConstraint.activate([
            ring.topAnchor.constraint(equalTo: view.topAnchor),
            ring.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ring.leftAnchor.constraint(equalTo: view.leftAnchor),
            ring.rightAnchor.constraint(equalTo: view.rightAnchor),
        ])
    }
}
